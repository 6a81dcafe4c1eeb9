import { hash } from 'node:crypto'
import type { Deps } from './deps.ts'
import { countAttempt, deleteAttempts } from './rate-limit-queries.ts'
import { Refusal } from './refusal.ts'

/** A rate limit per key: a network, an account or an email address. */
export interface Limit {
  /** The limited action; each scope has its own count. */
  scope: string
  /** Attempts per window without a wait. */
  free: number
  /** Counted from the first attempt; then the count resets. */
  windowSeconds: number
  /** The waits grow 1, 2, 4, 8 … seconds up to this maximum, and never beyond the window. */
  maxWaitSeconds: number
}

/** Throws `too-many-requests` for an early attempt, which does not lengthen the wait. */
export async function takeAttempt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  limit: Limit,
  key: string,
): Promise<void> {
  const now = clock()
  const { granted, opensAt } = await countAttempt(db, { ...limit, key: rowKey(limit, key), now })
  if (granted) return
  const retryAfterSeconds = Math.max(1, Math.ceil((opensAt.getTime() - now.getTime()) / 1000))
  throw new Refusal('too-many-requests', `Try again in ${retryAfterSeconds} s`, { retryAfterSeconds })
}

/** Resets the count, for example after a successful login. */
export function resetAttempts({ db }: Pick<Deps, 'db'>, limit: Limit, key: string): Promise<void> {
  return deleteAttempts(db, rowKey(limit, key))
}

/** Hashes scope and key, so that the table stores no personal data. */
function rowKey({ scope }: Limit, key: string): string {
  return `${scope}:${hash('sha256', key, 'base64url')}`
}
