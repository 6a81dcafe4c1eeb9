import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Stage, type StageResult, runStages } from './stages.ts'
import { type TestCounts, readTestCounts } from './test-counts.ts'

/** Runs vitest as the last stage of a run, with its output shown, and returns its counts. */
export async function runVitest(
  stage: Pick<Stage, 'name' | 'timeoutMs'>,
  vitestArguments: readonly string[],
): Promise<{ result: StageResult; counts: TestCounts }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-counts-'))
  const countsFile = path.join(folder, 'counts.json')
  const command = ['vitest', 'run', ...vitestArguments]
  const [result] = await runStages([{ ...stage, command, live: true, env: { TEST_COUNTS: countsFile } }], 1)
  const counts = await readTestCounts(countsFile)
  await rm(folder, { recursive: true, force: true })
  if (result === undefined) throw new Error('every stage has a result')
  return { result, counts }
}
