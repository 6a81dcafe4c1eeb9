import type { StageResult } from './stages.ts'
import type { TestCounts } from './test-counts.ts'

/** Prints the result of each stage, the names of failed tests, and one line with the overall result. */
export function printTestSummary(
  before: readonly StageResult[],
  { result: tests, counts }: { result: StageResult; counts: TestCounts },
  startedAt: number,
): void {
  console.log(`\n${[...before, tests].map(lineOf).join('\n')}`)
  for (const name of counts.failed) console.log(`  FAILED  ${name}`)
  if (counts.skipped > 0) console.log(`  ${counts.skipped} tests were skipped`)
  console.log(`  in all ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)

  const failedStages = before.filter(({ passed }) => !passed).length
  // vitest can fail without a failed test: because of a broken setup or an uncaught error.
  const unexplained = !tests.passed && counts.failed.length === 0 ? 1 : 0
  const failed = failedStages + counts.failed.length + unexplained
  console.log(`${before.length - failedStages + counts.passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function lineOf({ name, passed, seconds }: StageResult): string {
  return `  ${name.padEnd(7)} ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`
}
