import { findDatabaseTime } from './time-queries.ts'
import type { Deps } from '../deps.ts'

/** Milliseconds. With a larger difference, a node would wrongly accept or reject tokens and subscriptions. */
export const maxClockSkewMs = 30_000
const keptMs = 1000

/** Returns the difference between this node's clock and PostgreSQL's, in milliseconds. */
export async function measureClockSkewMs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const shared = await findDatabaseTime(db)
  return Math.abs(clock().getTime() - shared.getTime())
}

/**
 * Returns a function that reports whether this node's clock is right. Queries PostgreSQL at most once a second, regardless of how many expired tokens arrive.
 */
export function watchClock(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<boolean> {
  let asked: { at: number; isRight: Promise<boolean> } | undefined
  return () => {
    const at = performance.now()
    if (asked === undefined || at - asked.at > keptMs)
      asked = { at, isRight: measureClockSkewMs(deps).then((skewMs) => skewMs <= maxClockSkewMs) }
    return asked.isRight
  }
}
