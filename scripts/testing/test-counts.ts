import { readFile } from 'node:fs/promises'

/** Failed tests by name. */
export type TestCounts = { passed: number; failed: string[]; skipped: number }

/** Reads the reporter's file; returns zeros if the run was interrupted before it was written. */
export async function readTestCounts(file: string): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? { passed: 0, failed: [], skipped: 0 } : (JSON.parse(text) as TestCounts)
}
