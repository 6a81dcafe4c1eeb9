import { Stripe } from 'stripe'

/** Sends a request. The client passes the URL as text. */
type Through = (address: string, init?: RequestInit) => Promise<Response>

/** Returns the official client, which sends each request with `through` and never retries. */
export function createStripeWithFetch(stripeUrl: string, through: Through): Stripe {
  const { hostname, port } = new URL(stripeUrl)
  return new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((input, init) =>
      through(input instanceof Request ? input.url : input.toString(), init),
    ),
  })
}
