import type { DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

const keptMs = 60_000
const maxTokens = 2500

type Verify = (encoded: string) => Promise<DecodedIdToken | undefined>

/**
 * Keeps verified tokens for a minute, because checking a signature takes longer than the rest of finding the caller. Expired and rejected tokens are verified
 * each time (decision 0016).
 */
export function createVerifiedTokenCache(verify: Verify, clock: Clock): Verify {
  const known = new LRUCache<string, { token: DecodedIdToken; verifiedMs: number }>({ max: maxTokens })
  return async (encoded) => {
    const now = clock().getTime()
    const held = known.get(encoded)
    // A time in the future was recorded while the node's clock was ahead.
    if (held !== undefined && Math.abs(now - held.verifiedMs) < keptMs && now < held.token.exp * 1000)
      return held.token
    const token = await verify(encoded)
    if (token === undefined) known.delete(encoded)
    else known.set(encoded, { token, verifiedMs: now })
    return token
  }
}
