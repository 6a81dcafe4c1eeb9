import { type Stage, endStagesWhenAsked, runStages } from './stages.ts'
import { sumUp } from './summary.ts'
import { runVitest } from './vitest-run.ts'

const build: Stage = { name: 'build', command: [process.execPath, 'scripts/build.ts', '--if-stale'] }

const readings: Stage[] = [
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Runs every check and every test, and ends with one summary. */
export async function runTests(vitestArguments: readonly string[]): Promise<void> {
  endStagesWhenAsked()
  const started = performance.now()
  // The tests need what is built; they wait so often that the rest is read beside them.
  const read = runStages(readings, 1)
  const built = await runStages([build], 1)
  const tests = await runVitest({ name: 'tests' }, ['--reporter=default', ...vitestArguments])
  sumUp([...(await read), ...built], tests, started)
}
