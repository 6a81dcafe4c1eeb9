import { Stripe } from 'stripe'

type Fetch = typeof fetch

/** The official client, with every call of Stripe's going through `through`; it never tries again by itself. */
export function stripeThrough(stripeUrl: string, through: Fetch): Stripe {
  const { hostname, port } = new URL(stripeUrl)
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(through),
  })
}
