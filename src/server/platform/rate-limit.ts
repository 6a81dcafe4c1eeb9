import { hash } from 'node:crypto'
import type { Deps } from './deps.ts'
import { countAttempt, deleteAttempts } from './rate-limit-queries.ts'
import { Refusal } from './refusal.ts'

/** How often something scarce may be done by one key: an address, an account, an e-mail. */
export interface Limit {
  /** What is scarce; each scope counts by itself. */
  scope: string
  /** Turns in a window without any wait. */
  free: number
  /** From the first turn; then everything is forgotten. */
  windowSeconds: number
  /** The waits grow 1, 2, 4, 8 … seconds up to this, and never beyond the window. */
  longestWaitSeconds: number
}

/** Refuses with `too-many-requests` whoever comes too early. Coming too early does not make the wait longer. */
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

/** For whoever has shown that they are welcome. */
export function resetAttempts({ db }: Pick<Deps, 'db'>, limit: Limit, key: string): Promise<void> {
  return deleteAttempts(db, rowKey(limit, key))
}

/** The table says neither who nor where. */
function rowKey({ scope }: Limit, key: string): string {
  return `${scope}:${hash('sha256', key, 'base64url')}`
}
