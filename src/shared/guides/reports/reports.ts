import type { Currency, Money } from '../../money.ts'
import type { PageLanguage } from '../../languages.ts'

/** B21.32: with fewer nothing is shown. */
export const reportsNeeded = 5
/** B21.30: a report can be made so long after one got the guide. */
export const reportAfterDays = 28
export const maxSentenceLength = 200
export const maxWeeks = 104
/** A first payment by then is counted as early. */
export const earlyWeeks = 8

export const hourBands = ['few', 'some', 'many', 'most'] as const
export type HourBand = (typeof hourBands)[number]
/** The most hours a week of each band but the last. */
export const hourLimits = { few: 2, some: 5, many: 10 }

/** What got in the way. */
export const troubles = ['none', 'time', 'customers', 'skill', 'cost', 'interest', 'other'] as const
export type Trouble = (typeof troubles)[number]

/** The most of each band of income in the last month but the last; the first is nothing at all. */
const incomeLimits: Record<Currency, readonly number[]> = {
  usd: [0, 5_000, 20_000, 100_000],
  jpy: [0, 5_000, 20_000, 100_000],
}
export const incomeBands = [0, 1, 2, 3, 4] as const

/** From more than the first to the second; undefined where there is no end. */
export function incomeBandIn(currency: Currency, band: number): { over?: Money; upTo?: Money } {
  const limit = (place: number): Money | undefined => {
    const amountMinor = incomeLimits[currency][place]
    return amountMinor === undefined ? undefined : { amountMinor, currency }
  }
  const [over, upTo] = [limit(band - 1), limit(band)]
  return { ...(over === undefined ? {} : { over }), ...(upTo === undefined ? {} : { upTo }) }
}

/** The weeks until a first payment, in bands that end with these; then come later and none. */
export const waitLimits = [4, earlyWeeks, 13] as const

/** One user's report. Of a user who has not tried the guide, only the trouble and the sentence are stored. */
export interface IncomeReport {
  tried: boolean
  hours: HourBand | null
  /** Until the first payment; null while there is none. */
  weeks: number | null
  /** The band of the last month. */
  income: number | null
  /** The last step that the user reached, from 1; null for a user who continues. */
  stoppedAt: number | null
  trouble: Trouble
  sentence: string
}

/** Reports on all guides that the home page needs before it shows their figures (B21.40). */
export const reportsForHome = 50

/** The aggregated reports of a guide, without individual rows. */
export interface ReportedFigures {
  reports: number
  tried: number
  /** Of those who tried: by the bands of `waitLimits`, later, none so far. */
  waits: number[]
  /** Of those who tried, by band. */
  incomes: number[]
  /** Where at least two stopped, the most first. */
  stops: { step: number; count: number }[]
  /** What got in the way of at least two, the most first. */
  troubles: { trouble: Trouble; count: number }[]
  sentences: { text: string; language: PageLanguage }[]
}
