import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inject } from 'vitest'
import { signUpAtProvider } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.stock({ id: 1, isFreePreview: true }, { id: 2 })
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

const { authEmulatorUrl } = inject('services')
const registration = (email: string) => ({ email, password: 'secret-123', username: 'someone' })

function cookieOf(headers: Record<string, unknown>): string {
  return String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? ''
}

test('signing up makes an account and a session that reads', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `hana-${Date.now()}@example.com`)

  const registered = await shop.post('/api/auth/register', registration(person.email), person)

  expect(registered.json()).toMatchObject({ user: { uid: person.uid, username: 'someone' } })
  expect(String(registered.headers['set-cookie'])).toMatch(
    /^session=\S+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const session = await shop.visit('/trpc/auth.session', undefined, { cookie: cookieOf(registered.headers) })
  expect(session.body).toContain(person.email)
})

test('registering twice is the same as once', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `iku-${Date.now()}@example.com`)
  const register = () => shop.post('/api/auth/register', registration(person.email), person)

  const answers = await Promise.all([register(), register(), register()])

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('nobody registers with somebody else’s address', async () => {
  const person = await signUpAtProvider(authEmulatorUrl, `jun-${Date.now()}@example.com`)

  const answer = await shop.post('/api/auth/register', registration('victim@example.com'), person)

  expect(answer.status).toBe(400)
})

test('a cookie reads but never writes, so another site can make nobody pay', async () => {
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

test('a cookie and a token of different people are nobody', async () => {
  const first = await signUpAtProvider(authEmulatorUrl, `lin-${Date.now()}@example.com`)
  const second = await shop.signUp('maki')
  const registered = await shop.post('/api/auth/register', registration(first.email), first)

  const answer = await shop.visit('/api/auth/me', second, { cookie: cookieOf(registered.headers) })

  expect(answer.status).toBe(401)
  expect(String(answer.headers['set-cookie'])).toContain('session=;')
})

test('an invented cookie is forgotten and its bearer reads as a guest', async () => {
  const answer = await shop.visit('/api/users/can-view/2', undefined, { cookie: 'session=invented' })

  expect(answer.json()).toEqual({ canView: false })
  expect(String(answer.headers['set-cookie'])).toContain('session=;')
})

test.each(['Bearer invented', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Basic abc', 'Bearer'])(
  'the authorization %o is refused',
  async (authorization) => {
    expect((await shop.visit('/api/auth/me', undefined, { authorization })).status).toBe(401)
  },
)

test('logging in with e-mail and password alone starts a session', async () => {
  const person = await shop.signUp('nao')

  const right = await shop.post('/api/auth/login', { email: person.email, password: 'secret-123' })
  const wrong = await shop.post('/api/auth/login', { email: person.email, password: 'not-it-123' })
  const unknown = await shop.post('/api/auth/login', { email: 'nobody@example.com', password: 'not-it-123' })

  expect(right.json()).toMatchObject({ user: { uid: person.uid } })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toBe(unknown.body)
})

test('an answer to somebody is kept by nobody else', async () => {
  const person = await shop.signUp('oto')

  const own = await shop.visit('/api/guides/1', person)
  const guest = await shop.visit('/api/guides')

  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(guest.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(guest.headers['set-cookie']).toBeUndefined()
})
