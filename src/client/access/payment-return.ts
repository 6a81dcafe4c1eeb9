import { parseGuideId } from '../../shared/guides/guides.ts'

/** The payment parameters of a URL after a return from Stripe. They do not prove a payment. */
export interface PaymentReturn {
  sessionId: string | null
  paymentId: string | null
  /** Stripe's status: succeeded, processing, failed. */
  status: string | null
  guideId: number | undefined
  subscriptionVerified: boolean
}

/** URL parameters to remove, because logs, analytics and shared links would contain them (B15.3). */
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

/** Returns the parameters of the current URL. Undefined if it reports no payment. */
export function readPaymentReturn(): PaymentReturn | undefined {
  const query = new URL(location.href).searchParams
  if (!hasPaymentReturn(query)) return undefined
  return {
    sessionId: query.get('session_id'),
    paymentId: query.get('payment_intent'),
    status: query.get('redirect_status'),
    subscriptionVerified: query.get('subscription_verified') === 'true',
    guideId: parseGuideId(query.get('guide_id') ?? query.get('guideId') ?? ''),
  }
}

export function clearPaymentReturn(): void {
  const address = new URL(location.href)
  if (!hasPaymentReturn(address.searchParams)) return
  for (const name of parameters) address.searchParams.delete(name)
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`)
}

/** Returns whether the URL reports a success (B5.11). For display only; it grants no access. */
export function isPaymentSuccess({ sessionId, status }: PaymentReturn): boolean {
  return status === 'succeeded' || sessionId !== null
}
