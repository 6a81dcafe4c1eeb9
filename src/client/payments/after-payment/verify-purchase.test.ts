import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorResponses, type ApiErrorCode } from '../../../shared/errors.ts'
import { texts as enFailures } from '../../../shared/texts/en/failures.ts'
import { texts as enMembers } from '../../../shared/texts/en/members.ts'
import { texts as en } from '../../../shared/texts/en/shop.ts'
import { texts as ja } from '../../../shared/texts/ja/shop.ts'
import { texts as jaFailures } from '../../../shared/texts/ja/failures.ts'
import { texts as jaMembers } from '../../../shared/texts/ja/members.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { setTokenSource } from '../../platform/api/bearer-tokens.ts'
import { verifyPurchase } from './verify-purchase.ts'

const t = createTranslate('en', { ...en, ...enFailures, ...enMembers })
const japanese = createTranslate('ja', { ...ja, ...jaFailures, ...jaMembers })

const noToken = async () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  setTokenSource({ cachedToken: noToken, tokenForWrite: noToken, renewToken: noToken })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function verifying(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond)
  const verified = verifyPurchase({ sessionId: 'cs_1', guideId: 7 })
  await vi.runAllTimersAsync()
  return verified
}
const answering = (status: number, body: string) =>
  verifying(() => Promise.resolve(new Response(body, { status })))

test('only `success: true` verifies a purchase', async () => {
  expect(await answering(200, '{"success":true,"message":"Purchase verified"}')).toBeNull()
})

// The texts that B13.10 specifies.
test.each([
  ['an empty body', 200, '', 'Empty response from server'],
  ['an unsuccessful body with an error', 200, '{"success":false,"error":"E","message":"M"}', 'E'],
  ['an unsuccessful body with a message', 200, '{"success":false,"message":"M"}', 'M'],
  ['a body without fields', 200, '{}', 'Purchase verification was not confirmed'],
  ['success as a string', 200, '{"success":"true"}', 'Purchase verification was not confirmed'],
  ['null', 200, 'null', 'Purchase verification was not confirmed'],
  ['a refusal with a message', 400, '{"message":"M"}', 'M'],
  ['a refusal that claims success', 400, '{"success":true}', 'Failed to verify purchase'],
  ['a refusal without a reason', 400, '{}', 'Failed to verify purchase'],
  ["a proxy's page", 502, ' Bad Gateway\n', 'Failed to verify purchase (status: 502): Bad Gateway'],
  [
    'a proxy’s long page',
    502,
    'x'.repeat(500),
    `Failed to verify purchase (status: 502): ${'x'.repeat(200)}`,
  ],
])('the verification failure after %s has the documented text', async (_name, status, body, text) => {
  const failure = await answering(status, body)
  expect(failure?.explain(t, 'en')).toBe(text)
  expect(failure?.refusal).toBeUndefined()
})

test('a verification response that is not JSON is reported as a parser error', async () => {
  const failure = await answering(200, '<html>')
  expect(failure?.explain(t, 'en')).toMatch(/^JSON parse error: .*</)
})

test.each([
  ['with', new TypeError('Failed to fetch'), 'Failed to verify purchase: Failed to fetch'],
  ['without', {}, 'Failed to verify purchase: Unknown error'],
])('a lost connection %s a message is reported', async (_title, thrown, text) => {
  const failure = await verifying(() => Promise.reject(thrown))
  expect(failure?.explain(t, 'en')).toBe(text)
})

describe.each(Object.keys(errorResponses) as ApiErrorCode[])(
  'the verification refused with %s',
  (refusal) => {
    const refused = () =>
      answering(409, JSON.stringify({ error: errorResponses[refusal].error, code: refusal }))

    test('a verification refusal has its code and its own text on an English page', async () => {
      const failure = await refused()
      expect(failure?.refusal).toBe(refusal)
      expect(failure?.explain(t, 'en')).toBe(t(`refusal.${refusal}`))
    })

    test('a verification refusal has its own text on a Japanese page', async () => {
      const text = (await refused())?.explain(japanese, 'ja')
      expect(text).toMatch(/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u)
      expect(text).not.toMatch(/[A-Za-z]{3,} [A-Za-z]{2,}/)
    })
  },
)

test('a Japanese page does not show a reason without an error code', async () => {
  const failure = await answering(500, '{"error":"Upstream exploded"}')
  expect(failure?.explain(japanese, 'ja')).toBe('ご購入の確認に失敗しました')
})
