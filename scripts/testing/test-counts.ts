import { readFile } from 'node:fs/promises'

/** Result of a test run. `failed` contains the names of tests. */
export type TestCounts = { passed: number; failed: string[]; skipped: number }

/** Reads the counts that the reporter wrote. Returns zeros if the run was interrupted before. */
export async function readTestCounts(file: string): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? { passed: 0, failed: [], skipped: 0 } : (JSON.parse(text) as TestCounts)
}
