import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv, type Env } from '../platform/env.ts'
import { addSecurityHeaders, buildSecurityHeaders } from './security-headers.ts'
import { minimalEnvironment } from '../testing/environment.ts'

const env = readEnv(minimalEnvironment)

async function headersOf(settings: Env) {
  const app = fastify()
  addSecurityHeaders(app, settings, buildSecurityHeaders(settings, []))
  app.get('/', () => 'shop')
  return (await app.inject('/')).headers
}

async function policyOf(settings: Env): Promise<Map<string, string[]>> {
  const headers = await headersOf(settings)
  const directives = String(headers['content-security-policy']).split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** Returns the matching sources of the content security policy, each in the form 'directive source'. */
async function allowedFor(name: RegExp, settings: Env): Promise<string[]> {
  return [...(await policyOf(settings))].flatMap(([directive, sources]) =>
    sources.filter((source) => name.test(source)).map((source) => `${directive} ${source}`),
  )
}

test('pages may load only listed sources, and no other site may frame them', async () => {
  const policy = await policyOf(env)

  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'self'"],
    'style-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  })
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(policy.get(directive)).toEqual(expect.arrayContaining([expect.stringMatching(/^('self'|https:)/)]))
  expect([...policy.values()].flat().filter((source) => /unsafe|^\*$|^https?:$/.test(source))).toEqual([])
})

test('every response has security headers, and HSTS if the shop uses HTTPS', async () => {
  const said = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
  }
  expect(await headersOf({ ...env, ORIGIN: 'https://guides.example.com' })).toMatchObject({
    ...said,
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  })
  const plain = await headersOf({ ...env, ORIGIN: 'http://localhost:3000' })
  expect(plain).toMatchObject(said)
  expect(plain).not.toHaveProperty('strict-transport-security')
})

test('only the development server sends no content security policy (CSP)', async () => {
  for (const NODE_ENV of ['production', 'test'] as const)
    expect(await headersOf({ ...env, NODE_ENV })).toHaveProperty('content-security-policy')
  expect(await headersOf({ ...env, NODE_ENV: 'development' })).not.toHaveProperty('content-security-policy')
})

test("the CSP allows Google's sign-in script, and frames of this shop's Firebase domain only", async () => {
  expect(await allowedFor(/google|firebase/, env)).toEqual([
    'script-src https://apis.google.com',
    'script-src https://www.google.com/recaptcha/',
    'connect-src https://identitytoolkit.googleapis.com',
    'connect-src https://securetoken.googleapis.com',
    'frame-src https://my-project.firebaseapp.com',
    'frame-src https://www.google.com/recaptcha/',
    'frame-src https://recaptcha.google.com/recaptcha/',
  ])
})

test('the CSP allows frames of the Auth emulator if Firebase is emulated', async () => {
  const policy = await policyOf({ ...env, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })

  expect(policy.get('frame-src')).toContain('http://127.0.0.1:9099')
  expect(policy.get('frame-src')).not.toContain('https://my-project.firebaseapp.com')
  expect(policy.get('connect-src')).not.toContain('https://identitytoolkit.googleapis.com')
})

test('the CSP allows an analytics script and its targets only if analytics is configured', async () => {
  const counting = {
    ...env,
    ANALYTICS_SCRIPT_URL: 'https://tags.example/tag.js?id=G-TEST1',
    ANALYTICS_TAG_ID: 'G-TEST1',
    ANALYTICS_ORIGINS: ['https://*.counts.example'],
  }

  expect(await allowedFor(/tags|counts/, counting)).toEqual([
    'script-src https://tags.example',
    'img-src https://tags.example',
    'img-src https://*.counts.example',
    'connect-src https://tags.example',
    'connect-src https://*.counts.example',
  ])
  expect(
    await allowedFor(/tags|counts/, { ...env, ANALYTICS_ORIGINS: ['https://*.counts.example'] }),
  ).toEqual([])
})
