import { beforeEach, describe, expect, test } from 'vitest'
import type { TokenSource } from './bearer-tokens.ts'
import { createInstantClock, type FakeClock } from '../../testing/fake-clock.ts'
import { createCall } from './call.ts'

let requests: { url: string; method: string; headers: Headers; credentials: string | undefined }[]
let answers: (Response | Error)[]
let asked: string[]
let clock: FakeClock

beforeEach(() => {
  requests = []
  answers = []
  asked = []
  clock = createInstantClock()
})

const guest: TokenSource = {
  cachedToken: async () => undefined,
  tokenForWrite: async () => undefined,
  renewToken: async () => undefined,
}
const aiko: TokenSource = {
  cachedToken: async () => 'token-0',
  tokenForWrite: async () => 'token-0',
  async renewToken({ reset }) {
    asked.push(reset ? 'renew after reset' : 'renew')
    return `token-${asked.length}`
  },
}

const callAs = (tokens: TokenSource) =>
  createCall({
    async fetch(url, init) {
      const { method = 'GET', headers, credentials } = init
      requests.push({ url, method, headers: new Headers(headers), credentials })
      const answer = answers.shift() ?? new Response('{}')
      if (answer instanceof Error) throw answer
      return answer
    },
    tokens,
    wait: clock.wait,
  })

const refused = () => new Response('{}', { status: 401 })
const lost = () => new TypeError('Failed to fetch')
const post = (headers: Record<string, string> = {}): RequestInit => ({ method: 'POST', headers })
const bearers = () => requests.map(({ headers }) => headers.get('authorization'))

describe('authentication of a call', () => {
  test('a signed-in user’s call sends bearer token and cookies', async () => {
    await callAs(aiko)('/api/guides')

    expect(bearers()).toEqual(['Bearer token-0'])
    expect(requests[0]?.headers.get('x-firebase-auth')).toBe('true')
    expect(requests[0]?.credentials).toBe('include')
  })

  test('a guest’s call sends cookies and no token', async () => {
    await callAs(guest)('/trpc/payments.pickFreeGuide', post())

    expect(bearers()).toEqual([null])
    expect(requests[0]?.headers.has('x-firebase-auth')).toBe(false)
    expect(requests[0]?.credentials).toBe('include')
  })

  test.each([
    ['a write', '/trpc/payments.pickFreeGuide', 'POST', 'waited for'],
    ['a read', '/trpc/auth.session', 'GET', 'cached'],
    ['the logout', '/trpc/auth.logout', 'POST', 'cached'],
  ])('%s sends the token that is %s', async (_title, url, method, token) => {
    const tokens = { ...guest, cachedToken: async () => 'cached', tokenForWrite: async () => 'waited for' }

    await callAs(tokens)(url, { method })

    expect(bearers()).toEqual([`Bearer ${token}`])
  })

  test('a failed token request is retried after 300 and 600 ms', async () => {
    let failures = 2
    const tokens = {
      ...aiko,
      async tokenForWrite() {
        failures -= 1
        if (failures >= 0) throw new Error('no token')
        return 'token-0'
      },
    }

    await callAs(tokens)('/trpc/auth.register', post())

    expect(clock.waits).toEqual([300, 600])
    expect(bearers()).toEqual(['Bearer token-0'])
  })

  test('a signed-in user’s write is not sent without a token', async () => {
    const tokens = {
      ...aiko,
      async tokenForWrite(): Promise<string> {
        throw new Error('no token')
      },
    }

    await expect(callAs(tokens)('/trpc/payments.pickFreeGuide', post())).rejects.toThrow('no token')

    expect(requests).toEqual([])
  })

  test('an unavailable provider is asked for a token once', async () => {
    const tokens = {
      ...aiko,
      async tokenForWrite(): Promise<string> {
        throw Object.assign(new Error('Firebase not initialized'), { name: 'IdentityUnavailableError' })
      },
    }

    await expect(callAs(tokens)('/trpc/payments.pickFreeGuide', post())).rejects.toThrow('not initialized')

    expect(clock.waits).toEqual([])
  })
})

describe('a refused token', () => {
  test('a refused token is renewed once, and the call is retried after 300 ms', async () => {
    answers = [refused()]

    const answer = await callAs(aiko)('/trpc/payments.createPaymentIntent', post())

    expect(answer.status).toBe(200)
    expect(bearers()).toEqual(['Bearer token-0', 'Bearer token-1'])
    expect(asked).toEqual(['renew'])
    expect(clock.waits).toEqual([300])
  })

  test('a token is renewed at most twice, the second time after a restart of the provider', async () => {
    answers = [refused(), refused(), refused()]

    const answer = await callAs(aiko)('/api/auth/me')

    expect(answer.status).toBe(401)
    expect(bearers()).toEqual(['Bearer token-0', 'Bearer token-1', 'Bearer token-2'])
    expect(asked).toEqual(['renew', 'renew after reset'])
    expect(clock.waits).toEqual([300, 300])
  })

  test('a guest’s refused call renews no token', async () => {
    answers = [refused()]

    expect((await callAs(guest)('/api/auth/me')).status).toBe(401)

    expect(requests).toHaveLength(1)
  })

  test.each(['/trpc/auth.login', '/trpc/auth.register', '/trpc/auth.logout'])(
    'a refusal of %s concerns the credentials and renews no token',
    async (url) => {
      answers = [refused()]

      expect((await callAs(aiko)(url, post())).status).toBe(401)

      expect(asked).toEqual([])
    },
  )

  test('any error status but 401 is returned unchanged', async () => {
    answers = [new Response('{}', { status: 403 })]

    expect((await callAs(aiko)('/api/auth/me')).status).toBe(403)

    expect(requests).toHaveLength(1)
  })
})

describe('a lost connection', () => {
  test('a read is retried 500 and 1000 ms after a lost connection', async () => {
    answers = [lost(), lost()]

    expect((await callAs(guest)('/api/guides')).status).toBe(200)

    expect(requests).toHaveLength(3)
    expect(clock.waits).toEqual([500, 1000])
  })

  test('a call with a lost connection fails after two retries', async () => {
    answers = [lost(), lost(), lost()]

    await expect(callAs(guest)('/api/guides')).rejects.toThrow('Failed to fetch')

    expect(requests).toHaveLength(3)
  })

  test.each([
    ['/trpc/auth.login', 3],
    ['/trpc/auth.register', 3],
    ['/trpc/auth.logout', 3],
    ['/trpc/payments.pickFreeGuide', 3],
    ['/trpc/payments.createPaymentIntent', 1],
    ['/trpc/payments.recordPurchase', 1],
    ['/api/users/verify-purchase', 3],
    ['/api/users/create-checkout-session', 3],
    ['/api/create-subscription', 3],
    ['/api/users/create-payment-intent', 1],
    ['/api/purchases', 1],
    ['/trpc/something.unknown', 1],
  ])('a write to %s whose response was lost is sent at most %i times', async (url, times) => {
    answers = [lost(), lost(), lost()]

    await expect(callAs(aiko)(url, post())).rejects.toThrow('Failed to fetch')

    expect(requests).toHaveLength(times)
  })

  test('any write with an idempotency key is retried', async () => {
    answers = [lost()]

    await callAs(aiko)('/api/purchases', post({ 'Idempotency-Key': 'k' }))

    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k'])
  })

  test('a call is not retried if its caller has its own retries', async () => {
    answers = [lost()]

    await expect(callAs(guest)('/api/guides', {}, { repeats: false })).rejects.toThrow('Failed to fetch')

    expect(requests).toHaveLength(1)
  })
})

describe('an aborted call', () => {
  test('an aborted call is not retried', async () => {
    const gone = new AbortController()
    gone.abort()
    answers = [new DOMException('gone', 'AbortError')]

    await expect(callAs(guest)('/api/guides', { signal: gone.signal })).rejects.toThrow('gone')

    expect(requests).toHaveLength(1)
  })

  test('a call that is aborted during the delay is not sent again', async () => {
    const gone = new AbortController()
    answers = [lost()]
    const { wait } = clock
    clock.wait = (ms) => {
      gone.abort()
      return wait(ms)
    }

    await expect(callAs(guest)('/api/guides', { signal: gone.signal })).rejects.toThrow('aborted')

    expect(requests).toHaveLength(1)
  })
})
