import type { Currency, Money } from '../../money.ts'
import type { PageLanguage } from '../../languages.ts'

/** Minimum number of reports from which a guide shows them (B21.32). */
export const minShownReports = 5
/** Days after a purchase from which the buyer can report (B21.30). */
export const reportAfterDays = 28
export const maxReportSentenceLength = 200
export const maxReportedWeeks = 104
/** Maximum weeks until a first payment that counts as early. */
export const maxEarlyWeeks = 8

export const hourBands = ['few', 'some', 'many', 'most'] as const
export type HourBand = (typeof hourBands)[number]
/** Maximum hours per week of each band. The last band has none. */
export const hourLimits = { few: 2, some: 5, many: 10 }

/** Obstacles that users can report. */
export const reportObstacles = ['none', 'time', 'customers', 'skill', 'cost', 'interest', 'other'] as const
export type ReportObstacle = (typeof reportObstacles)[number]

/** Maximum income of the last month in minor units, per band. The first band is zero; the last one has no maximum. */
const incomeLimits: Record<Currency, readonly number[]> = {
  usd: [0, 5_000, 20_000, 100_000],
  jpy: [0, 5_000, 20_000, 100_000],
}
export const incomeBands = [0, 1, 2, 3, 4] as const

/** Returns the limits of an income band: above `over`, up to `upTo`. Undefined if a limit doesn't exist. */
export function getIncomeBandLimits(currency: Currency, band: number) {
  const limit = (place: number): Money | undefined => {
    const amountMinor = incomeLimits[currency][place]
    return amountMinor === undefined ? undefined : { amountMinor, currency }
  }
  return { over: limit(band - 1), upTo: limit(band) }
}

/** Maximum weeks until a first payment, per band. Two more bands follow: later, and no payment yet. */
export const waitBandLimits = [4, maxEarlyWeeks, 13] as const

/** Number of reports on all guides from which the home page shows their figures (B21.40). */
export const minHomeReports = 50

/** Aggregated reports of a guide, without individual rows. */
export interface ReportedFigures {
  reports: number
  tried: number
  /**
   * Number of users per waiting time: the bands of `waitBandLimits`, later, none so far. Users who didn't try the guide are not
   * counted.
   */
  waits: number[]
  /** Number of users per income band. Users who didn't try the guide are not counted. */
  incomes: number[]
  /** Steps at which at least two users stopped, most frequent first. */
  stops: { step: number; count: number }[]
  /** Obstacles that at least two users reported, most frequent first. */
  troubles: { trouble: ReportObstacle; count: number }[]
  sentences: { text: string; language: PageLanguage }[]
}
