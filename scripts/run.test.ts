import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from './processes/project.ts'
import packageFile from '../package.json' with { type: 'json' }

const { scripts } = packageFile

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-test-'))
  await mkdir(path.join(folder, 'scripts'))
  await mkdir(path.join(folder, 'node_modules'))
  await cp(path.join(projectRoot, 'scripts/run.mjs'), path.join(folder, 'scripts/run.mjs'))
  for (const name of ['migrate', 'build'])
    await writeFile(path.join(folder, `scripts/${name}.ts`), `console.log('${name}', process.execPath)`)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const shop = { version: '1.0.0', integrity: 'a' }
const tool = { version: '2.0.0', integrity: 'b', dev: true }

/** Creates the files that npm leaves: a lock file with packages, and a list of installed ones. */
async function install(locked: object, installed: object): Promise<void> {
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  const place = path.join(folder, 'node_modules/.package-lock.json')
  await writeFile(place, JSON.stringify({ packages: installed }))
}

const incomplete = 'Packages are missing or outdated. Run: npm ci --omit=dev\n'

/** Runs a script with a fake npm that only reports its call. Returns all output. */
async function run(name: string): Promise<string> {
  const npm = path.join(folder, 'npm-cli.js')
  await writeFile(npm, `console.log('npm ' + process.argv[2]); process.exit(1)`)
  const env = { ...process.env, npm_execpath: npm, npm_lifecycle_event: undefined }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(folder, 'scripts/run.mjs'), name],
      { env },
      (_error, said, complaint) => resolve(said + complaint),
    )
  })
}

test('migrate runs with production packages only, and installs nothing', async () => {
  await install({ shop, tool }, { shop })
  expect(await run('migrate')).toBe(`migrate ${process.execPath}\n`)
})

test('an operator’s command never installs packages, but prints the command that does', async () => {
  await install({ shop, tool }, {})
  const missing = await run('migrate')
  await install({ shop, tool }, { shop: { ...shop, integrity: 'old' } })
  const outdated = await run('migrate')

  expect([missing, outdated]).toEqual([incomplete, incomplete])
})

test('a command for developers installs all packages', async () => {
  await install({ shop, tool }, { shop })
  expect(await run('build')).toContain('npm ci')
})

test.each(Object.entries(scripts))(
  '%s --help prints what the command does, how it is called, and an example',
  async (_name, script) => {
    const [program, ...command] = script.split(' ')
    expect(program).toBe('node')
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, [...command, '--help'], { cwd: projectRoot }, (_error, out, errors) =>
        resolve(out + errors),
      )
    })
    expect(said).toMatch(/^[A-Z].*\.\n\nUsage: npm (?:run|test)[\s\S]*\n\nExample: .*npm (?:run|test).*\n$/)
    expect(said.split('\n').length).toBeLessThan(24)
  },
)
