import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'
import { readTestCounts } from './test-counts.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'test-counts-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const files = {
  'mixed.test.js': `
    test('holds', () => undefined)
    describe('a part', () => test('breaks', () => expect(1).toBe(2)))
    test.skip('waits', () => undefined)`,
  'set-up.test.js': `
    beforeAll(() => { throw new Error('nothing is there') })
    test('is never asked', () => undefined)`,
  'unreadable.test.js': `import './nothing.js'`,
}

test('whatever fails in a run of tests is counted by its name: a test, a set-up, a file that cannot be loaded', async () => {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  const report = path.join(folder, 'report.json')
  const run = ['run', '--root', folder, '--globals', '--reporter=json', `--outputFile.json=${report}`]
  await promisify(execFile)('node_modules/.bin/vitest', run, { cwd: projectRoot }).catch(() => undefined)

  const { passed, failed, skipped } = await readTestCounts(report)

  const at = (name: string) => path.relative(projectRoot, path.join(folder, name))
  expect(failed.toSorted()).toEqual([
    `${at('mixed.test.js')}: a part breaks`,
    at('set-up.test.js'),
    at('unreadable.test.js'),
  ])
  expect({ passed, skipped }).toEqual({ passed: 1, skipped: 2 })
})
