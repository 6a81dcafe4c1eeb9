import { drillTag } from './drill-tag.ts'
import { type Stage, stopStagesOnSignal, runStages } from './stages.ts'
import { printTestSummary } from './summary.ts'
import { runVitest } from './vitest-run.ts'

const checks: Stage[] = [
  // The type checker is a Go program, and garbage collection with the default setting takes a fifth of its time.
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check'], env: { GOGC: '400' } },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/**
 * Runs all checks, and all tests except drills. With file names or `--changed`, runs only these tests. Prints a summary at the
 * end.
 */
export async function runTests(vitestArguments: readonly string[]): Promise<void> {
  stopStagesOnSignal()
  const started = performance.now()
  const isPart = vitestArguments.some((argument) => !argument.startsWith('-') || argument === '--changed')
  // The checks run before the tests, because the type check alone uses every core.
  const checked = isPart ? [] : await runStages(checks, 1)
  const withoutDrills = ['--tagsFilter', `!${drillTag.name}`]
  printTestSummary(
    checked,
    await runVitest({ name: 'tests' }, [...withoutDrills, ...vitestArguments]),
    started,
  )
}
