import { LRUCache } from 'lru-cache'
import type { Role } from '../../shared/auth/roles.ts'
import type { Clock } from '../platform/clock.ts'

/** Account changes that happened after the token was issued. */
export interface AccountStatus {
  /** Sign-ins before this were revoked. */
  validFromMs: number
  role: Role | undefined
  email: string
  emailVerified: boolean
}

interface AccountStatusCache {
  /** Returns the status; undefined for a disabled or deleted account. At most a minute old, and never older than the token. */
  of: (uid: string, tokenIssuedMs: number) => Promise<AccountStatus | undefined>
  forget: (uid: string) => void
}

interface Known {
  askedMs: number
  /** A token issued after this time needs a new lookup. */
  newestTokenMs: number
  status: Promise<AccountStatus | undefined>
}

const keptMs = 60_000
const maxPeople = 10_000

/** Looks up each user at most once a minute, regardless of the number of requests (decision 0016). */
export function createAccountStatusCache(
  find: (uid: string) => Promise<AccountStatus | undefined>,
  clock: Clock,
): AccountStatusCache {
  const known = new LRUCache<string, Known>({ max: maxPeople })

  function ask(uid: string, askedMs: number, newestTokenMs: number): Promise<AccountStatus | undefined> {
    const status = find(uid)
    known.set(uid, { askedMs, newestTokenMs, status })
    // A failed lookup is not cached; the next request retries.
    status.catch(() => {
      if (known.peek(uid)?.status === status) known.delete(uid)
    })
    return status
  }

  return {
    of(uid, tokenIssuedMs) {
      const now = clock().getTime()
      const held = known.get(uid)
      // A time in the future was recorded while the clock was wrong.
      const isRecent = held !== undefined && Math.abs(now - held.askedMs) < keptMs
      const isFresh = isRecent && tokenIssuedMs <= held.newestTokenMs
      // The local clock may be behind Google's; a token issued in its future must not cause a lookup per request.
      return isFresh ? held.status : ask(uid, now, Math.max(now, tokenIssuedMs))
    },
    forget: (uid) => void known.delete(uid),
  }
}
