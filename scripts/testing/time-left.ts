/** Milliseconds that a file takes if it has never run here, by the kind of its tests. */
const usualDurations: readonly [RegExp, number][] = [
  [/\.browser\.test\.ts$/, 15_000],
  [/\/stories\//, 8000],
  [/./, 500],
]

/** How much longer a run takes, in words; empty before the first file is done. Elapsed time and durations in milliseconds. */
export function estimateTimeLeft(
  elapsedMs: number,
  done: Iterable<string>,
  waiting: Iterable<string>,
  durations: Readonly<Record<string, number>>,
): string {
  const totalOf = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (durations[file] ?? usualDurationOf(file)), 0)
  const doneMs = totalOf(done)
  const waitingMs = totalOf(waiting)
  if (doneMs === 0 || waitingMs === 0) return ''
  const leftSeconds = Math.ceil((elapsedMs * waitingMs) / doneMs / 1000)
  const minutes = Math.floor(leftSeconds / 60)
  return ` · about ${minutes}:${String(leftSeconds % 60).padStart(2, '0')} left`
}

const usualDurationOf = (file: string): number => usualDurations.find(([kind]) => kind.test(file))?.[1] ?? 0
