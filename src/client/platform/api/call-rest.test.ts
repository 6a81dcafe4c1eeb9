import { expect, test } from 'vitest'
import { createCallRest } from './call-rest.ts'
import { isNetworkFailure, refusalOf, statusOf } from './api.ts'

function restThat(answer: Response, browserLanguage = 'en-US') {
  const sent: RequestInit[] = []
  const callRest = createCallRest(
    async (_url, init = {}) => {
      sent.push(init)
      return answer
    },
    () => browserLanguage,
  )
  return { callRest, sent }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
async function thrown(answer: Response, browserLanguage?: string): Promise<Error> {
  const { callRest } = restThat(answer, browserLanguage)
  return callRest('/api/x').then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error as Error,
  )
}

test('a body is sent as JSON', async () => {
  const { callRest, sent } = restThat(json({}))

  await callRest('/api/contact/submit', { method: 'POST', body: { email: 'a@example.com' } })

  expect(sent[0]?.body).toBe('{"email":"a@example.com"}')
  expect(new Headers(sent[0]?.headers).get('content-type')).toBe('application/json')
})

test.each([
  ['JSON is what it says', json({ canView: true }), { canView: true }],
  ['nothing is an empty object', new Response(null, { status: 204 }), {}],
  ['text is wrapped', new Response('hello'), { content: 'hello' }],
  [
    'JSON that is none is wrapped',
    new Response('<p>', { headers: { 'content-type': 'application/json' } }),
    { content: '<p>' },
  ],
])('%s', async (_title, answer, content) => {
  expect(await restThat(answer).callRest('/api/x')).toEqual(content)
})

const ownedBody = { error: 'Already owned', message: 'Guide 7 is yours', code: 'already-owned' }

test('a refusal is thrown with its status, its text and its code', async () => {
  const error = await thrown(json(ownedBody, 409))

  expect(error.message).toBe('409: Already owned - Guide 7 is yours')
  expect(statusOf(error)).toBe(409)
  expect(refusalOf(error)).toBe('already-owned')
  expect(isNetworkFailure(error)).toBe(false)
})

test.each([
  ['en-US', 'Authentication error: Login required'],
  ['ja', '認証エラー: ログインが必要です'],
  ['ja-JP', '認証エラー: ログインが必要です'],
])('a browser in %s is told that a login is required', async (language, addition) => {
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
])('whatever a failing answer holds, its text is short and plain', async (answer, text) => {
  expect((await thrown(answer)).message).toBe(text)
})

test('a call that never arrived is a network failure', async () => {
  const callRest = createCallRest(
    async () => {
      throw new TypeError('Failed to fetch')
    },
    () => 'en',
  )

  const error = await callRest('/api/x').catch((failed: unknown) => failed)

  expect(isNetworkFailure(error)).toBe(true)
  expect(isNetworkFailure(new TypeError('undefined is not a function'))).toBe(false)
})
