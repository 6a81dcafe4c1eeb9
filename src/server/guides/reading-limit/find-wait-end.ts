const minuteMs = 60_000
/** Longest wait between two guides. */
const maxWaitMinutes = 60

/**
 * Returns when the next new guide may be opened. Null if there is no wait. Each guide over the limit doubles the wait after the
 * latest one: 1, 2, 4 … minutes, up to an hour. `opened` lists the guides of the last 24 hours, latest first.
 */
export function findWaitEnd(
  opened: readonly { openedAt: Date }[],
  { limit, now }: { limit: number; now: Date },
): Date | null {
  const [latest] = opened
  if (latest === undefined || opened.length < limit) return null
  const waitMinutes = Math.min(2 ** (opened.length - limit), maxWaitMinutes)
  // A time ahead of now was written by a node whose clock is fast.
  const latestMs = Math.min(latest.openedAt.getTime(), now.getTime())
  const opensAt = new Date(latestMs + waitMinutes * minuteMs)
  return opensAt > now ? opensAt : null
}
