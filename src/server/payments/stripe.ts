import { Stripe } from 'stripe'
import type { Env } from '../platform/env.ts'
import { Refusal } from '../platform/refusal.ts'

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

/** Turns an outage of Stripe into an answer that says so; nothing was charged by us. */
export async function refuseWhenDown<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isOutage(error)) throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}

/** Whether Stripe refused for the given reason. */
export function isRefusedFor(error: unknown, code: string, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === code && (param === undefined || error.param === param)
}

/** Whether Stripe could not be reached or is in trouble, as opposed to refusing what was asked. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}
