import { Stripe } from 'stripe'
import type { Env } from '../platform/env.ts'

/** Stripe answers slowly at times; a call that takes longer than this is an outage. */
const timeoutMs = 20_000

export function stripeClient(env: Env): Stripe {
  const address = env.STRIPE_API_URL === undefined ? undefined : new URL(env.STRIPE_API_URL)
  return new Stripe(env.STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    ...(address === undefined
      ? {}
      : {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
        }),
  })
}

/** Whether Stripe could not be reached or is in trouble, as opposed to refusing what was asked. */
export function isStripeOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}
