import { tokenForWrite } from '../platform/api/bearer-tokens.ts'

/** B8.2: a shorter token can't be valid, so no call is made. */
const tokenMinimum = 10

/** Thrown when a signed-in user has no token for a payment. */
export class LoginExpired extends Error {}

/** Rejects before a payment call without a usable token; the call itself sends the token. */
export async function requireTokenForPaying(): Promise<void> {
  const token = await tokenForWrite()
  if (token === undefined || token.length < tokenMinimum) throw new LoginExpired()
}
