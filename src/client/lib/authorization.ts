import { tokenAtHand, tokenForWriting } from '../auth/token-source.ts'

/** Called after signing out, so it must not wait for a token (reading A51). */
const writesWithoutToken = new Set(['auth.logout'])

/** A bearer writes, a cookie reads (design 7): a write waits for the token of whoever is signed in. */
export async function authorizationFor(call: {
  type: string
  path: string
}): Promise<Record<string, string>> {
  const needsToken = call.type === 'mutation' && !writesWithoutToken.has(call.path)
  const token = await (needsToken ? tokenForWriting() : tokenAtHand())
  return token === undefined ? {} : { authorization: `Bearer ${token}`, 'x-firebase-auth': 'true' }
}
