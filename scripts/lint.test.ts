import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from './processes/project.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-'))
  await cp(path.join(projectRoot, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the errors that the linter reports for this expression in a file. */
async function lint(file: string, expression: string): Promise<string[]> {
  const at = path.join(folder, file)
  await mkdir(path.dirname(at), { recursive: true })
  await writeFile(at, `export const read = () => ${expression}\n`)
  const found = await new Promise<string>((resolve) => {
    execFile(
      path.join(projectRoot, 'node_modules/.bin/oxlint'),
      ['--format=unix', file],
      { cwd: folder },
      (_error, out) => resolve(out),
    )
  })
  return found.match(/'\w+' is not defined/g) ?? []
}

test.each([
  ['src/server/a.ts', 'document.title'],
  ['src/client/a.ts', 'process.pid'],
  ['src/shared/a.ts', 'window.name'],
  ['src/shared/b.ts', 'process.pid'],
])('in %s, the linter rejects %s', async (file, expression) => {
  expect(await lint(file, expression)).toHaveLength(1)
})

test.each([
  ['src/server/b.ts', 'process.pid'],
  ['src/client/b.ts', 'document.title'],
  ['src/shared/c.ts', "new URL('https://example.com')"],
])('in %s, the linter accepts %s', async (file, expression) => {
  expect(await lint(file, expression)).toEqual([])
})
