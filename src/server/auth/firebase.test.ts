import { createHmac, generateKeyPairSync } from 'node:crypto'
import https from 'node:https'
import { cert } from 'firebase-admin/app'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signToken, startGoogleFake, type GoogleFake } from '../testing/google-fake.ts'
import { Telemetry } from '../platform/watching/watch.ts'
import { createFirebaseIdentity, openFirebase } from './firebase.ts'
import type { IdentityProvider } from './identity-provider.ts'

// Uses real signatures and Google's key format, as in production, without the emulator.
const env = {
  FIREBASE_PROJECT_ID: 'my-project',
  FIREBASE_API_KEY: 'key',
  PATIENCE_SECONDS: 10,
  FIREBASE_SERVICE_ACCOUNT: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
}
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

let google: GoogleFake
let identity: IdentityProvider
let started: Date
let now: Date
let isClockRight: boolean
beforeEach(async () => {
  google = await startGoogleFake()
  google.accounts.set('uid-1', { email: 'aiko@example.com', emailVerified: true })
  started = new Date()
  now = started
  isClockRight = true
  const time = { clock: () => now, isClockRight: async () => isClockRight }
  identity = createFirebaseIdentity(openFirebase(env, google.connection), env, time, new Telemetry())
})
afterEach(() => google.close())

const seconds = (shift = 0) => Math.floor(started.getTime() / 1000) + shift
const claims = (said: object = {}) => ({
  iss: 'https://securetoken.google.com/my-project',
  aud: 'my-project',
  sub: 'uid-1',
  iat: seconds(),
  auth_time: seconds(),
  exp: seconds(3600),
  email: 'aiko@example.com',
  email_verified: true,
  ...said,
})
const header = () => ({ alg: 'RS256', kid: google.keyId, typ: 'JWT' })
const idToken = (said: object = {}) => signToken(header(), claims(said), () => google.privateKey)
const cookie = () => idToken({ iss: 'https://session.firebase.google.com/my-project' })
const signatureOf = (token: string) => Buffer.from(token.split('.')[2] ?? '', 'base64url').toString('hex')

/** Returns a token with the same bytes as its signature, written with other unused bits in the last character. */
function encodeDifferently(token: string): string {
  const last = token.slice(-1)
  const changed = token.slice(0, -1) + String.fromCodePoint((last.codePointAt(0) ?? 0) + 1)
  expect(signatureOf(changed)).toBe(signatureOf(token))
  return changed
}
const later = (ms: number) => (now = new Date(now.getTime() + ms))

describe('an ID token', () => {
  test('a token identifies its user if Google signed it for this project', async () => {
    expect(await identity.findCallerByToken(idToken())).toEqual({
      uid: 'uid-1',
      email: 'aiko@example.com',
      emailVerified: true,
      role: undefined,
      authenticatedAt: expect.any(Date),
    })
    expect(await identity.findCallerByCookie(cookie())).toMatchObject({ uid: 'uid-1' })
  })

  test.each<[string, () => string]>([
    ['without a signature', () => signToken({ alg: 'none', typ: 'JWT' }, claims(), () => '')],
    [
      'without a signature that names the right key',
      () => signToken({ alg: 'none', kid: google.keyId }, claims(), () => ''),
    ],
    ['with its signature cut off', () => `${idToken().split('.').slice(0, 2).join('.')}.`],
    ['signed by another key', () => signToken(header(), claims(), () => stranger)],
    [
      'signed with the public key as a shared secret',
      () =>
        signToken({ ...header(), alg: 'HS256' }, claims(), (signed) =>
          createHmac('sha256', google.publicKeyPem).update(signed).digest('base64url'),
        ),
    ],
    [
      'whose key id is a path',
      () => signToken({ ...header(), kid: '../../../../dev/null' }, claims(), () => google.privateKey),
    ],
    [
      'whose key id is a property of every object',
      () => signToken({ ...header(), kid: '__proto__' }, claims(), () => google.privateKey),
    ],
    ['without a key id', () => signToken({ alg: 'RS256' }, claims(), () => google.privateKey)],
    ['for another audience', () => idToken({ aud: 'other-project' })],
    ['of another issuer', () => idToken({ iss: 'https://evil.example/my-project' })],
    [
      'of another project',
      () => idToken({ aud: 'other-project', iss: 'https://securetoken.google.com/other-project' }),
    ],
    ['that has expired', () => idToken({ iat: seconds(-7200), exp: seconds(-1) })],
    ['issued in the future', () => idToken({ iat: seconds(120) })],
    ['of a sign-in in the future', () => idToken({ auth_time: seconds(120) })],
    ['without a subject', () => idToken({ sub: '' })],
    ['whose subject is not a string', () => idToken({ sub: 7 })],
    ['that is a session cookie', cookie],
    ['whose issuer looks like an outage message', () => idToken({ iss: 'Error while making request' })],
    ['whose signature is encoded in another way', () => encodeDifferently(idToken())],
    ['that is not JSON', () => 'bm90.anNvbg.c2ln'],
    ['that is not a JWT', () => 'invented'],
  ])('a token %s identifies no user', async (_title, forge) => {
    expect(await identity.findCallerByToken(forge())).toBeUndefined()
    expect(google.lookups()).toBe(0)
  })

  test('a session cookie whose signature is encoded in another way identifies no user', async () => {
    expect(await identity.findCallerByCookie(encodeDifferently(cookie()))).toBeUndefined()
  })

  test('ID tokens are not accepted as session cookies, and unsigned cookies identify no user', async () => {
    expect(await identity.findCallerByCookie(idToken())).toBeUndefined()
    const unsigned = signToken(
      { alg: 'none', typ: 'JWT' },
      claims({ iss: 'https://session.firebase.google.com/my-project' }),
      () => '',
    )
    expect(await identity.findCallerByCookie(unsigned)).toBeUndefined()
  })

  test('a token is accepted if the clock of the node is slightly behind', async () => {
    expect(await identity.findCallerByToken(idToken({ iat: seconds(20) }))).toBeDefined()
  })
})

describe('a node whose clock is an hour off', () => {
  beforeEach(() => (isClockRight = false))

  test.each<[string, () => string]>([
    ['issued in the future', () => idToken({ iat: seconds(3600), exp: seconds(7200) })],
    ['expired', () => idToken({ iat: seconds(-3600), exp: seconds(-1) })],
  ])('a token that looks %s by a wrong clock causes the error "unavailable"', async (_title, tokenOf) => {
    await expect(identity.findCallerByToken(tokenOf())).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('a node with a wrong clock still identifies users with valid tokens', async () => {
    expect(await identity.findCallerByToken(idToken())).toBeDefined()
  })
})

describe('an outage of Google', () => {
  test.each(['keys', 'keys with words', 'accounts', 'everything'] as const)(
    'an outage of Google (%s) causes the error "unavailable" instead of a rejected token',
    async (what) => {
      google.fail(what)
      await expect(identity.findCallerByToken(idToken())).rejects.toMatchObject({ code: 'unavailable' })
      await expect(identity.findCallerByCookie(cookie())).rejects.toMatchObject({ code: 'unavailable' })

      google.fail('nothing')
      expect(await identity.findCallerByToken(idToken())).toMatchObject({ uid: 'uid-1' })
    },
  )
})

describe('authentication with a service account', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    projectId: env.FIREBASE_PROJECT_ID,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  beforeEach(() => {
    https.globalAgent.createConnection = google.connectTo
    // A random email for each test, because Firebase caches the access token of each service account.
    const clientEmail = `${crypto.randomUUID()}@example.com`
    const connection = { ...google.connection, credential: cert({ ...account, clientEmail }) }
    const time = { clock: () => now, isClockRight: async () => isClockRight }
    identity = createFirebaseIdentity(openFirebase(env, connection), env, time, new Telemetry())
  })

  const createConnection = https.globalAgent.createConnection.bind(https.globalAgent)
  afterEach(() => (https.globalAgent.createConnection = createConnection))

  test.each(['access tokens', 'access tokens with 500'] as const)(
    'an outage of Google (%s) causes the error "unavailable", not an internal error',
    async (what) => {
      google.fail(what)
      await expect(identity.findCallerByToken(idToken())).rejects.toMatchObject({ code: 'unavailable' })
      await expect(identity.findCallerByCookie(cookie())).rejects.toMatchObject({ code: 'unavailable' })

      google.fail('nothing')
      expect(await identity.findCallerByToken(idToken())).toMatchObject({ uid: 'uid-1' })
    },
  )

  test('a service account that Google rejects causes an internal error, not "unavailable"', async () => {
    google.fail('the service account')
    await expect(identity.findCallerByToken(idToken())).rejects.toMatchObject({
      code: 'app/invalid-credential',
    })
  })
})

describe('a user whose sessions were ended', () => {
  test.each<[string, (uid: string) => void]>([
    ['disabled', (uid) => google.accounts.set(uid, { disabled: true })],
    ['deleted', (uid) => google.accounts.delete(uid)],
    ['signed out everywhere', (uid) => google.accounts.set(uid, { validSince: String(seconds(10)) })],
  ])(
    'a user who was %s is rejected after at most a minute, with token and cookie',
    async (_title, shutOut) => {
      expect(await identity.findCallerByToken(idToken())).toBeDefined()
      shutOut('uid-1')

      later(60_000)

      expect(await identity.findCallerByToken(idToken())).toBeUndefined()
      expect(await identity.findCallerByCookie(cookie())).toBeUndefined()
    },
  )

  test('a user who logs out everywhere is rejected immediately', async () => {
    const token = idToken({ iat: seconds(-10), auth_time: seconds(-10) })
    expect(await identity.findCallerByToken(token)).toBeDefined()

    await identity.endSessions('uid-1')

    expect(await identity.findCallerByToken(token)).toBeUndefined()
  })

  test('a user whose sessions were ended gets access again with a later sign-in', async () => {
    google.accounts.set('uid-1', { validSince: String(seconds(-10)) })

    expect(await identity.findCallerByToken(idToken({ auth_time: seconds(-11) }))).toBeUndefined()
    expect(await identity.findCallerByToken(idToken({ auth_time: seconds(-10) }))).toBeDefined()
  })
})

test('a user causes one lookup at Google per minute, regardless of the number of requests', async () => {
  await Promise.all(Array.from({ length: 50 }, () => identity.findCallerByToken(idToken())))
  later(59_999)
  await identity.findCallerByCookie(cookie())
  expect(google.lookups()).toBe(1)

  later(1)
  await identity.findCallerByToken(idToken())
  expect(google.lookups()).toBe(2)
})

test('a verified session cookie is not accepted as an ID token, nor the other way around', async () => {
  const [token, session] = [idToken(), cookie()]
  expect(await identity.findCallerByToken(token)).toBeDefined()
  expect(await identity.findCallerByCookie(session)).toBeDefined()

  expect(await identity.findCallerByToken(session)).toBeUndefined()
  expect(await identity.findCallerByCookie(token)).toBeUndefined()
})

test('a node whose clock is behind causes no additional lookups at Google', async () => {
  const token = idToken({ iat: seconds(20) })
  await Promise.all(Array.from({ length: 50 }, () => identity.findCallerByToken(token)))
  expect(google.lookups()).toBe(1)
})

test('a disabled user is rejected within a minute, even after the clock was an hour ahead', async () => {
  later(60 * 60 * 1000)
  await identity.findCallerByToken(idToken({ exp: seconds(7200) }))
  google.accounts.set('uid-1', { email: 'aiko@example.com', disabled: true })

  later(-60 * 60 * 1000)

  expect(await identity.findCallerByToken(idToken())).toBeUndefined()
})

test('a user who was enabled again is accepted as soon as the token is renewed', async () => {
  google.accounts.set('uid-1', { disabled: true })
  expect(await identity.findCallerByToken(idToken({ iat: seconds(-5) }))).toBeUndefined()
  google.accounts.set('uid-1', {})
  expect(await identity.findCallerByToken(idToken({ iat: seconds(-5) }))).toBeUndefined()

  later(2000)
  expect(await identity.findCallerByToken(idToken({ iat: seconds(2) }))).toBeDefined()
})

describe('the role of an operator', () => {
  const admin = JSON.stringify({ admin: true })

  test('an operator has the role only with the claim in both the token and the account', async () => {
    google.accounts.set('uid-1', { customAttributes: admin })
    expect(await identity.findCallerByToken(idToken({ admin: true }))).toMatchObject({ role: 'owner' })
    expect(await identity.findCallerByToken(idToken())).toMatchObject({ role: undefined })
    expect(await identity.findCallerByToken(idToken({ admin: 'true' }))).toMatchObject({ role: undefined })
  })

  test('an admin claim grants the role only if it is true, not a string, number or object', async () => {
    for (const [place, claim] of ['true', 1, {}].entries()) {
      const uid = `uid-${place + 2}`
      google.accounts.set(uid, { customAttributes: JSON.stringify({ admin: claim }) })
      expect(await identity.findCallerByToken(idToken({ sub: uid, admin: true }))).toMatchObject({
        uid,
        role: undefined,
      })
    }
  })

  test('an operator loses the role within a minute, even with an old token', async () => {
    google.accounts.set('uid-1', { customAttributes: admin })
    await identity.findCallerByToken(idToken({ admin: true }))
    google.accounts.set('uid-1', {})

    later(60_000)

    expect(await identity.findCallerByToken(idToken({ admin: true }))).toMatchObject({ role: undefined })
  })
})
