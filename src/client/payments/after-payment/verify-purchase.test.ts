import { expect, test } from 'vitest'
import { createRest } from '../../platform/api/rest.ts'
import { verifyPurchase, type VerificationFailure } from './verify-purchase.ts'

const verifying = (respond: () => Promise<Response>) =>
  verifyPurchase(createRest(respond), { sessionId: 'cs_1', guideId: 7 })
const answering = (status: number, body: string) =>
  verifying(() => Promise.resolve(new Response(body, { status })))

test('only `success: true` verifies a purchase', async () => {
  expect(await answering(200, '{"success":true,"message":"Purchase verified"}')).toEqual({ success: true })
})

test.each<[string, number, string, VerificationFailure]>([
  ['an empty body', 200, '', { text: 'empty' }],
  [
    'an unsuccessful body with an error',
    200,
    '{"success":false,"error":"E","message":"M"}',
    { text: 'said', said: 'E', refusal: undefined },
  ],
  [
    'an unsuccessful body with a message',
    200,
    '{"success":false,"message":"M"}',
    { text: 'said', said: 'M', refusal: undefined },
  ],
  ['a body without fields', 200, '{}', { text: 'notConfirmed' }],
  ['success as a string', 200, '{"success":"true"}', { text: 'notConfirmed' }],
  ['null', 200, 'null', { text: 'notConfirmed' }],
  [
    'a refusal with an error code',
    409,
    '{"success":false,"error":"E","code":"payment-incomplete"}',
    { text: 'said', said: 'E', refusal: 'payment-incomplete' },
  ],
  ['a refusal with a message', 400, '{"message":"M"}', { text: 'said', said: 'M', refusal: undefined }],
  ['a refusal that claims success', 400, '{"success":true}', { text: 'failed' }],
  ['a refusal without a reason', 400, '{}', { text: 'failed' }],
  ["a proxy's page", 502, ' Bad Gateway\n', { text: 'status', code: 502, body: 'Bad Gateway' }],
  ['a proxy’s long page', 502, 'x'.repeat(500), { text: 'status', code: 502, body: 'x'.repeat(200) }],
])('verifyPurchase reports the reason of %s', async (_name, status, body, failure) => {
  expect(await answering(status, body)).toEqual({ success: false, failure })
})

test('a verification response that is not JSON is reported as a parser error', async () => {
  const result = await answering(200, '<html>')
  expect(result).toMatchObject({ failure: { text: 'parse', message: expect.stringContaining('<') } })
})

const lost = (thrown: unknown) => verifying(() => Promise.reject(thrown))

test('a lost connection during verification is reported with or without its message', async () => {
  expect(await lost(new TypeError('Failed to fetch'))).toMatchObject({
    failure: { text: 'network', message: 'Failed to fetch' },
  })
  expect(await lost({})).toEqual({ success: false, failure: { text: 'network', message: undefined } })
})
