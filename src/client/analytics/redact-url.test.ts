import { expect, test } from 'vitest'
import { matchRoute } from '../match-route.ts'
import { redactReferrer, redactUrl } from './redact-url.ts'

const shop = 'https://guides.example.com'

test.each([
  ['/', '/'],
  ['/ja', '/ja'],
  ['/guide/7', '/guide/7'],
  ['/ja/checkout/7', '/ja/checkout/7'],
  ['/checkout/subscription', '/checkout/subscription'],
  ['/guides?q=my+illness&page=2#top', '/guides'],
  [
    '/guides?utm_source=mail&utm_campaign=may&email=a%40example.com',
    '/guides?utm_source=mail&utm_campaign=may',
  ],
  ['/payment-success?session_id=cs_test_1&guide_id=7', '/payment-success'],
  [
    '/guide/7?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded',
    '/guide/7',
  ],
  ['/receipts/0b1c-private', '/receipts/:id'],
  ['/ja/reset/token-of-somebody', '/ja/404'],
])('redactUrl turns %s into %s', (address, told) => {
  expect(redactUrl(shop + address, matchRoute)).toBe(shop + told)
})

test('redactReferrer keeps the shop’s path, and only the origin of another site', () => {
  expect(redactReferrer(`${shop}/guide/7?session_id=cs_test_1`, shop, matchRoute)).toBe(`${shop}/guide/7`)
  expect(redactReferrer('https://search.example/private?q=private', shop, matchRoute)).toBe(
    'https://search.example/',
  )
  expect(redactReferrer('', shop, matchRoute)).toBe('')
})
