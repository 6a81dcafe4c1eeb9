const visible = new Set([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
])

/** Returns the response with only the fields that a publishable key may see: no metadata, customer or charge. */
export function toBrowserView(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  if ('error' in body) return { error: { ...(body.error as object), ...intentOf(body.error) } }
  if (!('object' in body) || body.object !== 'payment_intent') return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => visible.has(name)))
}

function intentOf(error: unknown): object {
  if (typeof error !== 'object' || error === null || !('payment_intent' in error)) return {}
  return { payment_intent: toBrowserView(error.payment_intent) }
}
