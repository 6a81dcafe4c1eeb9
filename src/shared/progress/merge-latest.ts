/**
 * The last change of each key, and of these the latest `most`, the latest first. `asText` orders changes of the same time,
 * so that the result is the same in whatever order lists are merged; equal changes keep the first object.
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

/** The same changes, none later than `now`: a clock that is ahead counts as the shop's. */
export const untilNow = <Change extends { at: number }>(changes: readonly Change[], now: number): Change[] =>
  changes.map((change) => ({ ...change, at: Math.min(change.at, now) }))
