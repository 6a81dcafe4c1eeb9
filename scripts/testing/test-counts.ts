import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../processes/project.ts'

/** What failed is counted by its names. */
export type TestCounts = { passed: number; failed: string[]; skipped: number }

type Report = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Reads what vitest's json reporter wrote; a file that failed outside of its tests counts as one failure. */
export async function readTestCounts(file: string): Promise<TestCounts> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: [], skipped: 0 }
  const report = JSON.parse(text) as Report
  return {
    passed: report.numPassedTests,
    failed: report.testResults.flatMap(failuresOf),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function failuresOf({ name, status, assertionResults }: Report['testResults'][number]): string[] {
  if (status !== 'failed') return []
  const file = path.relative(projectRoot, name)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
}
