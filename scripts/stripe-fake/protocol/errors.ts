import type Stripe from 'stripe'

export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: Stripe.PaymentIntent
  payment_method?: Stripe.PaymentMethod
  advice_code?: string
  network_decline_code?: string
  request_log_url?: string
}

export class StripeApiError extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = { ...body, ...(body.code ? { doc_url: toDocUrl(body.code) } : {}) }
  }
}

type Detail = Partial<Pick<StripeErrorBody, 'code' | 'param' | 'payment_intent'>> & { status?: number }

export function createInvalidRequestError(
  message: string,
  { status = 400, ...detail }: Detail = {},
): StripeApiError {
  return new StripeApiError(status, { type: 'invalid_request_error', message, ...detail })
}

/**
 * Returns the object with an id. Throws Stripe's error if it is missing: 404 for an id in the path, 400 for one in a parameter.
 */
export function requireObject<T>(
  table: Readonly<Record<string, T>>,
  noun: string,
  id: string,
  { param = 'id', status = 404 }: { param?: string; status?: number } = {},
): T {
  const found = Object.hasOwn(table, id) ? table[id] : undefined
  if (found === undefined) {
    throw createInvalidRequestError(`No such ${noun}: '${id}'`, { code: 'resource_missing', param, status })
  }
  return found
}

export const toDocUrl = (code: string): string =>
  `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`
