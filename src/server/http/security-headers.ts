import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env.ts'
import { sessionCookieName } from '../auth/index.ts'

/** Headers of every answer. Inline scripts run only by hash; there is no 'unsafe-inline' anywhere. */
export function addSecurityHeaders(app: FastifyInstance, env: Env, inlineScripts: string[]): void {
  const policy = contentSecurityPolicy(env, inlineScripts)
  const secure = env.ORIGIN.startsWith('https:')
  const cookieName = sessionCookieName(env)
  app.addHook('onSend', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    // Vite's dev server writes inline scripts and styles of its own.
    const ours = env.NODE_ENV !== 'development' && !reply.hasHeader('content-security-policy')
    if (ours) reply.header('content-security-policy', policy)
    if (secure) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (isPersonal(request, cookieName)) reply.header('cache-control', 'private, no-store')
  })
}

/** An answer to somebody in particular must stay with them; files that everyone gets are not about anybody. */
function isPersonal(request: FastifyRequest, cookieName: string): boolean {
  if (request.url.startsWith('/assets/')) return false
  return request.headers.authorization !== undefined || request.cookies[cookieName] !== undefined
}

/** Built from the same addresses that client-env hands to the browser. */
function contentSecurityPolicy(env: Env, inlineScripts: string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  const stripe =
    env.STRIPE_JS_URL === undefined ? stripeOrigins : standInOrigins(new URL(env.STRIPE_JS_URL).origin)
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
  const identity =
    emulator === undefined ? googleOrigins(env.FIREBASE_AUTH_DOMAIN) : emulatorOrigins(`http://${emulator}`)
  const robotCheck = emulator === undefined ? recaptchaOrigins : { script: [], frame: [] }
  const analytics = analyticsOrigins(env)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes,
      windowScript,
      ...robotCheck.script,
      ...stripe.script,
      ...analytics.script,
    ],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...stripe.image, ...analytics.connect],
    'connect-src': ["'self'", ...identity.connect, ...stripe.connect, ...analytics.connect],
    'worker-src': ["'self'"],
    'frame-src': [videos, ...identity.frame, ...robotCheck.frame, ...stripe.frame],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** A script that counts page views sends its counts by call or by picture. */
function analyticsOrigins({ ANALYTICS_SCRIPT_URL: script, ANALYTICS_ORIGINS: sentTo }: Env) {
  if (script === undefined) return { script: [], connect: [] }
  const { origin } = new URL(script)
  return { script: [origin], connect: [origin, ...sentTo] }
}

/** Where a reader's chosen video plays; nothing is asked of it before. */
const videos = 'https://www.youtube-nocookie.com'

/** How a page and Google's window talk to each other; Firebase loads it when somebody signs in that way. */
const windowScript = 'https://apis.google.com'

const googleOrigins = (authDomain: string) => ({
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frame: [`https://${authDomain}`],
})

const emulatorOrigins = (origin: string) => ({ connect: [origin], frame: [origin] })
/** Firebase asks Google for it before a code is texted; the emulator does not. */
const recaptchaOrigins = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

// Stripe's own list: stripe.md 9.
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}

const standInOrigins = (origin: string) => ({
  script: [origin],
  frame: [origin],
  connect: [origin],
  image: [origin],
})
