import { tokenForWrite } from '../platform/api/bearer-tokens.ts'

/** B8.2: shorter tokens are not worth a call. */
const tokenMinimum = 10

/** A user is signed in, but there is no token for a payment. */
export class LoginExpired extends Error {}

/** Checked before a payment call; the call itself carries the token. */
export async function requireTokenForPaying(): Promise<void> {
  const token = await tokenForWrite()
  if (token === undefined || token.length < tokenMinimum) throw new LoginExpired()
}
