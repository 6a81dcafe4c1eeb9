import { drillTag } from './drill-tag.ts'
import { type Stage, endStagesWhenAsked, runStages } from './stages.ts'
import { printSummary } from './summary.ts'
import { runVitest } from './vitest-run.ts'

const checks: Stage[] = [
  // The type checker is a Go program, whose default garbage collection takes a fifth of its time.
  { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check'], env: { GOGC: '400' } },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Runs every check and every test except drills; with file names or `--changed`, only these tests. Ends with a summary. */
export async function runTests(vitestArguments: readonly string[]): Promise<void> {
  endStagesWhenAsked()
  const started = performance.now()
  const isPart = vitestArguments.some((argument) => !argument.startsWith('-') || argument === '--changed')
  // Runs before the tests, because the type check alone uses every core.
  const checked = isPart ? [] : await runStages(checks, 1)
  const withoutDrills = ['--tagsFilter', `!${drillTag.name}`]
  printSummary(checked, await runVitest({ name: 'tests' }, [...withoutDrills, ...vitestArguments]), started)
}
