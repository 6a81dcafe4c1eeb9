/**
 * Returns the latest change per key, newest first, at most `most`. `asText` orders changes of the same time, so that the result
 * doesn't depend on the order of the lists. Of equal changes, the first object is returned.
 */
export function mergeLatest<Change extends { at: number }>(
  changes: readonly Change[],
  {
    keyOf,
    asText,
    most,
  }: { keyOf: (change: Change) => unknown; asText: (change: Change) => string; most: number },
): Change[] {
  const isLater = (one: Change, other: Change) =>
    one.at === other.at ? asText(one) > asText(other) : one.at > other.at
  const latest = new Map<unknown, Change>()
  for (const change of changes) {
    const known = latest.get(keyOf(change))
    if (known === undefined || isLater(change, known)) latest.set(keyOf(change), change)
  }
  return [...latest.values()].toSorted((one, other) => (isLater(one, other) ? -1 : 1)).slice(0, most)
}

/** Returns the changes with times limited to `now`, because a device's clock may be ahead of the server's. */
export const clampTimes = <Change extends { at: number }>(
  changes: readonly Change[],
  now: number,
): Change[] => changes.map((change) => ({ ...change, at: Math.min(change.at, now) }))
