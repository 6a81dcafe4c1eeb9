import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { enforcedDays, promisedDays } from './deadlines.ts'

const code = globSync('src/{client,server}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\/(?:testing|integration)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test.each(Object.keys(enforcedDays))('client or server code uses the enforced period %s', (name) => {
  expect(code.some((text) => text.includes(`enforcedDays.${name}`))).toBe(true)
})

test('neither client nor server code uses periods that only operators keep', () => {
  expect(code.filter((text) => /\bpromisedDays\b/.test(text))).toEqual([])
  expect(Object.keys(promisedDays)).not.toEqual([])
})
