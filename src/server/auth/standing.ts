import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'

/** What a token cannot say of its person, because it happened later. */
export interface Standing {
  /** Sign-ins before this were revoked. */
  validFromMs: number
  isOperator: boolean
}

interface Standings {
  /** Undefined for an account that is disabled or gone. At most a minute old, and never older than the token. */
  of: (uid: string, tokenIssuedMs: number) => Promise<Standing | undefined>
  forget: (uid: string) => void
}

const keptMs = 60_000
const mostPeople = 10_000

/** Asks about each person once a minute at most, however many requests they send (decision 0013). */
export function rememberStandings(
  find: (uid: string) => Promise<Standing | undefined>,
  clock: Clock,
): Standings {
  const known = new LRUCache<string, { asked: number; standing: Promise<Standing | undefined> }>({
    max: mostPeople,
  })

  function ask(uid: string, asked: number): Promise<Standing | undefined> {
    const standing = find(uid)
    known.set(uid, { asked, standing })
    // An outage is not remembered; the next request asks again.
    standing.catch(() => {
      if (known.peek(uid)?.standing === standing) known.delete(uid)
    })
    return standing
  }

  return {
    of(uid, tokenIssuedMs) {
      const now = clock().getTime()
      const held = known.get(uid)
      const isFresh = held !== undefined && now - held.asked < keptMs && held.asked >= tokenIssuedMs
      return isFresh ? held.standing : ask(uid, now)
    },
    forget: (uid) => void known.delete(uid),
  }
}
