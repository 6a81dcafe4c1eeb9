import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './processes/project.ts'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

const files = ['scripts', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file))
const verbs = new Set(files.filter((file) => path.dirname(file) === 'scripts' && !isTest(file)))

/** What a file imports when it is loaded: project files by path, packages by name. */
function loadsOf(file: string): string[] {
  const statements = read(file).matchAll(
    /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )
  return [...statements].map(([, to = '']) => (to.startsWith('.') ? path.join(path.dirname(file), to) : to))
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function packagesBehind(start: string): Set<string> {
  const packages = new Set<string>()
  const seen = new Set([start])
  for (const file of seen) {
    for (const to of loadsOf(file)) {
      if (/\.tsx?$/.test(to)) seen.add(to)
      else if (!/^\.|^(?:src|scripts)\//.test(to) && !isBuiltin(to)) packages.add(packageOf(to))
    }
  }
  return packages
}

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
const operatorCommands = [
  ...(/operatorCommands = \[([^\]]+)\]/.exec(read('scripts/run.mjs'))?.[1] ?? '').matchAll(/'([^']+)'/g),
].map(([, name = '']) => name)

const audienceOf = (verb: string) =>
  operatorCommands.includes(path.basename(verb, '.ts')) ? 'operators' : 'developers'

test('a file directly in scripts/ is a command that no file imports', () => {
  const importers = files.filter((file) => loadsOf(file).some((to) => verbs.has(to)))
  expect(importers).toEqual([])
})

test.each(operatorCommands)('%s runs with the packages that production installs', (name) => {
  const packages = packagesBehind(`scripts/${name}.ts`)
  expect(packages.size).toBeGreaterThan(0)
  expect([...packages].filter((name) => dependencies[name] === undefined)).toEqual([])
})

test('the fakes import nothing from the shop', () => {
  const knowing = files
    .filter((file) => /^scripts\/(?:sandbox|stripe-fake)\//.test(file) && !isTest(file))
    .filter((file) => /from '[./]+\/src\//.test(read(file)))
  expect(knowing).toEqual([])
})

test('no folder of scripts/ holds more than twenty files besides tests, or more than twenty commands for operators or for developers', () => {
  const folders = Map.groupBy(
    files.filter((file) => file.startsWith('scripts/') && !isTest(file)),
    (file) => (verbs.has(file) ? `commands for ${audienceOf(file)}` : path.dirname(file)),
  )
  expect([...folders].filter(([, { length }]) => length > 20).map(([folder]) => folder)).toEqual([])
})
