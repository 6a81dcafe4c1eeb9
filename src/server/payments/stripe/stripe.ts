import { Stripe } from 'stripe'
import type { Env } from '../../platform/env.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Outcome, Watch } from '../../platform/watching/watch.ts'

/** Stripe is slow at times; a request that takes longer than this counts as an outage. */
const timeoutMs = 20_000
/** How long a buyer waits for Stripe. What it does later is found by the next try or the recurring job. */
const patienceMs = 9_000
/** Stripe's maximum page size. */
export const stripePageSize = 100

export function stripeClient(
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
  watch: Pick<Watch, 'vendorCall'>,
): Stripe {
  const address = env.STRIPE_API_URL === undefined ? undefined : new URL(env.STRIPE_API_URL)
  return new Stripe(env.STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    httpClient: watchedClient(watch),
    ...(address === undefined
      ? {}
      : {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === 'http:' ? 'http' : 'https',
        }),
  })
}

/** Each try counts by itself, and by the kind of object alone: an address has ids. */
function watchedClient(watch: Pick<Watch, 'vendorCall'>): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...request) =>
      watch.vendorCall(
        'stripe',
        `${request[3]} ${kindIn(request[2])}`,
        () => client.makeRequest(...request),
        {
          answer: (answer) => outcomeOf(answer.getStatusCode()),
        },
      ),
  }
}

const kindIn = (path: string) => /^\/v\d+\/(\w+)/.exec(path)?.[1] ?? 'other'

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok'
  return status < 500 && status !== 429 ? 'refused' : 'failed'
}

/**
 * Turns a Stripe outage into a `payments-unavailable` refusal; nothing was charged. What is merely late goes on without
 * its caller.
 */
export async function refuseDuringOutage<T>(call: Promise<T>): Promise<T> {
  try {
    return await withTimeout(patienceMs, call, 'payments-unavailable')
  } catch (error) {
    if (isOutage(error)) throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}

/** Undefined if the object does not exist at Stripe. */
export async function findOrUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isStripeError(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Returns the invoice that a payment has paid; undefined if it paid none. */
export async function invoicePaidBy(stripe: Stripe, paymentId: string): Promise<Stripe.Invoice | undefined> {
  const list = stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: 1,
    expand: ['data.invoice'],
  })
  const invoice = (await findOrUndefined(list))?.data[0]?.invoice
  return invoice === undefined || typeof invoice === 'string' || 'deleted' in invoice ? undefined : invoice
}

/** The subscription whose invoice a payment has paid; undefined for every other payment. */
export async function subscriptionPaidBy(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  return idOf((await invoicePaidBy(stripe, paymentId))?.parent?.subscription_details?.subscription)
}

/** Returns the id of an object that Stripe may have expanded. */
export function idOf(object: string | { id: string }): string
export function idOf(object: string | { id: string } | null | undefined): string | undefined
export function idOf(object: string | { id: string } | null | undefined): string | undefined {
  return typeof object === 'string' ? object : object?.id
}

export const isLiveMode = (env: Pick<Env, 'STRIPE_SECRET_KEY'>) => env.STRIPE_SECRET_KEY.includes('_live_')

/** Whether Stripe rejected the request with the given error code. */
export function isStripeError(error: unknown, code: string, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === code && (param === undefined || error.param === param)
}

/** Stripe gives this refusal no code. */
export function isCurrencyRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && /combine currencies/.test(error.message)
}

/** Why Stripe rejected the request; undefined for an outage, and while an earlier request with the same key is running. */
export function rejectionOf(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError) || isOutage(error)) return undefined
  return `${error.statusCode ?? ''} ${error.code ?? error.type}: ${error.message}`.trim()
}

/** Whether Stripe keeps a failure under the key of the request; while it is busy with the same request (409), it keeps none. */
export function isFailureKept(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.statusCode !== 409
}

/**
 * Why Stripe did not do it, as an answer that it keeps under the key of the call, its own failures included; undefined where
 * there was no answer, or not the last one.
 */
export function keptRefusalOf(error: unknown): string | undefined {
  if (error instanceof Stripe.errors.StripeAPIError && isFailureKept(error))
    return `${error.statusCode ?? ''} ${error.message}`
  return rejectionOf(error)
}

/** Whether Stripe was unreachable, failing or busy with the same request, as opposed to rejecting the request. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}
