import type { Currency, Money } from '../../money.ts'
import type { PageLanguage } from '../../languages.ts'

/** B21.32: minimum number of reports that are shown. */
export const reportsNeeded = 5
/** B21.30: days after a purchase from which a report can be made. */
export const reportAfterDays = 28
export const maxSentenceLength = 200
export const maxWeeks = 104
/** A first payment within this time counts as early. */
export const earlyWeeks = 8

export const hourBands = ['few', 'some', 'many', 'most'] as const
export type HourBand = (typeof hourBands)[number]
/** Maximum hours per week of each band but the last. */
export const hourLimits = { few: 2, some: 5, many: 10 }

/** Obstacles that users report. */
export const troubles = ['none', 'time', 'customers', 'skill', 'cost', 'interest', 'other'] as const
export type Trouble = (typeof troubles)[number]

/** Maximum income in the last month of each band but the last; the first band is zero. */
const incomeLimits: Record<Currency, readonly number[]> = {
  usd: [0, 5_000, 20_000, 100_000],
  jpy: [0, 5_000, 20_000, 100_000],
}
export const incomeBands = [0, 1, 2, 3, 4] as const

/** Returns the limits of a band, above `over` up to `upTo`; undefined for a missing limit. */
export function incomeBandIn(currency: Currency, band: number): { over?: Money; upTo?: Money } {
  const limit = (place: number): Money | undefined => {
    const amountMinor = incomeLimits[currency][place]
    return amountMinor === undefined ? undefined : { amountMinor, currency }
  }
  const [over, upTo] = [limit(band - 1), limit(band)]
  return { ...(over === undefined ? {} : { over }), ...(upTo === undefined ? {} : { upTo }) }
}

/** Maximum weeks until a first payment of each band; the last two bands are later and none. */
export const waitLimits = [4, earlyWeeks, 13] as const

/** A user's report. If the guide was not tried, only the obstacle and the sentence are stored. */
export interface IncomeReport {
  tried: boolean
  hours: HourBand | null
  /** Weeks until the first payment; null while there is none. */
  weeks: number | null
  /** Band of the last month's income. */
  income: number | null
  /** The last step that the user reached, from 1; null for a user who continues. */
  stoppedAt: number | null
  trouble: Trouble
  sentence: string
}

/** Number of reports on all guides from which the home page shows their figures (B21.40). */
export const reportsForHome = 50

/** The aggregated reports of a guide, without individual rows. */
export interface ReportedFigures {
  reports: number
  tried: number
  /** Number of users who tried the guide by the bands of `waitLimits`, later, none so far. */
  waits: number[]
  /** Number of users who tried the guide, by band. */
  incomes: number[]
  /** Steps at which at least two users stopped, most frequent first. */
  stops: { step: number; count: number }[]
  /** Obstacles of at least two users, most frequent first. */
  troubles: { trouble: Trouble; count: number }[]
  sentences: { text: string; language: PageLanguage }[]
}
