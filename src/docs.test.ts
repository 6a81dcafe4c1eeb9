import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const rooms = ['src', 'scripts', 'migrations', 'docs', '.ci']

interface TextFile {
  file: string
  text: string
}

/** Everything that is part of the project, by its path. */
function listPaths(): string[] {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  const atRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  return [...inRooms, ...atRoot.map(({ name }) => name)].map((file) => file.split(path.sep).join('/'))
}

/** This file names what it forbids, and the demo's guides are literature. */
const isRead = (file: string) =>
  /\.(ts|tsx|mjs|css|html|md|json|example)$/.test(file) &&
  !/^(package-lock\.json|src\/docs\.test\.ts|scripts\/sandbox\/catalogue\/.+)$/.test(file)

const paths = listPaths()
const texts: TextFile[] = paths
  .filter(isRead)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
const words = texts.filter(({ file }) => file.endsWith('.md'))

interface Rule {
  anchor: string
  number: string
}

/** A rule stands behind its own anchor: `<a id="b5-12"></a>**B5.12**`. */
function rulesIn(text: string): Rule[] {
  return [...text.matchAll(/<a id="([^"]+)"><\/a>\*\*([BR][\d.]+)\*\*/g)].map(
    ([, anchor = '', number = '']) => ({ anchor, number }),
  )
}

const anchorOf = (number: string) => number.toLowerCase().replace('.', '-')

const laws = texts.filter(({ file }) => /^docs\/(behaviour|architecture)\.md$/.test(file))
const rules = laws.flatMap(({ text }) => rulesIn(text))
const known = new Set(rules.map(({ number }) => number))

/** 'B5.12' and 'R3', wherever they stand. */
function referencesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w./%"-])(B\d{1,2}\.\d{1,2}|R\d{1,2})(?![\w.]*\w)/g)].map(
    ([number]) => number,
  )
}

/** Signs of texts that are not part of the project. */
const foreign = [
  /\b[Ss]pec(ification)?(\.md)? §?\d/,
  /\b[Tt]he spec(ification|'s|’s)?\b/,
  /\b[Rr]eadings? A\d/,
  /\b[Dd]esign(\.md)? §?\d/,
  /\b[Ll]edger S?\d/,
  /\bS[1-9]\.\d{3}\b/,
  /(?<![\w%#/.'"])A[0-6]\d(?![\w.%])/,
  /\b(spec|design|readings|ledger|stack|stripe|style|look|house|alive|findings)\.md\b/,
]

function foreignLinesIn({ file, text }: TextFile): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      foreign.some((sign) => sign.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    )
}

const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Made by a command, not kept. */
const isMade = (named: string) => /^(\.data|dist|screenshots|node_modules)\//.test(named)
const fileEnding = /\.(ts|tsx|mts|mjs|json|md|css|html|svg|png|example)$/

/** What is formatted as code and is a file or a folder of the project; what begins with a slash is an address. */
function pathsIn(text: string): string[] {
  return [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.*{},<>…-]+(\/[\w.*{},<>…-]+)*\/?$/.test(code))
    .filter(
      (code) => fileEnding.test(code) || (code.includes('/') && rooms.includes(code.split('/', 1)[0] ?? '')),
    )
    .filter((code) => !isMade(code))
}

/** A path may be named by its end, `calls/rest.ts`, and with wildcards: `*`, `…`, `<feature>`, `{a,b}`. */
function toPattern(named: string): RegExp {
  const pattern = named
    .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.split(',').join('|')})`)
    .replace(/\*\*\/?|<[^>]*>|[*…]/g, (wild) => (wild.startsWith('**') ? '.*' : '[^/]*'))
    .replace(/\/$/, '')
  return new RegExp(`(^|/)${pattern}(/|$)`)
}

const exists = (named: string) => paths.some((file) => toPattern(named).test(file))

interface Link {
  target: string
  anchor: string
}

function linksIn(text: string): Link[] {
  return [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(https?:|mailto:|\/)/.test(address))
    .map((address) => {
      const [target = '', anchor = ''] = address.split('#', 2)
      return { target, anchor }
    })
}

function leadsSomewhere(from: string, { target, anchor }: Link): boolean {
  const to = target === '' ? from : path.posix.normalize(path.posix.join(path.posix.dirname(from), target))
  if (!paths.some((file) => file === to || file.startsWith(to.endsWith('/') ? to : `${to}/`))) return false
  const text = texts.find(({ file }) => file === to)?.text ?? ''
  return anchor === '' || text.includes(`<a id="${anchor}"></a>`)
}

describe('the law', () => {
  test('has rules, each with a number of its own', () => {
    const numbers = rules.map(({ number }) => number)
    expect(numbers.length).toBeGreaterThan(200)
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
  })

  test('can be linked to, rule by rule', () => {
    expect(rules.filter(({ anchor, number }) => anchor !== anchorOf(number))).toEqual([])
  })

  test('has a rule for every number that anybody names', () => {
    const missing = texts.flatMap(({ file, text }) =>
      referencesIn(text)
        .filter((number) => !known.has(number))
        .map((number) => `${file}: ${number}`),
    )
    expect(missing).toEqual([])
  })

  test('needs no text outside of the project', () => {
    expect(texts.flatMap(foreignLinesIn)).toEqual([])
  })
})

describe('what is written about the project', () => {
  test.each(words)('$file names files that exist', ({ text }) => {
    expect(pathsIn(text).filter((named) => !exists(named))).toEqual([])
  })

  test.each(words)('$file links to what exists', ({ file, text }) => {
    expect(linksIn(text).filter((link) => !leadsSomewhere(file, link))).toEqual([])
  })
})

describe('each check finds what it is there for', () => {
  test.each([
    ['/** Spec 9. */'],
    ['as the spec has it'],
    ['Reading A43: no username'],
    ['nothing goes over the network (A45)'],
    ['(design 6.2)'],
    ['see stack.md 8'],
    ['ledger S4.028'],
  ])('a text outside of the project: %s', (text) => {
    expect(foreignLinesIn({ file: 'x.ts', text })).toHaveLength(1)
  })

  test('a number that is no rule, and none that is another word', () => {
    expect(referencesIn('(R99, B6.5): see B99.1.')).toEqual(['R99', 'B6.5', 'B99.1'])
    expect(referencesIn('B12 R2D2 sub.R1 /R1 B1.2.3')).toEqual([])
  })

  test('a file that is gone, by its path, its end or a wildcard', () => {
    const named = pathsIn(
      '`src/gone.ts` `gone.ts` `src/**/*.gone.ts` `src/gone/` `/robots.txt` `guides.list`',
    )
    expect(named).toEqual(['src/gone.ts', 'gone.ts', 'src/**/*.gone.ts', 'src/gone/'])
    expect(named.filter(exists)).toEqual([])
    expect(
      ['src/docs.test.ts', 'docs.test.ts', 'src/*.test.ts', 'src/{server,client}/', 'docs'].filter(exists),
    ).toHaveLength(5)
  })

  test('a link to a page or a place that is not there', () => {
    const links = linksIn(
      '[a](gone.md) [b](behaviour.md#b0-0) [c](behaviour.md#b1-1) [d](https://example.com)',
    )
    expect(links.map((link) => leadsSomewhere('docs/architecture.md', link))).toEqual([false, false, true])
  })
})
