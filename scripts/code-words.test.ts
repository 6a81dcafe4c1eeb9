import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseSync, Visitor, type ESTree } from 'vite'
import { projectRoot } from './processes/project.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const doc = read('docs/code-words.md')

const section = (title: string) => doc.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const firstCells = (text: string) =>
  [...text.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell).slice(2)

const rejected = firstCells(section('Rejected words'))

/** Pattern per rejected word. An ellipsis stands for up to four words, and a hyphen also for a space. */
const patterns = rejected.map((word) => ({
  word,
  pattern: new RegExp(
    `\\b${word.replaceAll('-', '[- ]').replace(' … ', String.raw` (?:[\w'’]+ ){0,4}`)}s?\\b`,
    'i',
  ),
}))

const wordsIn = (text: string) => patterns.filter(({ pattern }) => pattern.test(text)).map(({ word }) => word)

/** Returns the words of an identifier: 'startPayment' and 'START_PAYMENT' become 'start payment'. */
const spellOut = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

function titleOf({ callee, arguments: [first] }: ESTree.CallExpression): string {
  const [name = ''] = /^(?:test|it|describe)\b/.exec(calleeName(callee)) ?? []
  if (name === '' || first === undefined) return ''
  if (first.type === 'Literal') return String(first.value)
  return first.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.raw).join(' ') : ''
}

/** Returns the name of the called function: 'test' for test(…), test.skip(…) and test.each(…)(…). */
function calleeName(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calleeName(callee.object)
  return callee.type === 'CallExpression' ? calleeName(callee.callee) : ''
}

/** Returns the comments, test titles and identifiers of a module. */
function languageOfCode(file: string, text: string): string[] {
  const { program, comments } = parseSync(file, text)
  const language = new Set(
    comments.map(({ value }) => value.replace(/\s+\*?\s*/g, ' ').replace(/`[^`]*`/g, '')),
  )
  const add = ({ name }: { name: string }) => language.add(spellOut(name))
  new Visitor({
    Identifier: add,
    PrivateIdentifier: add,
    JSXIdentifier: add,
    CallExpression: (call) => language.add(titleOf(call)),
  }).visit(program)
  return [...language]
}

/** Returns prose without code and link targets. */
const languageOfProse = (text: string) => [
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\s+/g, ' '),
]

/** Returns the words of a file's path and content. */
const languageOf = (file: string, text: string) => [
  file.replace(/[/.]/g, ' '),
  ...(file.endsWith('.md') ? languageOfProse(text) : languageOfCode(file, text)),
]

const isRead = (file: string) =>
  /\.(ts|tsx|mjs|md)$/.test(file) &&
  !/^(docs\/(?:code-)?words\.md|src\/shared\/texts\/|src\/server\/platform\/database-types\.ts)/.test(file)

const files = [
  ...['src', 'scripts', 'docs'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  ),
  ...readdirSync(projectRoot),
]
  .filter(isRead)
  .map((file) => ({ file, language: languageOf(file, read(file)) }))

const uses = files.flatMap(({ file, language }) =>
  [...new Set(language.flatMap(wordsIn))].map((word) => ({ file, word })),
)

test('no path, comment, test title, document or identifier contains a rejected word', () => {
  expect(uses.map(({ file, word }) => `${file}: ${word}`)).toEqual([])
})

test.each([
  ['a comment', '/** Whoever\n * asks */', 'whoever'],
  ['a phrase in a comment', '// Has Stripe itself told\nf()', 'has … told'],
  ['a test title', 'test.each([1])("the desk %s", f)', 'desk'],
  ['an identifier', 'const recordDeeds = 1', 'deed'],
  ['a property', 'a.NEAR_TWIN', 'near-twin'],
])('a rejected word is found in %s', (_, text, word) => {
  expect(languageOfCode('a.ts', text).flatMap(wordsIn)).toEqual([word])
})

test('rejected words are found in prose, but not in code, strings and links', () => {
  expect(languageOfProse('Nobody reads `upkeep` or [this](desk.md).').flatMap(wordsIn)).toEqual(['nobody'])
  expect(languageOfCode('a.ts', "import './desk.ts'\nf('nobody', indeed, desktop)").flatMap(wordsIn)).toEqual(
    [],
  )
})
