import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoMethodSchema, demoNicheSchema } from './format.ts'
import { readInOrder } from './read-data.ts'

let data: string
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'catalogue-'))
  cpSync(path.resolve(import.meta.dirname, '../data'), data, { recursive: true })
})
afterEach(() => rmSync(data, { recursive: true, force: true }))

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(data, file)
  writeFileSync(place, change(readFileSync(place, 'utf8')))
}

test('the error about a text without Japanese names the file and the path in it', () => {
  edit('niches/cafe.json', (text) => text.replace(/"owner": \[("[^"]+"), "[^"]+"\]/, '"owner": [$1]'))
  expect(() => readInOrder('niches', demoNicheSchema, data)).toThrow(/niches\/cafe\.json:\n {2}owner/)
})

test('a misspelled field in a data file is rejected', () => {
  edit('methods/subtitling.json', (text) => text.replace('"startCost"', '"startCosts"'))
  expect(() => readInOrder('methods', demoMethodSchema, data)).toThrow(
    /methods\/subtitling\.json:[^]*startCost[^]*startCosts/,
  )
})

test('the error about a nested value of a data file contains its path', () => {
  edit('methods/subtitling.json', (text) => text.replace('"pool": "context"', '"pool": "contexts"'))
  expect(() => readInOrder('methods', demoMethodSchema, data)).toThrow(
    /subtitling\.json:\n {2}\w+\.\d+\.chunks/,
  )
})

test('the error about invalid JSON names the file', () => {
  edit('niches/cafe.json', (text) => text.replace('}', ''))
  expect(() => readInOrder('niches', demoNicheSchema, data)).toThrow(/niches\/cafe\.json: .*JSON/)
})

test('a niche that data/order.json doesn’t contain is rejected', () => {
  edit('order.json', (text) => text.replace('"cafe",', ''))
  expect(() => readInOrder('niches', demoNicheSchema, data)).toThrow(/does not list cafe\.json/)
})
