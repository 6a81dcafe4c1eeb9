import { afterEach, expect, test, vi } from 'vitest'
import { removeSessionFromUrl, parseCheckoutReturn } from './checkout-return.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function openAt(href: string, state: unknown = null) {
  const history = {
    state,
    address: '',
    replaceState(next: unknown, _: string, url?: string | URL | null) {
      history.state = next
      history.address = String(url)
    },
  }
  vi.stubGlobal('location', { href })
  vi.stubGlobal('history', history)
  const returned = parseCheckoutReturn()
  removeSessionFromUrl(returned)
  return { history, returned }
}

test('the checkout session is removed from the URL and still available after a reload', () => {
  const { returned, history } = openAt('https://shop.example/payment-success?session_id=cs_1&guide_id=7')
  expect(returned).toEqual({ sessionId: 'cs_1', guideId: 7 })
  expect(history.address).toBe('/payment-success?guide_id=7')
  const again = openAt('https://shop.example/payment-success?guide_id=7', history.state)
  expect(again.returned).toEqual({ sessionId: 'cs_1', guideId: 7 })
})

const at = (query: string) => openAt(`https://shop.example/payment-success?session_id=cs_1${query}`).returned

test('the parameter guide_id takes precedence over guideId, and either is enough', () => {
  expect(at('&guideId=8').guideId).toBe(8)
  expect(at('&guideId=8&guide_id=7').guideId).toBe(7)
  expect(at('').guideId).toBe(null)
})

test.each(['//evil.example', 'abc', '0', '7.5', '%00'])(
  'the invalid guide id %s does not stand for Pro',
  (guide) => {
    expect(at(`&guideId=${guide}`).guideId).toBeUndefined()
    expect(at(`&guideId=8&guide_id=${guide}`).guideId).toBeUndefined()
  },
)

test('a return without a checkout session has nothing to verify', () => {
  expect(openAt('https://shop.example/payment-success').returned.sessionId).toBe(null)
})
