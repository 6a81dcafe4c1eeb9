import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv, readSettings } from './env.ts'
import { minimalEnvironment as complete } from '../testing/environment.ts'

const sandbox = {
  ...complete,
  SANDBOX: '1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
}

const model = { MODEL_URL: 'http://127.0.0.1:11434/v1', MODEL_API_KEY: 'any', MODEL_NAME: 'own-model' }

test('a complete environment is read with its defaults', () => {
  expect(readEnv(complete)).toMatchObject({ PORT: 3000, NODE_ENV: 'production', SANDBOX: '0' })
})

test('every missing or malformed setting is listed with its purpose', () => {
  const broken = { ...complete, DATABASE_URL: 'mysql://x', STRIPE_SECRET_KEY: '', ORIGIN: undefined }

  expect(() => readEnv(broken)).toThrow(
    /ORIGIN: missing \(public address.*\n.*DATABASE_URL: malformed \(PostgreSQL.*\n.*STRIPE_SECRET_KEY: missing/s,
  )
})

test('missing, malformed and conflicting settings are reported together', () => {
  const broken = {
    ...complete,
    SMTP_URL: undefined,
    ORIGIN: 'https://guides.example.com/shop',
    STRIPE_API_URL: 'http://127.0.0.1:1',
    MODEL_NAME: 'own-model',
    ANALYTICS_TAG_ID: 'G-TEST1',
  }

  expect(() => readEnv(broken)).toThrow(
    /ORIGIN: malformed.*SMTP_URL: missing.*MODEL_URL: missing.*STRIPE_API_URL: the address of a fake.*ANALYTICS_TAG_ID: counts only/s,
  )
})

const account = {
  type: 'service_account',
  project_id: 'my-project',
  client_email: 'shop@my-project.iam.gserviceaccount.com',
  private_key: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey,
}

test("a service account in Firebase's format is accepted", () => {
  const env = readEnv({ ...complete, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account) })

  expect(env.FIREBASE_SERVICE_ACCOUNT?.private_key).toBe(account.private_key)
})

test.each([
  ['missing', ''],
  ['of another project', JSON.stringify({ ...account, project_id: 'other-project' })],
])('a service account that is %s is rejected with instructions to create one', (_title, written) => {
  const wrong = { ...complete, FIREBASE_SERVICE_ACCOUNT: written }
  const own = ['FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_AUTH_EMULATOR_HOST'] as const

  for (const read of [() => readEnv(wrong), () => readSettings(wrong, own)])
    expect(read).toThrow(
      /FIREBASE_SERVICE_ACCOUNT: (missing|belongs).*Service accounts, Generate new private key/,
    )
  // The emulator needs no service account, because it accepts any session cookie.
  expect(() => readEnv({ ...sandbox, FIREBASE_SERVICE_ACCOUNT: written })).not.toThrow()
})

test.each([
  ['cut in half', JSON.stringify(account).slice(0, -40)],
  ['without its email', JSON.stringify({ ...account, client_email: undefined })],
  ['with an invalid private key', JSON.stringify({ ...account, private_key: 'secret-key' })],
])('a service account %s is rejected, and the error contains none of it', (_title, written) => {
  const start = () => readEnv({ ...complete, FIREBASE_SERVICE_ACCOUNT: written })

  expect(start).toThrow('FIREBASE_SERVICE_ACCOUNT: malformed')
  expect(start).not.toThrow(/PRIVATE KEY|secret-key|gserviceaccount/)
})

test.each(['https://guides.example.com/', 'https://guides.example.com/shop', 'guides.example.com'])(
  'an origin with a path or without a scheme is rejected: %s',
  (ORIGIN) => {
    expect(() => readEnv({ ...complete, ORIGIN })).toThrow('ORIGIN: malformed')
  },
)

test('an origin without HTTPS is accepted only in sandbox mode', () => {
  const plain = { ORIGIN: 'http://guides.example.com' }

  expect(() => readEnv({ ...complete, ...plain })).toThrow('ORIGIN: http is refused unless SANDBOX=1')
  expect(() => readEnv({ ...sandbox, ...plain })).not.toThrow()
})

test.each([
  ['an Auth emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
  ['a Stripe fake', { STRIPE_API_URL: 'http://127.0.0.1:1' }],
  ['a Stripe.js fake', { STRIPE_JS_URL: 'http://127.0.0.1:1/stripe.js' }],
  ['a model fake', { ...model, MODEL_NAME: 'sandbox-translator' }],
  ['a demo project', { FIREBASE_PROJECT_ID: 'demo-guides' }],
])('%s is rejected unless SANDBOX=1', (_title, said) => {
  expect(() => readEnv({ ...complete, ...said })).toThrow('refused unless SANDBOX=1')
  expect(() => readEnv({ ...sandbox, ...said })).not.toThrow()
})

test('live Stripe keys are rejected in sandbox mode', () => {
  expect(() => readEnv({ ...sandbox, STRIPE_SECRET_KEY: 'sk_live_abc' })).toThrow(
    'a live key is refused while SANDBOX=1',
  )
})

test('the analytics script and tag id are only accepted together', () => {
  const script = { ANALYTICS_SCRIPT_URL: 'https://tags.example/tag.js' }
  const tag = { ANALYTICS_TAG_ID: 'G-TEST1' }

  expect(() => readEnv({ ...complete, ...script, ...tag })).not.toThrow()
  for (const half of [script, tag]) {
    expect(() => readEnv({ ...complete, ...half })).toThrow('counts only together with ANALYTICS_SCRIPT_URL')
  }
})

test.each(['https://a.example; script-src *', 'a.example', 'https://a.example/path', "'unsafe-inline'"])(
  'an analytics origin that is not a plain origin is rejected: %s',
  (origins) => {
    expect(() => readEnv({ ...complete, ANALYTICS_ORIGINS: origins })).toThrow('ANALYTICS_ORIGINS: malformed')
  },
)

test('trusted proxies can be addresses or networks; anything else is rejected', () => {
  expect(readEnv(complete).TRUSTED_PROXIES).toBeUndefined()
  expect(readEnv({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '2001:db8::1',
  ])
  for (const wrong of ['true', '*', '10.0.0.0/99', 'balancer.local'])
    expect(() => readEnv({ ...complete, TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES: malformed')
})

test.each(['shop@example.com', 'AI 収入ガイド <shop@example.com>'])(
  '%s is accepted as the sender of emails',
  (from) => {
    expect(readEnv({ ...complete, MAIL_FROM: from }).MAIL_FROM).toBe(from)
  },
)

test.each([
  'shop',
  'a@example.com, b@example.com',
  'Shop <a@example.com>\r\nBcc: x@example.com',
  'x <a b@c>',
])('%j is rejected as the sender of emails', (from) => {
  expect(() => readEnv({ ...complete, MAIL_FROM: from })).toThrow('MAIL_FROM: malformed')
})

test('the settings of a model are accepted only if all or none are set', () => {
  expect(readEnv(complete).MODEL_URL).toBeUndefined()
  // A loopback address is allowed outside the sandbox, because real models run there, too.
  expect(readEnv({ ...complete, ...model })).toMatchObject({ ...model, TRANSLATION_DAILY_LIMIT: 20 })
  expect(() => readEnv({ ...complete, MODEL_URL: model.MODEL_URL })).toThrow(
    /MODEL_API_KEY: missing \(its key.*\n.*MODEL_NAME: missing \(the model/s,
  )
})
