import { parseGuideId } from '../../shared/guides.ts'

export interface PaymentReturn {
  guideId: number
  paymentId: string
  status: string
}

/** What Stripe adds to the address; the secret among them must not stay there, nor reach any log (reading A59). */
const stripeParameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** Reads a payment's return from the address and takes it out of there at once, so that it is told only once. */
export function takePaymentReturn(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): PaymentReturn | undefined {
  const address = new URL(location.href)
  const query = address.searchParams
  if (!stripeParameters.some((name) => query.has(name))) return undefined
  const guideId = parseGuideId(query.get('guide_id') ?? '')
  const paymentId = query.get('payment_intent')
  const status = query.get('redirect_status')
  for (const name of stripeParameters) query.delete(name)
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  return guideId === undefined || paymentId === null || status === null
    ? undefined
    : { guideId, paymentId, status }
}
