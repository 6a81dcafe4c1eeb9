import { type Stage, endStagesWhenAsked, runStages } from './stages.ts'
import { sumUp } from './summary.ts'
import { runVitest } from './vitest-run.ts'

// Two at once: the smallest supported machine has two cores, and the tools use several threads themselves.
const atOnce = 2

const stages: Stage[] = [
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check'] },
  { name: 'build', command: [process.execPath, 'scripts/build.ts', '--if-stale'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Runs every check and every test, and ends with one summary. */
export async function runTests(vitestArguments: readonly string[]): Promise<void> {
  endStagesWhenAsked()
  const started = performance.now()
  const before = await runStages(stages, atOnce)
  const tests = await runVitest({ name: 'tests' }, ['--reporter=default', ...vitestArguments])
  sumUp(before, tests, started)
}
