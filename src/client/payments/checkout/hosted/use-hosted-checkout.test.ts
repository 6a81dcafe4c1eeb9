import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTokenSource } from '../../../platform/api/bearer-tokens.ts'
import { startHostedCheckout } from './use-hosted-checkout.ts'

const useToken = (token: string) =>
  setTokenSource({
    cachedToken: async () => token,
    tokenForWrite: async () => token,
    renewToken: async () => token,
  })

beforeEach(() => {
  useToken('1234567890')
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function start(
  answer: () => Response | Promise<Response>,
  offer: Parameters<typeof startHostedCheckout>[0] = { mode: 'payment', guideId: 7, language: 'ja' },
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([path, await new Response(init.body).json()])
    return answer()
  })
  return { result: await startHostedCheckout(offer), sent }
}

const answer = () => Response.json({ url: 'https://pay.example/c', startedAt: '2026-11-21T11:00:00Z' })

test('a hosted checkout sends the guide id, and none for Pro', async () => {
  expect(await start(answer)).toEqual({
    result: { kind: 'started', url: 'https://pay.example/c', startedAt: '2026-11-21T11:00:00Z' },
    sent: [['/api/users/create-checkout-session', { mode: 'payment', guideId: 7, language: 'ja' }]],
  })
  const { sent } = await start(answer, { mode: 'subscription', language: 'ja' })
  expect(sent).toEqual([['/api/users/create-checkout-session', { mode: 'subscription', language: 'ja' }]])
})

test.each([
  ['a refusal', () => Response.json({ error: 'E' }, { status: 500 }), 'hosted.refused'],
  ['a proxy’s refusal', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'hosted.refused'],
  ['an empty refusal', () => new Response(null, { status: 503 }), 'hosted.refused'],
  ['a response without a URL', () => Response.json({}), 'hosted.noUrl'],
  ['an empty URL', () => Response.json({ url: '' }), 'hosted.noUrl'],
  ['a page instead of JSON', () => new Response('<html>'), 'hosted.failed'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'hosted.failed'],
])('a hosted checkout explains %s', async (_name, answer, text) => {
  expect((await start(answer)).result).toEqual({ kind: 'failed', text })
})

test('a hosted checkout reports how long to wait after too many attempts', async () => {
  const { result } = await start(() =>
    Response.json(
      { error: 'E', code: 'too-many-requests' },
      { status: 429, headers: { 'retry-after': '8' } },
    ),
  )

  expect(result).toEqual({ kind: 'failed', text: 'hosted.refused', waitSeconds: 8 })
})

test.each(['already-owned', 'already-subscribed'])(
  'the refusal %s does not count as a failed checkout',
  async (code) => {
    const { result } = await start(() => Response.json({ error: 'E', code }, { status: 409 }))
    expect(result).toEqual({ kind: 'owned' })
  },
)

test('a hosted checkout without a token sends no request', async () => {
  useToken('')
  const { result, sent } = await start(answer)
  expect(result).toEqual({ kind: 'failed', text: 'checkout.tokenMissing' })
  expect(sent).toEqual([])
})
