import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Rows of the table of threats, each with the file and title of its test. */
const threats = readFileSync(path.join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (threat |-)/.test(line))
  .map((line) => {
    const [, threat = '', , named = ''] = line.split('|').map((cell) => cell.trim())
    const [, file = '', title = ''] = /^`([^`]+)`: "(.+)"$/.exec(named) ?? []
    return { threat, file, title }
  })

function hasTest(file: string, title: string): boolean {
  const place = path.join(root, file)
  if (!file.endsWith('.test.ts') || !existsSync(place)) return false
  const text = readFileSync(place, 'utf8')
  return ["'", '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
}

test.each(threats)('the threat has an existing test: $threat', ({ file, title }) => {
  expect(hasTest(file, title)).toBe(true)
})

test('the table of threats has rows, and a missing test is detected', () => {
  expect(threats.length).toBeGreaterThan(20)
  expect(hasTest('src/threats.test.ts', 'no such title anywhere'.toUpperCase())).toBe(false)
  expect(hasTest('src/gone.test.ts', '')).toBe(false)
})
