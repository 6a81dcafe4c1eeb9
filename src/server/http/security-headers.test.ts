import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv, type Env } from '../platform/env.ts'
import { addSecurityHeaders } from './security-headers.ts'

const env = readEnv({
  ORIGIN: 'https://guides.example.com',
  DATABASE_URL: 'postgres://shop@localhost/shop',
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
  FIREBASE_STORAGE_BUCKET: 'bucket',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'shop@example.com',
  SELLER: 'A seller',
  SUPPORT_EMAIL: 'support@example.com',
})

async function policyOf(settings: Env): Promise<Map<string, string[]>> {
  const app = fastify()
  addSecurityHeaders(app, settings, [])
  app.get('/', () => 'shop')
  const { headers } = await app.inject('/')
  const directives = String(headers['content-security-policy']).split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('a sign-in with Google may load its script and frame this shop’s own Firebase address, no other of Google’s', async () => {
  const policy = await policyOf(env)

  const ofGoogle = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => /google|firebase/.test(source)).map((source) => `${name} ${source}`),
  )
  expect(ofGoogle).toEqual([
    'script-src https://apis.google.com',
    'script-src https://www.google.com/recaptcha/',
    'connect-src https://identitytoolkit.googleapis.com',
    'connect-src https://securetoken.googleapis.com',
    'frame-src https://my-project.firebaseapp.com',
    'frame-src https://www.google.com/recaptcha/',
    'frame-src https://recaptcha.google.com/recaptcha/',
  ])
})

test('where an emulator stands in for Firebase, its window is framed instead', async () => {
  const policy = await policyOf({ ...env, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })

  expect(policy.get('frame-src')).toContain('http://127.0.0.1:9099')
  expect(policy.get('frame-src')).not.toContain('https://my-project.firebaseapp.com')
  expect(policy.get('connect-src')).not.toContain('https://identitytoolkit.googleapis.com')
})
