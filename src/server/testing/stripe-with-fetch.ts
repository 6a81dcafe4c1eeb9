import { Stripe } from 'stripe'

/** Sends one request; the client passes its URL as text. */
type Through = (address: string, init?: RequestInit) => Promise<Response>

/** The official client, with every request to Stripe sent through `through`; it never retries. */
export function stripeWithFetch(stripeUrl: string, through: Through): Stripe {
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
