import { Stripe } from 'stripe'
import type { Env } from '../../platform/env.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { VendorOutcome, Telemetry } from '../../platform/watching/watch.ts'

/** Timeout of a request to Stripe. A slower request counts as an outage. Milliseconds. */
const timeoutMs = 20_000
/** Stripe's maximum page size. */
export const stripePageSize = 100

export function createStripeClient(
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
  watch: Pick<Telemetry, 'vendorCall'>,
): Stripe {
  const address = env.STRIPE_API_URL === undefined ? undefined : new URL(env.STRIPE_API_URL)
  return new Stripe(env.STRIPE_SECRET_KEY, {
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    httpClient: watchedClient(watch),
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** Wraps Stripe's HTTP client to measure each request by its kind of object. Full paths contain ids. */
function watchedClient(watch: Pick<Telemetry, 'vendorCall'>): Stripe.HttpClient {
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

function outcomeOf(status: number): VendorOutcome {
  if (status < 400) return 'ok'
  return status < 500 && status !== 429 ? 'refused' : 'failed'
}

interface StripePatience {
  env: Pick<Env, 'STRIPE_PATIENCE_SECONDS'>
}

/**
 * Turns a Stripe outage into a `payments-unavailable` refusal. A slow call continues after its caller was refused; the next try
 * or the recovery job finds what Stripe does later.
 */
export async function refuseDuringOutage<T>({ env }: StripePatience, call: Promise<T>): Promise<T> {
  try {
    return await withTimeout(env.STRIPE_PATIENCE_SECONDS * 1000, call, 'payments-unavailable')
  } catch (error) {
    if (isOutage(error)) throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}

/** Returns the result of a call to Stripe. Undefined if the object does not exist. */
export async function findOrUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isStripeError(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Returns the invoice that a payment has paid; undefined if it paid none. */
export async function findInvoiceOfPayment(stripe: Stripe, paymentId: string) {
  const list = stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    limit: 1,
    expand: ['data.invoice'],
  })
  const invoice = (await findOrUndefined(list))?.data[0]?.invoice
  return invoice === undefined || typeof invoice === 'string' || 'deleted' in invoice ? undefined : invoice
}

/** Returns the id of the subscription whose invoice a payment has paid. Undefined for every other payment. */
export async function findSubscriptionOfPayment(stripe: Stripe, paymentId: string) {
  return toStripeId(
    (await findInvoiceOfPayment(stripe, paymentId))?.parent?.subscription_details?.subscription,
  )
}

/** Returns the id of an object that Stripe may have expanded. */
export function toStripeId(object: string | { id: string }): string
export function toStripeId(object: string | { id: string } | null | undefined): string | undefined
export function toStripeId(object: string | { id: string } | null | undefined): string | undefined {
  return typeof object === 'string' ? object : object?.id
}

export const isLiveMode = (env: Pick<Env, 'STRIPE_SECRET_KEY'>) => env.STRIPE_SECRET_KEY.includes('_live_')

/** Returns whether Stripe rejected the request with the given error code. */
export function isStripeError(error: unknown, code: string, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === code && (param === undefined || error.param === param)
}

/** Returns whether Stripe refused a second currency for the customer. Stripe gives this error no code. */
export function isCurrencyRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && /combine currencies/.test(error.message)
}

/** Returns why Stripe rejected the request. Undefined for an outage, and while an earlier request with the same key is running. */
export function describeRejection(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError) || isOutage(error)) return undefined
  return `${error.statusCode ?? ''} ${error.code ?? error.type}: ${error.message}`.trim()
}

/** Returns whether Stripe replays a failure under its idempotency key. It doesn't while an earlier request is running (409). */
export function isFailureReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError && error.statusCode !== 409
}

/** Returns the refusal or failure that Stripe replays under the idempotency key. Undefined without a final response. */
export function describeReplayedFailure(error: unknown): string | undefined {
  if (error instanceof Stripe.errors.StripeAPIError && isFailureReplayed(error))
    return `${error.statusCode ?? ''} ${error.message}`
  return describeRejection(error)
}

/** Returns whether Stripe was unreachable, failing or busy with the same request, as opposed to rejecting the request. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}

/** Lists the ids by which a receipt may refer to a charge: its payment, and the invoice of a month of Pro. */
export async function listReferencesOfCharge(
  { stripe, env }: StripePatience & { stripe: Stripe },
  chargeId: string,
): Promise<string[]> {
  const charge = await refuseDuringOutage({ env }, findOrUndefined(stripe.charges.retrieve(chargeId)))
  if (typeof charge?.payment_intent !== 'string') return []
  const invoice = await refuseDuringOutage({ env }, findInvoiceOfPayment(stripe, charge.payment_intent))
  return [charge.payment_intent, ...(invoice?.id === undefined ? [] : [invoice.id])]
}

/** Returns the URL at which evidence is submitted: the dispute in Stripe's dashboard, or the only page of the Stripe fake. */
export function buildDisputeUrl(env: Pick<Env, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>, disputeId: string) {
  if (env.STRIPE_API_URL !== undefined) return env.STRIPE_API_URL
  return `https://dashboard.stripe.com/${isLiveMode(env) ? '' : 'test/'}disputes/${disputeId}`
}
