import { StripeApiError } from '../protocol/errors.ts'

export function parseKeyKind(authorization: string | undefined): 'secret' | 'publishable' {
  const key = authorization?.match(/^Bearer (\S+)$/)?.[1]
  if (key === undefined) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    )
  }
  if (/^[sr]k_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`)
}

export function createSecretKeyError(): StripeApiError {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    'secret_key_required',
  )
}

function unauthorized(message: string, code?: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
}
