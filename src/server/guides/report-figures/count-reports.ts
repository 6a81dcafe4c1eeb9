import type { PageLanguage } from '../../../shared/languages.ts'
import type { IncomeReport } from '../../../shared/guides/reports/report-schemas.ts'
import {
  incomeBands,
  maxEarlyWeeks,
  minHomeReports,
  minShownReports,
  waitBandLimits,
  type ReportedFigures,
} from '../../../shared/guides/reports/reports.ts'

/** Maximum number of published sentences, latest first. */
const maxSentences = 12

export interface CountedReport extends Pick<
  IncomeReport,
  'tried' | 'weeks' | 'income' | 'stoppedAt' | 'trouble' | 'sentence'
> {
  language: PageLanguage
  /** Whether the sentence is hidden. Its figures still count. */
  hidden: boolean
}

/** Returns the published figures of reports, which are sorted latest first. Undefined if there are too few reports (B21.32). */
export function countReports(reports: readonly CountedReport[]): ReportedFigures | undefined {
  if (reports.length < minShownReports) return undefined
  const tried = reports.filter((report) => report.tried)
  return {
    reports: reports.length,
    tried: tried.length,
    waits: [...waitBandLimits, Infinity, null].map((limit, place) => {
      const over = place === 0 ? -1 : (waitBandLimits[place - 1] ?? Infinity)
      return tried.filter(({ weeks }) =>
        limit === null ? weeks === null : weeks !== null && weeks > over && weeks <= limit,
      ).length
    }),
    incomes: incomeBands.map((band) => tried.filter(({ income }) => income === band).length),
    stops: commonest(tried.map(({ stoppedAt }) => stoppedAt)).map(([step, count]) => ({ step, count })),
    troubles: commonest(reports.map(({ trouble }) => (trouble === 'none' ? null : trouble))).map(
      ([trouble, count]) => ({ trouble, count }),
    ),
    sentences: reports
      .filter(({ sentence, hidden }) => sentence !== '' && !hidden)
      .slice(0, maxSentences)
      .map(({ sentence: text, language }) => ({ text, language })),
  }
}

/** Returns the totals of all guides. Null if there are too few reports (B21.40). */
export function summarizeReports(all: Iterable<ReportedFigures>) {
  const total = { reports: 0, early: 0, none: 0 }
  for (const { reports, waits } of all) {
    total.reports += reports
    total.early += countEarlyPayments(waits)
    total.none += waits.at(-1) ?? 0
  }
  return total.reports < minHomeReports ? null : total
}

/** Returns the number of users whose first payment came within `maxEarlyWeeks`. `waits` are counts by waiting time. */
export const countEarlyPayments = (waits: readonly number[]) =>
  waits.slice(0, waitBandLimits.indexOf(maxEarlyWeeks) + 1).reduce((one, other) => one + other, 0)

/** Returns the number of users who had a first payment. `waits` are counts by waiting time, with "none yet" last. */
export const countPayments = (waits: readonly number[]) =>
  waits.slice(0, -1).reduce((one, other) => one + other, 0)

/** Returns values that at least two users reported, most frequent first. A value reported once could identify a user. */
function commonest<T>(said: readonly (T | null)[]): [T, number][] {
  return [...Map.groupBy(said, (each) => each)]
    .flatMap(([value, group]): [T, number][] =>
      value === null || group.length < 2 ? [] : [[value, group.length]],
    )
    .toSorted(([, one], [, other]) => other - one)
}
