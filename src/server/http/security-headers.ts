import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env.ts'
import type { ResponseHeaders } from '../platform/prepared-response.ts'
import { getSessionCookieName } from '../auth/index.ts'

/** Returns the headers of every response. The policy allows inline scripts only by hash, never with 'unsafe-inline'. */
export function buildSecurityHeaders(env: Env, inlineScripts: string[]): ResponseHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // No policy in development, because Vite's server inserts its own inline scripts and styles.
    ...(env.NODE_ENV === 'development'
      ? {}
      : { 'content-security-policy': contentSecurityPolicy(env, inlineScripts) }),
    ...(env.ORIGIN.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

export function addSecurityHeaders(app: FastifyInstance, env: Env, headers: ResponseHeaders): void {
  const cookieName = getSessionCookieName(env)
  app.addHook('onSend', (request, reply, _payload, done) => {
    const own = reply.getHeader('content-security-policy')
    reply.headers(own === undefined ? headers : { ...headers, 'content-security-policy': own })
    if (isPersonal(request, reply, cookieName)) reply.header('cache-control', 'private, no-store')
    done()
  })
}

/** Returns whether a response may contain personal data and must not be cached. False for files that are equal for everyone. */
function isPersonal(request: FastifyRequest, reply: FastifyReply, cookieName: string): boolean {
  if (request.url.startsWith('/assets/')) return false
  // A missing image is answered with a page, which may be personal.
  if (request.url.startsWith('/pictures/') && reply.statusCode < 400) return false
  return request.headers.authorization !== undefined || request.cookies[cookieName] !== undefined
}

/** Builds the content security policy from the same settings that the client receives. */
function contentSecurityPolicy(env: Env, inlineScripts: string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  const stripe =
    env.STRIPE_JS_URL === undefined ? stripeOrigins : fakeOrigins(new URL(env.STRIPE_JS_URL).origin)
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
  const identity =
    emulator === undefined ? googleOrigins(env.FIREBASE_AUTH_DOMAIN) : fakeOrigins(`http://${emulator}`)
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

/** Returns the origins of the analytics script and of its requests, which it sends by fetch or by image. */
function analyticsOrigins({ ANALYTICS_SCRIPT_URL: script, ANALYTICS_ORIGINS: sentTo }: Env) {
  if (script === undefined) return { script: [], connect: [] }
  const { origin } = new URL(script)
  return { script: [origin], connect: [origin, ...sentTo] }
}

/** Origin of the video player, which is requested only when a user starts a video. */
const videos = 'https://www.youtube-nocookie.com'

/** Script that Firebase loads to communicate with Google's sign-in window. */
const windowScript = 'https://apis.google.com'

const googleOrigins = (authDomain: string) => ({
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frame: [`https://${authDomain}`],
})

/** Sources of reCAPTCHA, which Firebase loads before it sends an SMS code. The emulator does not load it. */
const recaptchaOrigins = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

// Sources that Stripe's documentation lists for content security policies.
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}

const fakeOrigins = (origin: string) => ({
  script: [origin],
  frame: [origin],
  connect: [origin],
  image: [origin],
})
