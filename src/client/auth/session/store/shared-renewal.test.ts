import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCall } from '../../../platform/api/call.ts'
import { installClock, stubPage, stubStorages } from '../../../testing/fake-browser.ts'
import { createFakeSessionPorts } from '../../../testing/fake-session-ports.ts'
import { createInstantClock } from '../../../testing/fake-clock.ts'
import { FakeIdentity, createFakeRecords } from '../../../testing/fake-identity.ts'
import { createSessionStore } from './session-store.ts'

const aiko = 'aiko@example.com'
const session = { uid: `uid-${aiko}`, email: aiko }

let asked: string[]
let bearers: (string | null)[]
/** Tokens that the fake server accepts. */
let valid: Set<string>
let call: ReturnType<typeof createCall>

beforeEach(() => {
  asked = []
  bearers = []
  valid = new Set()
  const clock = installClock(createInstantClock())
  stubStorages()
  stubPage([])
  const user = { ...session, emailVerified: true, signedInAt: new Date(clock.now()) }
  const records = createFakeRecords({ now: clock.now, user })
  const store = createSessionStore({
    ...createFakeSessionPorts([]),
    loadIdentity: async () => new FakeIdentity(asked, records),
    session: () => session,
  })
  call = createCall({
    async fetch(_url, { headers }) {
      const bearer = new Headers(headers).get('authorization')
      bearers.push(bearer)
      return new Response('{}', { status: bearer !== null && valid.has(bearer) ? 200 : 401 })
    },
    tokens: store,
    wait: clock.wait,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const timesAsked = (what: string) => asked.filter((each) => each === `provider.${what}`).length
const tenCalls = (method: string) =>
  Promise.all(Array.from({ length: 10 }, () => call('/trpc/auth.rename', { method })))

test.each(['POST', 'GET'])('ten %s calls with an expired token share one new token', async (method) => {
  valid.add('Bearer token 2 of aiko@example.com').add('Bearer token 1 of aiko@example.com')
  await call('/trpc/auth.rename', { method: 'POST' })
  valid.delete('Bearer token 1 of aiko@example.com')
  asked.length = 0
  bearers.length = 0

  const answers = await tenCalls(method)

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(bearers).toHaveLength(20)
  expect(timesAsked('idToken forced')).toBe(1)
  expect(timesAsked('deleteApp')).toBe(0)
})

test('all reads of a page whose cookie has expired share one token request', async () => {
  valid.add('Bearer token 1 of aiko@example.com')

  const answers = await tenCalls('GET')

  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(timesAsked('idToken forced')).toBe(1)
  expect(timesAsked('deleteApp')).toBe(0)
})

test('ten calls whose new token is refused, too, reset the provider once', async () => {
  const answers = await tenCalls('POST')

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(bearers).toHaveLength(30)
  expect(timesAsked('idToken forced')).toBe(2)
  expect(timesAsked('deleteApp')).toBe(1)
})

test('a late refusal reuses the new token of other calls', async () => {
  valid.add('Bearer token 2 of aiko@example.com')
  await call('/trpc/auth.rename', { method: 'POST' })
  await call('/trpc/auth.rename', { method: 'POST' })

  expect(timesAsked('idToken forced')).toBe(1)
  expect(bearers).toEqual([
    'Bearer token 1 of aiko@example.com',
    'Bearer token 2 of aiko@example.com',
    'Bearer token 2 of aiko@example.com',
  ])
})
