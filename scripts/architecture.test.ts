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

/** Returns what a file imports at run time: project files by path, packages by name. */
const loadsOf = (file: string) =>
  importedBy(file, /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)

/** Returns what a file imports, including type-only imports. */
const importsOf = (file: string) =>
  importedBy(file, /^(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)

const importedBy = (file: string, statement: RegExp): string[] =>
  [...read(file).matchAll(statement)].map(([, to = '']) =>
    to.startsWith('.') ? path.join(path.dirname(file), to) : to,
  )

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

test('no file imports a command, which is a file directly in scripts/', () => {
  const importers = files.filter((file) => loadsOf(file).some((to) => verbs.has(to)))
  expect(importers).toEqual([])
})

test.each(operatorCommands)('the command %s needs only packages that production installs', (name) => {
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

test('a folder of scripts/ has at most twenty files, and at most twenty commands per audience', () => {
  const folders = Map.groupBy(
    files.filter((file) => file.startsWith('scripts/') && !isTest(file)),
    (file) => (verbs.has(file) ? `commands for ${audienceOf(file)}` : path.dirname(file)),
  )
  expect([...folders].filter(([, { length }]) => length > 20).map(([folder]) => folder)).toEqual([])
})

/**
 * Order of the modules of payments. Each imports only those before it: events → settle → orders → access, gifts → orders,
 * refunds and receipts → orders.
 */
const paymentModules = [
  'stripe',
  'orders',
  'declarations',
  'receipts',
  'refunds',
  'credit',
  'gifts',
  'settle',
  'skus',
  'codes',
  'pro',
  'checkout',
  'claims',
  'operations',
  'withdrawal',
  'notices',
  'disputes',
  'leaving',
  'events',
  'setup',
]
const payments = 'src/server/payments'
const moduleOf = (file: string) => path.relative(payments, file).split(path.sep)[0] ?? ''

test('the modules of payments import each other in one direction only', () => {
  const shared = new Set(['deps.ts', 'limits.ts', 'queries.ts'])
  const sources = files.filter((file) => file.startsWith(`${payments}/`) && !isTest(file))
  const modules = new Set(sources.filter((file) => path.dirname(file) !== payments).map(moduleOf))
  expect([...modules].toSorted()).toEqual(paymentModules.toSorted())

  const imports = sources
    .filter((file) => modules.has(moduleOf(file)) || shared.has(moduleOf(file)))
    .flatMap((file) => importsOf(file).map((to) => ({ file, to })))
  expect(imports.length).toBeGreaterThan(100)
  const upward = imports.filter(({ file, to }) => {
    const target = moduleOf(to)
    if (!to.startsWith(`${payments}/`) || target === moduleOf(file) || shared.has(target)) return false
    return !modules.has(target) || paymentModules.indexOf(target) > paymentModules.indexOf(moduleOf(file))
  })
  expect(upward).toEqual([])
})
