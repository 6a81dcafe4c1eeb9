import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const needed = { version: '1.0.0', integrity: 'sha512-a' }
const wanted = {
  '': {},
  'node_modules/needed': needed,
  'node_modules/tool': { ...needed, dev: true },
  'node_modules/for-some-systems': { ...needed, optional: true },
  'node_modules/for-tools-and-some-systems': { ...needed, devOptional: true },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-'))
  await mkdir(path.join(folder, 'scripts'))
  await mkdir(path.join(folder, 'node_modules'))
  await cp('scripts/run.mjs', path.join(folder, 'scripts/run.mjs'))
  await writeFile(path.join(folder, 'scripts/migrate.ts'), "console.log('migrated')")
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
})
afterAll(() => rm(folder, { recursive: true }))

/** Returns the output of an operator's command if these packages are installed. */
async function migrateWith(packages: object): Promise<string> {
  await writeFile(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  return run(process.execPath, ['scripts/run.mjs', 'migrate'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}

test('an operator’s command runs without development packages', async () => {
  expect(await migrateWith({ 'node_modules/needed': needed })).toContain('migrated')
})

test.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/needed': { ...needed, version: '0.9.0' } }],
])('if a package %s, the command prints how to install it', async (_what, packages) => {
  expect(await migrateWith(packages)).toContain('Run: npm ci --omit=dev')
})
