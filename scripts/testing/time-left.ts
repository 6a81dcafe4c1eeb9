import { maxTestWorkers } from './workers.ts'

/** Default duration of a test file in milliseconds, by the kind of its tests. */
const usualDurations: readonly [RegExp, number][] = [
  [/\.browser\.test\.ts$/, 15_000],
  [/\/integration\//, 8000],
  [/./, 800],
]
/** Weight of the default durations in the estimate, in milliseconds of test work, so that the first files don't skew it. */
const usualWorkMs = 60_000

/** Returns the estimated time left as text, such as ' · about 1:30 left'. Empty when all files are done. */
export function estimateTimeLeft(
  elapsedMs: number,
  done: Iterable<string>,
  waiting: Iterable<string>,
  durations: Readonly<Record<string, number>>,
): string {
  const totalOf = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (durations[file] ?? usualDurationOf(file)), 0)
  const waitingMs = totalOf(waiting)
  if (waitingMs === 0) return ''
  const msPerWork = (elapsedMs + usualWorkMs / maxTestWorkers) / (totalOf(done) + usualWorkMs)
  const leftSeconds = Math.ceil((waitingMs * msPerWork) / 1000)
  const seconds = String(leftSeconds % 60).padStart(2, '0')
  return ` · about ${Math.floor(leftSeconds / 60)}:${seconds} left`
}

const usualDurationOf = (file: string): number => usualDurations.find(([kind]) => kind.test(file))?.[1] ?? 0
