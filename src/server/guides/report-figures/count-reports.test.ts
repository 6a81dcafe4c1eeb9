import { expect, test } from 'vitest'
import { countReports, type CountedReport } from './count-reports.ts'

const said = (report: Partial<CountedReport> = {}): CountedReport => ({
  tried: true,
  weeks: 6,
  income: 1,
  stoppedAt: null,
  trouble: 'none',
  sentence: '',
  language: 'en',
  hidden: false,
  ...report,
})
const times = (count: number, report: Partial<CountedReport> = {}) =>
  Array.from({ length: count }, () => said(report))

test('countReports returns figures for five reports but not for four (B21.32)', () => {
  expect(countReports(times(4))).toBeUndefined()
  expect(countReports(times(5))).toMatchObject({ reports: 5, tried: 5 })
})

test('countReports counts each report in one band of each kind, successful or not', () => {
  const figures = countReports([
    ...times(2, { weeks: 4, income: 2 }),
    ...times(3, { weeks: 5 }),
    said({ weeks: 13 }),
    said({ weeks: 40, income: 0 }),
    ...times(4, { weeks: null, income: 0, stoppedAt: 3, trouble: 'time' }),
    said({ tried: false, weeks: null, income: null, trouble: 'time' }),
  ])
  expect(figures).toMatchObject({
    reports: 12,
    tried: 11,
    waits: [2, 3, 1, 1, 4],
    incomes: [5, 4, 2, 0, 0],
    stops: [{ step: 3, count: 4 }],
    troubles: [{ trouble: 'time', count: 5 }],
  })
})

test('countReports omits a last step that only one user reported', () => {
  const figures = countReports([...times(5), said({ stoppedAt: 2, trouble: 'skill' })])
  expect(figures).toMatchObject({ stops: [], troubles: [] })
})

test('countReports omits a hidden sentence but counts its figures', () => {
  const figures = countReports([...times(4), said({ sentence: 'Buy mine', hidden: true })])
  expect(figures).toMatchObject({ reports: 5, sentences: [] })
})
