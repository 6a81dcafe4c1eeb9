import { readFile } from 'node:fs/promises'

/** What failed is counted by its names. */
export type TestCounts = { passed: number; failed: string[]; skipped: number }

/** Reads what the reporter wrote; nothing is counted if the run broke off before that. */
export async function readTestCounts(file: string): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? { passed: 0, failed: [], skipped: 0 } : (JSON.parse(text) as TestCounts)
}
