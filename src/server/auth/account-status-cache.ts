import { LRUCache } from 'lru-cache'
import type { Role } from '../../shared/auth/roles.ts'
import type { Clock } from '../platform/clock.ts'

/** Current state of an account at the identity provider. It may have changed since the token was issued. */
export interface AccountStatus {
  /** Sign-ins before this time were revoked. Milliseconds since 1970; 0 if none were. */
  validFromMs: number
  role: Role | undefined
  email: string
  emailVerified: boolean
}

interface Known {
  askedMs: number
  /** Milliseconds since 1970. A token issued after this time needs a new lookup. */
  newestTokenMs: number
  status: Promise<AccountStatus | undefined>
}

const keptMs = 60_000
const maxPeople = 10_000

/** Looks up each user at most once a minute, regardless of the number of requests (decision 0016). */
export function createAccountStatusCache(
  find: (uid: string) => Promise<AccountStatus | undefined>,
  clock: Clock,
) {
  const known = new LRUCache<string, Known>({ max: maxPeople })

  function ask(uid: string, askedMs: number, newestTokenMs: number): Promise<AccountStatus | undefined> {
    const status = find(uid)
    known.set(uid, { askedMs, newestTokenMs, status })
    // A failed lookup isn't cached, so that the next request retries.
    status.catch(() => {
      if (known.peek(uid)?.status === status) known.delete(uid)
    })
    return status
  }

  return {
    /** Returns the status, at most a minute old and looked up after the token was issued. Undefined for a disabled or deleted account. */
    of(uid: string, tokenIssuedMs: number): Promise<AccountStatus | undefined> {
      const now = clock().getTime()
      const held = known.get(uid)
      // A lookup time in the future was recorded while the node's clock was ahead.
      const isRecent = held !== undefined && Math.abs(now - held.askedMs) < keptMs
      const isFresh = isRecent && tokenIssuedMs <= held.newestTokenMs
      // If the local clock is behind Google's, a token looks issued in the future. It must not cause a lookup for each request.
      return isFresh ? held.status : ask(uid, now, Math.max(now, tokenIssuedMs))
    },
    forget: (uid: string) => void known.delete(uid),
  }
}
