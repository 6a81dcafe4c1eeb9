import { findSharedTime } from './time-queries.ts'
import type { Deps } from '../deps.ts'

/** With a larger one, a node would wrongly accept or reject tokens and subscriptions. */
export const largestClockSkewMs = 30_000
const keptMs = 1000

/** How far this node's clock is away from PostgreSQL's. */
export async function measureClockSkewMs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const shared = await findSharedTime(db)
  return Math.abs(clock().getTime() - shared.getTime())
}

/**
 * Whether this node can judge expiry times. Asks PostgreSQL at most once a second, regardless of how many expired
 * tokens arrive.
 */
export function watchClock(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<boolean> {
  let asked: { at: number; isRight: Promise<boolean> } | undefined
  return () => {
    const at = performance.now()
    if (asked === undefined || at - asked.at > keptMs)
      asked = { at, isRight: measureClockSkewMs(deps).then((skewMs) => skewMs <= largestClockSkewMs) }
    return asked.isRight
  }
}
