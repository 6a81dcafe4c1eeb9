import { parseGuideId } from '../../shared/guides.ts'

/** What an address says of a payment that somebody comes back from. It proves nothing. */
export interface PaymentReturn {
  sessionId: string | null
  paymentId: string | null
  /** Stripe's word: succeeded, processing, failed. */
  status: string | null
  guideId?: number
  subscriptionVerified: boolean
}

/** These must not stay in the address, where logs, analytics and shared links would carry them (reading A59). */
const parameters = [
  'session_id',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'payment_verified',
  'subscription_verified',
] as const

export function hasPaymentReturn(query: URLSearchParams): boolean {
  return parameters.some((name) => query.has(name))
}

/** Reads a payment's return from the address and takes it out of there at once, so that it is told only once. */
export function takePaymentReturn(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): PaymentReturn | undefined {
  const address = new URL(location.href)
  const query = address.searchParams
  if (!hasPaymentReturn(query)) return undefined
  const guideId = parseGuideId(query.get('guide_id') ?? query.get('guideId') ?? '')
  const returned = {
    sessionId: query.get('session_id'),
    paymentId: query.get('payment_intent'),
    status: query.get('redirect_status'),
    subscriptionVerified: query.get('subscription_verified') === 'true',
    ...(guideId === undefined ? {} : { guideId }),
  }
  for (const name of parameters) query.delete(name)
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
  return returned
}

/** Spec 4. What is shown meanwhile hangs on it; whether the guide opens does not. */
export function isPaymentSuccess({ sessionId, status }: PaymentReturn): boolean {
  return status === 'succeeded' || sessionId !== null
}
