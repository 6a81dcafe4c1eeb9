import { expect, test } from 'vitest'
import { takePaymentReturn } from './take-payment-return.ts'

function openAt(href: string) {
  const addresses: string[] = []
  const history = {
    state: 'kept',
    replaceState: (_: unknown, __: string, url?: string | URL | null) => void addresses.push(String(url)),
  }
  return { returned: takePaymentReturn({ href }, history), addresses }
}

const returning =
  'https://shop.example/ja/guides?guide_id=7&payment_intent=pi_1&payment_intent_client_secret=s'

test("a payer who comes back from the bank's page is recognised, and the secret leaves the address", () => {
  expect(openAt(`${returning}&redirect_status=succeeded`)).toEqual({
    returned: { guideId: 7, paymentId: 'pi_1', status: 'succeeded' },
    addresses: ['/ja/guides?guide_id=7'],
  })
})

test('half a return tells nothing, and still loses its secret', () => {
  expect(openAt(returning)).toEqual({ returned: undefined, addresses: ['/ja/guides?guide_id=7'] })
})

test('a plain visit keeps its address', () => {
  expect(openAt('https://shop.example/guides?q=automation')).toEqual({ returned: undefined, addresses: [] })
})
