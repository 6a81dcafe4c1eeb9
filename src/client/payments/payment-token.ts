import { bearerTokens } from '../platform/api/bearer-tokens.ts'

/** Minimum length of a token: a shorter one can't be valid, so no call is sent (B8.2). */
const tokenMinimum = 10

/** Thrown when a signed-in user has no token for a payment. */
export class LoginExpiredError extends Error {}

/** Rejects if there is no usable token, before a payment call. The call itself sends the token. */
export async function requirePaymentToken(): Promise<void> {
  const token = await bearerTokens.tokenForWrite()
  if (token === undefined || token.length < tokenMinimum) throw new LoginExpiredError()
}
