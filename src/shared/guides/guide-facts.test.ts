import { describe, expect, test } from 'vitest'
import { demoGuides } from '../../../scripts/sandbox/catalogue/index.ts'
import {
  classifyFirstIncome,
  classifyReadingTime,
  parseStartCost,
  classifyStartCost,
  extractToolNames,
  parseFirstIncomeWeeks,
} from './guide-facts.ts'

test.each([
  ['$0 (a telephone and a free account)', 'none'],
  ['0円（スマホがあれば足ります）', 'none'],
  ['Nothing', 'none'],
  ['無料', 'none'],
  ['$0–$20 (free plans are enough)', 'small'],
  ['$5 to $20 a month', 'small'],
  ['0〜3,000円（最初は無料）', 'small'],
  ['約１，２００円', 'small'],
  ['$20–$60', 'more'],
  ['$1,200', 'more'],
  ['3,000〜8,000円', 'more'],
  ['1万円', 'more'],
  ['It depends', undefined],
  ['', undefined],
])('the start cost %j is in the band %s', (text, band) => {
  expect(classifyStartCost(text)).toBe(band)
})

test.each([
  ['4 to 8 weeks', 'weeks'],
  ['10 days', 'weeks'],
  ['4〜8週間ほど', 'weeks'],
  ['1 month', 'weeks'],
  ['6 to 10 weeks', 'months'],
  ['3か月', 'months'],
  ['2 to 4 months', 'later'],
  ['2〜4か月ほど', 'later'],
  ['1年', 'later'],
  ['soon', undefined],
  ['', undefined],
])('the first income after %j is in the band %s', (text, band) => {
  expect(classifyFirstIncome(text)).toBe(band)
})

test.each([
  ['$0–$20 (free plans are enough for the first client)', 0],
  ['$1,500 for a microphone', 1500],
  ['Nothing but time', 0],
  ['Depends', undefined],
  ['', undefined],
])('the minimum start cost in %j is %s', (text, cost) => {
  expect(parseStartCost(text)?.least).toBe(cost)
})

test.each([
  ['4 to 8 weeks', 4],
  ['2〜4か月ほど', 2 * (52 / 12)],
  ['14 days', 2],
  ['1–2 years', 52],
  ['it varies', undefined],
])('the minimum wait in %j is %s weeks', (text, weeks) => {
  expect(parseFirstIncomeWeeks(text)?.least).toBe(weeks)
})

test.each([
  [5, 'short'],
  [6, 'medium'],
  [10, 'medium'],
  [11, 'long'],
])('a reading time of %i minutes is in the band %s', (minutes, band) => {
  expect(classifyReadingTime(minutes)).toBe(band)
})

test.each([
  [
    ['ChatGPT or Claude', 'Google Sheets'],
    ['ChatGPT', 'Claude', 'Google Sheets'],
  ],
  [['Adobe Illustrator, or Inkscape for nothing'], ['Adobe Illustrator', 'Inkscape']],
  [['A shared folder', 'Your telephone', 'Good headphones'], []],
  [
    ['BOOTHやnote', 'CanvaかPowerPoint'],
    ['BOOTH', 'note', 'Canva', 'PowerPoint'],
  ],
  [
    ['LINE公式アカウント（ステップ配信）', 'Googleスプレッドシート', 'DifyのAI機能'],
    ['LINE', 'Dify'],
  ],
])('the tools %j have the names %j', (tools, names) => {
  expect(extractToolNames(tools)).toEqual(names)
})

describe('demo guides', () => {
  const facts = demoGuides().map(({ metadata }) => metadata)

  test('every demo guide has its cost and wait in a band, the same wait in both languages', () => {
    expect(facts.filter(({ startCostEn }) => classifyStartCost(startCostEn) === undefined)).toEqual([])
    expect(facts.filter(({ startCostJa }) => classifyStartCost(startCostJa) === undefined)).toEqual([])
    expect(
      facts.filter(
        ({ firstIncomeEn, firstIncomeJa }) =>
          classifyFirstIncome(firstIncomeEn) === undefined ||
          classifyFirstIncome(firstIncomeEn) !== classifyFirstIncome(firstIncomeJa),
      ),
    ).toEqual([])
  })

  test('every demo guide names a tool', () => {
    expect(
      facts.filter(({ toolsEn, toolsJa }) => extractToolNames([...toolsEn, ...toolsJa]).length === 0),
    ).toEqual([])
  })
})
