import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Stage, type StageResult, endStagesWhenAsked, runStages } from './stages.ts'
import { readTestCounts } from './test-counts.ts'

// Two at once: the smallest supported machine has two cores, and the tools use several threads themselves.
const atOnce = 2

const stages: Stage[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'build', command: [process.execPath, 'scripts/build.ts', '--if-stale'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check'] },
]

/** Runs every check and every test, and ends with one summary. */
export async function runTests(vitestArguments: readonly string[]): Promise<void> {
  endStagesWhenAsked()
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'))
  const report = path.join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = { name: 'tests', command: ['vitest', 'run', ...reporters, ...vitestArguments], live: true }

  const started = performance.now()
  const before = await runStages(stages, atOnce)
  const [tests] = await runStages([vitest], 1)
  const counts = await readTestCounts(report)
  await rm(folder, { recursive: true, force: true })
  if (tests === undefined) throw new Error('every stage has a result')

  const results = [...before, tests]
  console.log(`\n${results.map(lineOf).join('\n')}`)
  if (counts.skipped > 0) console.log(`  ${counts.skipped} tests were skipped`)
  console.log(`  in all ${secondsOf(started)} s\n`)

  const failedStages = before.filter(({ passed }) => !passed).length
  // vitest may fail without a failed test: a set-up that broke, or an error that no test caught.
  const unexplained = !tests.passed && counts.failed === 0 ? 1 : 0
  const failed = failedStages + counts.failed + unexplained
  console.log(`${before.length - failedStages + counts.passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function lineOf({ name, passed, seconds }: StageResult): string {
  return `  ${name.padEnd(7)} ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`
}

function secondsOf(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
