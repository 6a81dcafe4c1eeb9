import { afterEach, expect, test, vi } from 'vitest'
import { clearPaymentReturn, isPaymentSuccess, readPaymentReturn } from './payment-return.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function openAt(href: string) {
  const addresses: string[] = []
  const history = {
    state: 'kept',
    replaceState: (_: unknown, __: string, url?: string | URL | null) => void addresses.push(String(url)),
  }
  vi.stubGlobal('location', { href })
  vi.stubGlobal('history', history)
  const returned = readPaymentReturn()
  clearPaymentReturn()
  return { returned, addresses }
}

const shop = 'https://shop.example'

test('a return from the bank’s page is recognized and its secret removed from the URL', () => {
  const query = 'guide_id=7&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded'
  expect(openAt(`${shop}/ja/guides?${query}`)).toEqual({
    returned: {
      guideId: 7,
      paymentId: 'pi_1',
      sessionId: null,
      status: 'succeeded',
      subscriptionVerified: false,
    },
    addresses: ['/ja/guides?guide_id=7'],
  })
})

test('a checkout session is removed from the URL, and the rest is kept', () => {
  const { returned, addresses } = openAt(
    `${shop}/guides/7?q=a&session_id=cs_1&payment_verified=true&subscription_verified=true#place`,
  )
  expect(returned).toMatchObject({ sessionId: 'cs_1', subscriptionVerified: true })
  expect(addresses).toEqual(['/guides/7?q=a#place'])
})

test('the URL of a normal visit stays unchanged', () => {
  expect(openAt(`${shop}/guides?q=automation`)).toEqual({ returned: undefined, addresses: [] })
})

test.each([
  ['session_id=cs_1', true],
  ['redirect_status=succeeded', true],
  ['redirect_status=failed&payment_intent=pi_1', false],
  ['redirect_status=processing', false],
  ['payment_intent=pi_1', false],
  ['payment_verified=true', false],
  ['subscription_verified=true', false],
])('isPaymentSuccess for ?%s returns %s', (query, success) => {
  const { returned } = openAt(`${shop}/guides/7?${query}`)
  expect(returned !== undefined && isPaymentSuccess(returned)).toBe(success)
})
