/** All error responses that callers can handle, by code: the HTTP status and the short English text of `error` (B13.1). */
export const errorResponses = {
  'invalid-input': { status: 400, error: 'Invalid input' },
  'invalid-guide-id': { status: 400, error: 'Invalid guide ID' },
  unprintable: { status: 400, error: 'The PDF cannot show some of these characters' },
  'payment-mismatch': { status: 400, error: 'This payment does not belong to this purchase' },
  'declarations-required': { status: 400, error: 'Please check the boxes before you pay' },
  'authentication-required': { status: 401, error: 'Authentication required' },
  'wrong-credentials': { status: 401, error: 'Email address or password is incorrect' },
  'sign-in-again': { status: 403, error: 'Please log in again first' },
  forbidden: { status: 403, error: 'Not allowed' },
  'not-found': { status: 404, error: 'Not found' },
  'method-not-allowed': { status: 405, error: 'Method not allowed' },
  'guide-changed': { status: 409, error: 'Someone else has saved this guide in the meantime' },
  'wrong-state': { status: 409, error: 'The status of this guide has changed' },
  'email-in-use': { status: 409, error: 'This email address is already in use' },
  'already-owned': { status: 409, error: 'You already have access to this guide' },
  'already-subscribed': { status: 409, error: 'You already have Pro' },
  'purchase-suspended': { status: 409, error: 'This purchase is on hold while its payment is disputed' },
  'free-guide-used': { status: 409, error: 'You’ve already used your free guide' },
  'gift-claimed': { status: 409, error: 'This gift has already been accepted' },
  'gift-not-open': { status: 409, error: 'This gift cannot be accepted now' },
  'gift-told': { status: 409, error: 'The email for this gift has already been sent' },
  'report-too-early': { status: 409, error: 'It is too early to report on this guide' },
  'no-withdrawal': { status: 409, error: 'There is no right to withdraw from this purchase now' },
  'account-closing': { status: 409, error: 'This account is scheduled for deletion' },
  'payment-incomplete': { status: 409, error: 'The payment has not been completed' },
  'guide-not-given': { status: 409, error: 'This guide was paid for; refund its payment instead' },
  'changed-since-shown': { status: 409, error: 'This has changed since you opened it, so nothing was done' },
  'comparison-running': { status: 409, error: 'Another comparison with Stripe is running' },
  'payment-disputed': {
    status: 409,
    error: 'This payment is disputed, so it cannot be refunded; the bank decides about the money',
  },
  'refund-refused': { status: 409, error: 'Stripe has refused this refund' },
  'translation-running': { status: 409, error: 'This guide is already being translated' },
  'translation-not-ready': { status: 409, error: 'The translation is not ready' },
  withdrawn: { status: 410, error: 'This guide is no longer for sale' },
  'payload-too-large': { status: 413, error: 'Request too large' },
  'unsupported-media-type': { status: 415, error: 'Unsupported content type' },
  'too-many-requests': { status: 429, error: 'Too many requests' },
  'translation-limit': { status: 429, error: 'Today’s translation budget is used up' },
  internal: { status: 500, error: 'An error occurred' },
  'translation-failed': { status: 502, error: 'The translation failed' },
  'payments-unavailable': { status: 503, error: 'Payments are not available right now' },
  'translation-not-configured': { status: 503, error: 'Translation is not configured' },
  'translation-unavailable': { status: 503, error: 'The translator is not available right now' },
  unavailable: { status: 503, error: 'Not available right now' },
} as const satisfies Record<string, { status: number; error: string }>

export type ApiErrorCode = keyof typeof errorResponses

/** Body of every error response. `error`: short text for people. `message`: detail. `code`: for programs. */
export interface ErrorBody {
  error: string
  message: string
  code: ApiErrorCode
}

export function toErrorBody(code: ApiErrorCode, message: string): ErrorBody {
  return { error: errorResponses[code].error, message, code }
}
