import { expect, test, vi } from 'vitest'
import { isNetworkFailure, getRefusalCode, getHttpStatus } from './api.ts'
import { toCallError } from './call-error.ts'

const json = (body: unknown, status = 200) => Response.json(body, { status })
async function thrown(answer: Response, language = 'en-US') {
  vi.stubGlobal('navigator', { language })
  return toCallError(answer).finally(() => vi.unstubAllGlobals())
}

const ownedBody = { error: 'Already owned', message: 'Guide 7 is yours', code: 'already-owned' }

test('an error response is thrown with its status, text and code', async () => {
  const error = await thrown(json(ownedBody, 409))

  expect(error.message).toBe('409: Already owned - Guide 7 is yours')
  expect(getHttpStatus(error)).toBe(409)
  expect(getRefusalCode(error)).toBe('already-owned')
  expect(isNetworkFailure(error)).toBe(false)
})

test.each([
  ['en-US', 'Authentication error: Login required'],
  ['ja', '認証エラー: ログインが必要です'],
  ['ja-JP', '認証エラー: ログインが必要です'],
])('a 401 or 403 adds in a %s browser that a login is required', async (language, addition) => {
  for (const status of [401, 403]) {
    const error = await thrown(json({ error: 'No', message: 'Not you' }, status), language)
    expect(error.message).toBe(`${status}: No - Not you ${addition}`)
  }
})

test.each([
  [json({ error: 'Not found', message: 'Not found' }, 404), '404: Not found'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), '502: <h1>Bad gateway</h1>'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  [new Response('[]', { status: 500 }), '500: []'],
  [new Response('x'.repeat(1000), { status: 500 }), `500: ${'x'.repeat(200)}`],
])('every error response has a short text', async (answer, text) => {
  expect((await thrown(answer)).message).toBe(text)
})
