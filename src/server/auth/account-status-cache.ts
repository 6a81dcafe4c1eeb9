import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

/** What a token cannot say of its person, because it happened later. */
export interface AccountStatus {
  /** Sign-ins before this were revoked. */
  validFromMs: number
  isOperator: boolean
}

interface AccountStatusCache {
  /** Undefined for an account that is disabled or gone. At most a minute old, and never older than the token. */
  of: (uid: string, tokenIssuedMs: number) => Promise<AccountStatus | undefined>
  forget: (uid: string) => void
}

interface Known {
  askedMs: number
  /** A token issued later than this asks anew. */
  newestTokenMs: number
  status: Promise<AccountStatus | undefined>
}

const keptMs = 60_000
const mostPeople = 10_000

/** Asks about each person once a minute at most, however many requests they send (decision 0016). */
export function createAccountStatusCache(
  find: (uid: string) => Promise<AccountStatus | undefined>,
  clock: Clock,
): AccountStatusCache {
  const known = new LRUCache<string, Known>({ max: mostPeople })

  function ask(uid: string, askedMs: number, newestTokenMs: number): Promise<AccountStatus | undefined> {
    const status = find(uid)
    known.set(uid, { askedMs, newestTokenMs, status })
    // An outage is not remembered; the next request asks again.
    status.catch(() => {
      if (known.peek(uid)?.status === status) known.delete(uid)
    })
    return status
  }

  return {
    of(uid, tokenIssuedMs) {
      const now = clock().getTime()
      const held = known.get(uid)
      const isFresh = held !== undefined && now - held.askedMs < keptMs && tokenIssuedMs <= held.newestTokenMs
      // Our clock may be behind Google's; a token from our future must not ask with each of its requests.
      return isFresh ? held.status : ask(uid, now, Math.max(now, tokenIssuedMs))
    },
    forget: (uid) => void known.delete(uid),
  }
}
