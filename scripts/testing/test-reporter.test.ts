import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'
import { type TestCounts, readTestCounts } from './test-counts.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'test-reporter-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const files = {
  'mixed.test.js': `
    test('a test passes', () => undefined)
    describe('a group has a failing test', () => test('breaks', () => {
      console.log('what the test printed')
      expect(1).toBe(2)
    }))
    test.skip('a test is skipped', () => undefined)`,
  'hook.test.js': `
    beforeAll(() => { throw new Error('no database') })
    test('a test after a failed hook is not run', () => undefined)`,
  'import.test.js': `import './missing.js'`,
  'uncaught.test.js': `
    test('a test starts a timer that throws', async () => {
      setTimeout(() => { throw new Error('too late') })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
}
const at = (name: string) => path.relative(projectRoot, path.join(folder, name))

let counts: TestCounts
let printed: string
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const countsFile = path.join(folder, 'counts.json')
  const reporter = path.join(projectRoot, 'scripts/testing/test-reporter.ts')
  const run = ['run', '--root', folder, '--globals', `--reporter=${reporter}`]
  printed = await new Promise((resolve) => {
    const env = { ...process.env, TEST_COUNTS: countsFile, NO_COLOR: '1' }
    execFile('node_modules/.bin/vitest', run, { cwd: projectRoot, env }, (_error, out, errors) =>
      resolve(out + errors),
    )
  })
  counts = await readTestCounts(countsFile)
})

test('a failed test, hook and import and an uncaught error are counted by name', () => {
  expect(counts.failed.toSorted()).toEqual([
    at('hook.test.js'),
    at('import.test.js'),
    `${at('mixed.test.js')}: a group has a failing test > breaks`,
    `${at('uncaught.test.js')}: a test starts a timer that throws (uncaught error)`,
  ])
  expect([counts.passed, counts.skipped]).toEqual([2, 2])
})

test('a test failure is printed with its file, its line, and what the test printed', () => {
  expect(printed).toContain(
    `✗ ${at('mixed.test.js')}: a group has a failing test > breaks\n  at ${at('mixed.test.js')}:5:17\n`,
  )
  expect(printed).toContain('what the test printed')
})

test('the number of completed test files is printed', () => {
  expect(printed).toContain('4 of 4 files · 2 passed, 4 failed')
})
