import type { StageResult } from './stages.ts'
import type { TestCounts } from './test-counts.ts'

/** Ends a run: prints the result of each stage, the failed tests by name, and one line with the result. */
export function printSummary(
  before: readonly StageResult[],
  { result: tests, counts }: { result: StageResult; counts: TestCounts },
  startedAt: number,
): void {
  console.log(`\n${[...before, tests].map(lineOf).join('\n')}`)
  for (const name of counts.failed) console.log(`  FAILED  ${name}`)
  if (counts.skipped > 0) console.log(`  ${counts.skipped} tests were skipped`)
  console.log(`  in all ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)

  const failedStages = before.filter(({ passed }) => !passed).length
  // vitest may fail without a failed test: by a broken setup, or an uncaught error.
  const unexplained = !tests.passed && counts.failed.length === 0 ? 1 : 0
  const failed = failedStages + counts.failed.length + unexplained
  console.log(`${before.length - failedStages + counts.passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function lineOf({ name, passed, seconds }: StageResult): string {
  return `  ${name.padEnd(7)} ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`
}
