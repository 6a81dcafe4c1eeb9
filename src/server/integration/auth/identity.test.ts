import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { openFirebase } from '../../auth/index.ts'
import { systemClock } from '../../platform/clock.ts'
import {
  callEmulator,
  signInAtProvider,
  signUpAtProvider,
  type Person,
  waitForNextSecond,
} from '../../testing/people.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1, isFreePreview: true }, { id: 2 })

const { authEmulatorUrl } = inject('services')
const registration = (email: string) => ({ email, password: 'secret-123', username: 'someone' })

/** Opens Firebase's admin API for actions of an operator. */
const admin = () => openFirebase(shop.deps.env)
const newcomer = (name: string) =>
  signUpAtProvider(authEmulatorUrl, `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`)

function cookieOf(headers: Record<string, unknown>): string {
  return String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
}

test('signing up creates an account and sets a session cookie', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `hana-${Date.now()}@example.com`)

  const registered = await shop.post('/api/auth/register', registration(person.email), person)

  expect(registered.json()).toMatchObject({ user: { uid: person.uid, username: 'someone' } })
  expect(String(registered.headers['set-cookie'])).toMatch(
    /^session=\S+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const session = await shop.visit('/trpc/auth.session', undefined, { cookie: cookieOf(registered.headers) })
  expect(session.body).toContain(person.email)
})

const rowsOf = async (uid: string) => {
  const { rows } = await shop.deps.pool.query<{ email: string; username: string }>(
    'select email, username from users where firebase_uid = $1',
    [uid],
  )
  return rows
}

describe('POST /api/auth/register stores the username of a new user', () => {
  test('registering replaces the default username, even if the session was fetched before', async () => {
    const person = await signUpAtProvider(authEmulatorUrl, `rin-${Date.now()}@example.com`)
    const greeted = async () => {
      const session = await shop.visit('/trpc/auth.session', person)
      return session.json<{ result: { data: { json: { username: string } } } }>().result.data.json.username
    }
    expect(await greeted()).toMatch(/^rin-/)
    await shop.visit('/api/auth/me', person)
    expect(await greeted()).toMatch(/^rin-/)

    await shop.post(
      '/api/auth/register',
      { email: person.email, password: 'secret-123', username: 'Rin Sato' },
      person,
    )

    expect(await greeted()).toBe('Rin Sato')
  })

  test('two registered users each get their own username in the session', async () => {
    const people = [await newcomer('rin'), await newcomer('sora')]
    const greeted: string[] = []
    for (const [index, person] of people.entries())
      await shop.post(
        '/api/auth/register',
        { ...registration(person.email), username: `Reader ${index}` },
        person,
      )
    for (const person of [...people, ...people]) {
      const session = await shop.visit('/trpc/auth.session', person)
      greeted.push(
        session.json<{ result: { data: { json: { username: string } } } }>().result.data.json.username,
      )
    }
    expect(greeted).toEqual(['Reader 0', 'Reader 1', 'Reader 0', 'Reader 1'])
  })

  test('registering concurrently in three tabs has the same result as registering once', async () => {
    const person = await newcomer('iku')
    const register = () => shop.post('/api/auth/register', registration(person.email), person)

    const answers = await Promise.all([register(), register(), register()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rowsOf(person.uid)).toEqual([{ email: person.email, username: 'someone' }])
  })

  test('registering a second time changes nothing', async () => {
    const person = await newcomer('iku')
    const first = await shop.post('/api/auth/register', registration(person.email), person)
    const second = await shop.post(
      '/api/auth/register',
      { ...registration(person.email), username: 'other' },
      person,
    )
    expect(second.json()).toEqual(first.json())
  })

  test('registering stores the username even when another request created the account first', async () => {
    const person = await newcomer('iku')
    expect((await shop.visit('/api/auth/me', person)).json()).toMatchObject({
      user: { username: person.email.split('@', 1)[0] },
    })

    const registered = await shop.post('/api/auth/register', registration(person.email), person)

    expect(registered.json()).toMatchObject({ user: { username: 'someone' } })
  })

  test('registering and renaming one user leaves the username of another unchanged', async () => {
    const [iku, jin] = [await newcomer('iku'), await newcomer('jin')]
    for (const person of [iku, jin]) await shop.visit('/api/auth/me', person)

    await shop.post('/api/auth/register', registration(jin.email), jin)
    await shop.post('/api/auth/username', { username: 'Jin' }, jin)

    expect(await rowsOf(jin.uid)).toEqual([{ email: jin.email, username: 'Jin' }])
    expect(await rowsOf(iku.uid)).toEqual([{ email: iku.email, username: iku.email.split('@', 1)[0] }])
  })

  test('registering without a username uses at most 50 characters of the email before the @', async () => {
    const long = `${'k'.repeat(60)}-${Date.now()}`
    const person = await newcomer(long)
    const answer = await shop.post('/api/auth/register', { email: person.email }, person)
    expect(answer.json()).toMatchObject({ user: { username: 'k'.repeat(50) } })
  })

  test('registering with an email address of another Firebase user’s account returns 409', async () => {
    const person = await newcomer('iku')
    await shop.deps.pool.query('insert into users (email, username, firebase_uid) values ($1, $2, $3)', [
      person.email.toUpperCase(),
      'earlier',
      `uid-${person.uid}`,
    ])

    const answers = await Promise.all([
      shop.post('/api/auth/register', registration(person.email), person),
      shop.visit('/api/auth/me', person),
    ])

    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect(answers[0].json()).toMatchObject({ code: 'email-in-use' })
  })

  test('registering ignores unknown fields such as role and admin', async () => {
    const person = await newcomer('iku')
    const greedy = { role: 'admin', admin: true, subscriptionActive: true, freeAccessUsed: true, id: 1 }

    const answer = await shop.post('/api/auth/register', { ...registration(person.email), ...greedy }, person)

    expect(Object.keys(answer.json<{ user: object }>().user).toSorted()).toEqual(
      [
        'createdAt',
        'deletesAt',
        'email',
        'emailVerified',
        'freeAccessUsed',
        'role',
        'uid',
        'username',
      ].toSorted(),
    )
    const { rows } = await shop.deps.pool.query(
      'select password, subscription_active, free_access_used from users where firebase_uid = $1',
      [person.uid],
    )
    expect(rows).toEqual([
      { password: 'external:firebase', subscription_active: false, free_access_used: false },
    ])
  })

  test.each<[string, object, number]>([
    ['a name of 50 characters outside the basic plane', { username: '𠮷'.repeat(50) }, 200],
    ['a name of 51 characters', { username: '𠮷'.repeat(51) }, 400],
    ['a blank name', { username: '   ' }, 400],
    ['a name with a line break', { username: 'a\nb' }, 400],
    ['a name with a direction override', { username: 'a\u202eb' }, 400],
    ['a name with half a surrogate pair', { username: '\ud83d' }, 400],
    ['a name with a joined emoji', { username: '👨‍👩‍👧' }, 200],
    ['a password of five characters', { password: '12345' }, 400],
    ['a password of six characters', { password: '123456' }, 200],
    ['no password', { password: undefined }, 200],
    ['no e-mail', { email: undefined }, 400],
    ['an e-mail without domain', { email: 'someone@' }, 400],
    ['an e-mail in capitals', {}, 200],
  ])('the server validates a registration with %s', async (title, said, status) => {
    const person = await newcomer('iku')
    const email = title.endsWith('capitals') ? person.email.toUpperCase() : person.email
    const answer = await shop.post('/api/auth/register', { ...registration(email), ...said }, person)
    expect(answer.status).toBe(status)
  })

  test('registering without an ID token returns 401', async () => {
    const answer = await shop.post('/api/auth/register', registration('nobody@example.com'))
    expect([answer.status, answer.json()]).toEqual([
      401,
      {
        error: 'Authentication required',
        message: 'Authentication required',
        code: 'authentication-required',
      },
    ])
  })

  test('an anonymous Firebase user without an email address gets no account', async () => {
    const { idToken, localId } = (await callEmulator(authEmulatorUrl, 'accounts:signUp', {})) as {
      idToken: string
      localId: string
    }
    const answer = await shop.visit('/api/auth/me', { idToken, uid: localId, email: '', refreshToken: '' })
    expect(answer.status).toBe(403)
    expect(await rowsOf(localId)).toEqual([])
  })
})

describe('a user can change the username', () => {
  test('a user can change the username repeatedly', async () => {
    const iku = await shop.signUp('iku')

    const renamed = await shop.post('/api/auth/username', { username: '  郁子  ' }, iku)
    await shop.post('/api/auth/username', { username: 'Iku S.' }, iku)

    expect(renamed.json()).toMatchObject({ user: { uid: iku.uid, username: '郁子' } })
    expect((await shop.visit('/api/auth/me', iku)).json()).toMatchObject({ user: { username: 'Iku S.' } })
  })

  test('a username changed before registration is not replaced by the registration', async () => {
    const iku = await newcomer('iku')

    await shop.post('/api/auth/username', { username: 'Iku' }, iku)
    await shop.post('/api/auth/register', registration(iku.email), iku)

    expect(await rowsOf(iku.uid)).toEqual([{ email: iku.email, username: 'Iku' }])
  })

  test.each([
    ['a name of 51 characters', '𠮷'.repeat(51)],
    ['nothing', ' '],
    ['a line break', 'a\nb'],
  ])('changing the username to %s is rejected, and the old one stays', async (_title, username) => {
    const iku = await shop.signUp('iku')

    const answer = await shop.post('/api/auth/username', { username }, iku)

    expect([answer.status, (await rowsOf(iku.uid))[0]?.username]).toEqual([400, 'iku'])
  })
})

test('registering with another user’s email address is rejected', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `jun-${Date.now()}@example.com`)

  const answer = await shop.post('/api/auth/register', registration('victim@example.com'), person)

  expect(answer.status).toBe(400)
})

test('a session cookie allows reads but no writes, so another site cannot start a payment', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `kei-${Date.now()}@example.com`)
  const registered = await shop.post('/api/auth/register', registration(person.email), person)
  const cookie = cookieOf(registered.headers)

  const write = await shop.app.inject({
    method: 'POST',
    url: '/api/users/create-payment-intent',
    headers: { cookie },
    payload: { guideId: 2 },
  })

  expect(write.statusCode).toBe(401)
  expect((await shop.visit('/api/auth/me', undefined, { cookie })).status).toBe(200)
})

test('a request with cookie and token of different users is rejected, and the cookie is deleted', async () => {
  const first = await signUpAtProvider(authEmulatorUrl, `lin-${Date.now()}@example.com`)
  const second = await shop.signUp('maki')
  const registered = await shop.post('/api/auth/register', registration(first.email), first)

  const answer = await shop.visit('/api/auth/me', second, { cookie: cookieOf(registered.headers) })

  expect(answer.status).toBe(401)
  expect(String(answer.headers['set-cookie'])).toContain('session=;')
})

test('a forged session cookie is deleted and its sender is treated as a guest', async () => {
  const answer = await shop.visit('/api/users/can-view/2', undefined, { cookie: 'session=invented' })

  expect(answer.json()).toEqual({ canView: false })
  expect(String(answer.headers['set-cookie'])).toContain('session=;')
})

test.each(['Bearer invented', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic abc', 'Bearer'])(
  'the Authorization header %o is rejected',
  async (authorization) => {
    expect((await shop.visit('/api/auth/me', undefined, { authorization })).status).toBe(401)
  },
)

test('an invalid Authorization header is rejected even with a valid session cookie', async () => {
  const { cookie = '' } = await shop.signUp('nao')
  for (const authorization of ['Basic abc', 'Bearer', 'Bearer invented'])
    expect((await shop.visit('/api/auth/me', undefined, { cookie, authorization })).status).toBe(401)
})

const login = (body: object, person?: Person) => shop.post('/api/auth/login', body, person)

const setCookie = (answer: TestResponse) => String(answer.headers['set-cookie'])

describe('POST /api/auth/login sets a session cookie for valid credentials', () => {
  test('logging in needs only email and password, and an unknown email fails like a wrong password', async () => {
    const person = await shop.signUp('nao')

    const right = await login({ email: person.email, password: 'secret-123' })
    const wrong = await login({ email: person.email, password: 'not-it-123' })
    const unknown = await login({ email: 'nobody@example.com', password: 'not-it-123' })

    expect(right.json()).toMatchObject({ user: { uid: person.uid } })
    expect(right.body).not.toMatch(/secret-123|token/i)
    expect([wrong.status, wrong.json()]).toEqual([
      401,
      {
        error: 'Email address or password is incorrect',
        message: 'Email address or password is incorrect',
        code: 'wrong-credentials',
      },
    ])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('logging in to a disabled account fails like a wrong password', async () => {
    const person = await shop.signUp('nao')
    await admin().updateUser(person.uid, { disabled: true })
    const answer = await login({ email: person.email, password: 'secret-123' })
    expect(answer.json()).toMatchObject({ code: 'wrong-credentials' })
  })

  test('a session lasts two weeks with “remember me”, otherwise until the browser closes', async () => {
    const person = await shop.signUp('nao')
    const body = { email: person.email, password: 'secret-123' }

    expect(setCookie(await login({ ...body, remember: true }, person))).toContain('Max-Age=1209600')
    expect(setCookie(await login({ ...body, remember: false }, person))).toMatch(
      /^session=\S+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('logging in with token and email address of different users is rejected', async () => {
    const person = await shop.signUp('nao')
    const answer = await login({ email: 'victim@example.com', password: 'secret-123' }, person)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined])
  })

  test('logging in with a Firebase sign-in over five minutes old succeeds but sets no cookie', async () => {
    const person = await shop.signUp('nao')
    const body = { email: person.email, password: 'secret-123' }
    shop.deps.clock = () => new Date(Date.now() + 5 * 60_000 + 1000)
    const late = await login(body, person)
    shop.deps.clock = systemClock

    expect([late.status, late.headers['set-cookie']]).toEqual([200, undefined])
    expect(setCookie(await login(body, person))).toContain('session=ey')
  })

  test('a login request that is not JSON returns 415', async () => {
    const person = await shop.signUp('nao')
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ email: person.email, password: 'secret-123' }),
      })
      expect([type, answer.statusCode]).toEqual([type, 415])
    }
  })
})

const attempt = (email: string, remoteAddress: string, password = 'not-it-123') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { email, password },
  })

const tally = (statuses: number[]) =>
  [401, 429].map((status) => statuses.filter((each) => each === status).length)

const unknownEmail = () => `${crypto.randomUUID()}@example.com`

const forwarded = (n: number) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '198.51.100.50',
    headers: { 'x-forwarded-for': `203.0.113.${n}` },
    payload: { email: `${n}-${Date.now()}@example.com`, password: 'not-it-123' },
  })

const attempts = async (count: number, email: () => string, address: string) => {
  const answers = await Promise.all(Array.from({ length: count }, () => attempt(email(), address)))
  return answers.map(({ statusCode }) => statusCode)
}

describe('failed logins are limited per network and account', () => {
  // A fixed clock keeps waits from ending while the attempts run.
  let now: Date
  beforeEach(() => {
    now = new Date()
    shop.deps.clock = () => now
  })
  afterEach(() => {
    shop.deps.clock = systemClock
  })

  test('a network is blocked after ten failed logins for any accounts, with a Retry-After header', async () => {
    expect(tally(await attempts(50, unknownEmail, '2001:db8:1:1::1'))).toEqual([10, 40])

    const refused = await attempt(unknownEmail(), '2001:db8:1:1:ffff::2')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: 'Too many requests', code: 'too-many-requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await attempt(unknownEmail(), '2001:db8:1:2::1')).statusCode).toBe(401)
  })

  test('failed logins from one address never lock out the account’s owner', async () => {
    const person = await shop.signUp('sora')
    await attempts(50, () => person.email, '198.51.100.1')
    expect((await attempt(person.email, '198.51.100.2', 'secret-123')).statusCode).toBe(200)
  })

  test('failed logins from many networks block the owner’s login for at most two minutes', async () => {
    const person = await shop.signUp('sora')
    for (let network = 1; network <= 8; network += 1)
      await attempts(10, () => person.email, `192.0.2.${network}`)

    const shutOut = await attempt(person.email, '192.0.2.100', 'secret-123')
    expect(shutOut.statusCode).toBe(429)
    expect(Number(shutOut.headers['retry-after'])).toBeLessThanOrEqual(120)
    const body = { email: person.email, password: 'secret-123' }
    expect((await shop.post('/api/auth/login', body, person)).status).toBe(200)

    now = new Date(now.getTime() + 120_000)
    expect((await attempt(person.email, '192.0.2.101', 'secret-123')).statusCode).toBe(200)
    // The correct password has reset the account's limit, which the other networks had used up.
    expect((await attempt(person.email, '192.0.2.102', 'secret-123')).statusCode).toBe(200)
  })

  test('failed logins for one account count together, however its email address is written', async () => {
    const person = await shop.signUp('sora')
    // Counted separately, each spelling would stay far below the limit.
    for (const [place, letter] of [...'example'].entries()) {
      const domain = 'example'.slice(0, place) + letter.toUpperCase() + 'example'.slice(place + 1)
      await attempts(10, () => person.email.replace('@example', `@${domain}`), `192.0.2.${110 + place}`)
    }

    expect((await attempt(person.email, '192.0.2.119', 'secret-123')).statusCode).toBe(429)
  })

  test('a successful login does not reset the failed attempts of its network', async () => {
    const own = await shop.signUp('sora')
    await attempts(9, unknownEmail, '198.51.100.70')
    expect((await attempt(own.email, '198.51.100.70', 'secret-123')).statusCode).toBe(200)

    expect((await attempt(unknownEmail(), '198.51.100.70')).statusCode).toBe(429)
  })

  test('a forged X-Forwarded-For header does not change the client’s network', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => forwarded(n)))
    expect(tally(answers.map(({ statusCode }) => statusCode))).toEqual([10, 20])
  })

  test('logins through tRPC are limited like logins through REST', async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, () =>
        shop.app.inject({
          method: 'POST',
          url: '/trpc/auth.login',
          remoteAddress: '198.51.100.60',
          payload: { json: { email: 'nobody@example.com', password: 'not-it-123' } },
        }),
      ),
    )
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ error: { json: { data: { refusal: 'too-many-requests' } } } })
    expect(refused?.headers['retry-after']).toBe('1')
  })
})

describe('a session that ended in Firebase or on every device is rejected', () => {
  test.each<[string, (uid: string) => Promise<unknown>]>([
    ['disabled', (uid) => admin().updateUser(uid, { disabled: true })],
    ['deleted', (uid) => admin().deleteUser(uid)],
    ['revoked', (uid) => waitForNextSecond().then(() => admin().revokeRefreshTokens(uid))],
  ])(
    'a user (%s in Firebase) is rejected by token and by cookie, and the cookie is deleted',
    async (_title, shutOut) => {
      const person = await shop.signUp('rin')
      const { cookie = '' } = person
      // A new token, because the shop has verified the one of the registration less than a minute ago.
      await waitForNextSecond()
      const tokens = await signInAtProvider(authEmulatorUrl, person.email)
      await shutOut(person.uid)

      const byToken = await shop.visit('/api/auth/me', { ...person, ...tokens, cookie: '' })
      const byCookie = await shop.visit('/api/auth/me', undefined, { cookie })
      const asGuest = await shop.visit('/api/users/can-view/2', undefined, { cookie })

      expect([byToken.status, byCookie.status, asGuest.status]).toEqual([401, 401, 200])
      expect(String(byCookie.headers['set-cookie'])).toMatch(/^session=; /)
      expect(asGuest.json()).toEqual({ canView: false })
    },
  )

  test('logging out everywhere ends every session, and the user can log in again', async () => {
    const person = await shop.signUp('rin')
    const elsewhere = await shop.post(
      '/api/auth/login',
      { email: person.email, password: 'secret-123' },
      { ...person, cookie: '' },
    )
    await waitForNextSecond()

    const answer = await shop.post('/api/auth/logout-everywhere', {}, person)

    expect(answer.status).toBe(204)
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=; /)
    expect((await shop.visit('/api/auth/me', { ...person, cookie: '' })).status).toBe(401)
    const stolen = { cookie: cookieOf(elsewhere.headers) }
    expect((await shop.visit('/api/auth/me', undefined, stolen)).status).toBe(401)
    expect((await shop.visit('/api/auth/me', person)).status).toBe(401)
    const back = await shop.post('/api/auth/login', { email: person.email, password: 'secret-123' })
    expect((await shop.visit('/api/auth/me', undefined, { cookie: cookieOf(back.headers) })).status).toBe(200)
  })
})

test('logging out ends the session of this browser', async () => {
  const person = await shop.signUp('rin')
  const answer = await shop.post('/api/auth/logout', {}, person)
  expect([answer.status, String(answer.headers['set-cookie'])]).toEqual([
    204,
    expect.stringMatching(/^session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/),
  ])
})

const marked = (person: Person) => ({ cookie: `${person.cookie}; logged-out=1` })
const cookiesSetBy = ({ headers }: TestResponse) =>
  [headers['set-cookie'] as string | string[]].flat().map((cookie) => cookie.split(';', 1)[0])

describe('a browser whose logout request failed stays logged out by a cookie', () => {
  test('a browser with a logged-out cookie is a guest, and its session cookie is deleted', async () => {
    const person = await shop.signUp('nao')
    expect((await shop.visit('/api/auth/me', undefined, { cookie: person.cookie ?? '' })).status).toBe(200)

    const session = await shop.visit('/trpc/auth.session', undefined, marked(person))
    const me = await shop.visit('/api/auth/me', undefined, marked(person))

    expect(session.body).not.toContain(person.email)
    expect(me.status).toBe(401)
    for (const answer of [session, me]) expect(cookiesSetBy(answer)).toEqual(['session='])
  })

  test('a confirmed logout deletes the logged-out cookie', async () => {
    const person = await shop.signUp('nao')

    const answer = await shop.post('/api/auth/logout', {}, { ...person, cookie: marked(person).cookie })

    expect(cookiesSetBy(answer)).toEqual(['session=', 'logged-out='])
  })

  test('the next login deletes the logged-out cookie', async () => {
    const person = await shop.signUp('nao')
    const login = { email: person.email, password: 'secret-123' }

    const answer = await shop.post('/api/auth/login', login, { ...person, cookie: marked(person).cookie })

    expect(cookiesSetBy(answer)).toEqual([expect.stringMatching(/^session=ey/), 'logged-out='])
  })
})

test.each([
  ['the logout call', (person: Person) => shop.post('/api/auth/logout', {}, person)],
  ['the logged-out cookie', (person: Person) => shop.visit('/api/auth/me', undefined, marked(person))],
])('a copied session cookie is rejected after a logout by %s', async (_how, logOut) => {
  const person = await shop.signUp('nao')
  let elsewhere = ''
  // A second login within the same second returns the same session cookie, so the login is repeated until the cookie differs.
  await expect
    .poll(async () => {
      const other = await shop.post(
        '/api/auth/login',
        { email: person.email, password: 'secret-123' },
        person,
      )
      ;[elsewhere = ''] = cookiesSetBy(other)
      return elsewhere
    })
    .not.toBe(person.cookie)
  const read = async (cookie = '') => (await shop.visit('/api/auth/me', undefined, { cookie })).status
  expect([await read(person.cookie), await read(elsewhere)]).toEqual([200, 200])

  await logOut(person)

  expect([await read(person.cookie), await read(elsewhere)]).toEqual([401, 200])
  const { rows } = await shop.deps.pool.query('select fingerprint from ended_sessions')
  expect(rows.map(String).join()).not.toContain(person.cookie)
})

test('a user who logs out and in again within one second is signed in', async () => {
  const person = await shop.signUp('nao')
  const logIn = async () => cookieOf((await login({ email: person.email, password: 'secret-123' })).headers)
  // A login within the same second as the sign-up would return the same session cookie.
  await waitForNextSecond()
  const cookie = await logIn()
  await shop.post('/api/auth/logout', {}, { ...person, cookie })

  const again = await logIn()

  expect((await shop.visit('/api/auth/me', undefined, { cookie: again })).status).toBe(200)
})

test('logging out with a forged session cookie stores nothing', async () => {
  const count = async () => (await shop.deps.pool.query('select 1 from ended_sessions')).rowCount
  const before = await count()

  await shop.post('/api/auth/logout', {}, { ...(await shop.signUp('nao')), cookie: 'session=invented' })
  await shop.visit('/api/auth/me', undefined, { cookie: 'session=invented; logged-out=1' })

  expect(await count()).toBe(before)
})

test('responses to signed-in users are private and not stored, and guest responses are public', async () => {
  const person = await shop.signUp('oto')

  const own = await shop.visit('/api/guides/1', person)
  const byToken = await shop.visit('/api/guides', undefined, { authorization: `Bearer ${person.idToken}` })
  const byCookie = await shop.visit('/api/guides', undefined, { cookie: person.cookie ?? '' })
  const asked = await shop.visit('/api/users/can-view/1')
  const guest = await shop.visit('/api/guides')

  for (const { headers } of [own, byToken, byCookie])
    expect(headers['cache-control']).toBe('private, no-store')
  expect(asked.headers['cache-control']).toBe('no-store')
  expect(guest.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(guest.headers['set-cookie']).toBeUndefined()
})

describe('session cookies and client IPs are correct over HTTPS behind a load balancer', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const env = { ...shop.deps.env, ORIGIN: 'https://guides.example.com', TRUSTED_PROXIES: ['10.0.0.0/8'] }
    const opened = new Date()
    app = await buildApp({ ...shop.deps, env, clock: () => opened }, { readiness: { state: 'ready' } })
  })
  afterAll(() => app.close())

  test('over HTTPS the session cookie is Secure and has the __Host- prefix', async () => {
    const person = await shop.signUp('ume')
    const payload = { email: person.email, password: 'secret-123' }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=ey\S+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  const from = (visitor: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': `192.0.2.250, ${visitor}` },
      payload: { email: unknownEmail(), password: 'not-it-123' },
    })

  const statusesFrom = async (visitor: string) =>
    (await Promise.all(Array.from({ length: 15 }, () => from(visitor)))).map(({ statusCode }) => statusCode)

  test('behind a load balancer login attempts are counted per client IP', async () => {
    expect(tally(await statusesFrom('203.0.113.201'))).toEqual([10, 5])
    expect(tally(await statusesFrom('203.0.113.202'))).toEqual([10, 5])
  })
})

test('the content security policy allows Google’s reCAPTCHA, except with the emulator', async () => {
  const env = { ...shop.deps.env, FIREBASE_AUTH_EMULATOR_HOST: undefined }
  const live = await buildApp({ ...shop.deps, env }, { readiness: { state: 'ready' } })
  const answers = [await live.inject('/healthz'), await shop.visit('/healthz')]
  await live.close()

  const [real = '', emulated = ''] = answers.map(({ headers }) => String(headers['content-security-policy']))
  expect(real).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//)
  expect(real).toMatch(/frame-src [^;]* https:\/\/www\.google\.com\/recaptcha\//)
  expect(emulated).toContain("script-src 'self'")
  expect(emulated).not.toContain('recaptcha')
})

test.each(['/api/config/client-env.json', '/api/config/client-env?nocache=1'])(
  '%s is never cached and contains exactly the public configuration fields',
  async (url) => {
    const answer = await shop.visit(url)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['content-type']).toContain('application/json')
    const project = shop.deps.env.FIREBASE_PROJECT_ID
    expect(answer.json()).toEqual({
      firebaseConfig: {
        apiKey: 'test-key',
        authDomain: 'localhost',
        projectId: project,
        storageBucket: 'test-bucket',
        appId: 'test-app',
      },
      apiKey: 'test-key',
      projectId: project,
      appId: 'test-app',
      stripePublishableKey: 'pk_test_sandbox',
      authEmulatorUrl,
      stripeJsUrl: shop.deps.env.STRIPE_JS_URL,
    })
  },
)

test.each(['mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaSignIn:start', 'mfaSignIn:finalize'])(
  'the Auth emulator offers %s, which two-step verification needs',
  async (call) => {
    const url = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v2/accounts/${call}?key=test-key`
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch(url, { method: 'POST', headers, body: '{}' })
    // The emulator rejects the call without a token with 400 and an unknown path with 404.
    expect(status).toBe(400)
  },
)

test('the Auth emulator never closes an idle connection', async () => {
  const { headers } = await fetch(authEmulatorUrl)

  // A server that closes idle connections announces it with "Keep-Alive: timeout=…".
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null])
})
