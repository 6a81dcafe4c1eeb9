import { hash } from 'node:crypto'
import type { Deps } from './deps.ts'
import { countRateLimitHit, deleteRateLimit } from './rate-limit-queries.ts'
import { Refusal } from './refusal.ts'

/** A rate limit, counted per key: a network, an account or an email address. */
export interface RateLimit {
  /** Name of the limited action. Each scope is counted separately. */
  scope: string
  /** Number of attempts per window that need no wait. */
  free: number
  /** Length of the window, which begins with the first attempt. The count resets at its end. */
  windowSeconds: number
  /** Maximum wait. Waits double from one second up to this value but never exceed the window. */
  maxWaitSeconds: number
}

/** Counts an attempt. Throws `too-many-requests` during a wait; refused attempts don't extend it. */
export async function consumeRateLimit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: RateLimit,
  key: string,
): Promise<void> {
  const now = clock()
  const { granted, opensAt } = await countRateLimitHit(db, { ...limit, key: rowKey(limit, key), now })
  if (!granted) throw createTooManyRequestsRefusal(opensAt, now)
}

/** Creates the refusal of an action that is allowed again at `opensAt`. */
export function createTooManyRequestsRefusal(opensAt: Date, now: Date): Refusal {
  const retryAfterSeconds = getSecondsUntil(opensAt, now)
  return new Refusal('too-many-requests', `Try again in ${retryAfterSeconds} s`, { retryAfterSeconds })
}

/** Returns the seconds until a time, at least 1, for the `Retry-After` header. */
export const getSecondsUntil = (opensAt: Date, now: Date) =>
  Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1000))

/** Resets the count of a key, for example after a successful login. */
export function resetRateLimit({ db }: Pick<Deps, 'db'>, limit: RateLimit, key: string): Promise<void> {
  return deleteRateLimit(db, rowKey(limit, key))
}

/** Returns the hashed key of a row, so that the table contains no personal data. */
function rowKey({ scope }: RateLimit, key: string): string {
  return `${scope}:${hash('sha256', key, 'base64url')}`
}
