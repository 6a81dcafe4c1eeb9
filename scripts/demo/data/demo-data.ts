import { hourBands, minShownReports } from '../../../src/shared/guides/reports/reports.ts'
import type { IncomeReport } from '../../../src/shared/guides/reports/report-schemas.ts'
import { getGuidePrice, getProPrice } from '../../../src/shared/prices.ts'
import type { Currency } from '../../../src/shared/money.ts'
import { demoReportSentences } from './demo-texts.ts'

const dayMs = 24 * 60 * 60 * 1000
const days = 365
const readerCount = 420
/** Number of guides with sales. Guides with lower ids sell more. */
const guidesThatSell = 60
const guidesWithReports = 6
/** Number of days between a purchase and the buyer's report: a week after reports are possible. */
const reportedAfterDays = 35

export interface DemoGuideOffer {
  id: number
  titleEn: string
  titleJa: string
  price: number
  priceJpy: number | null
}

/** What a user does within a year. Amounts are in minor units of the user's currency. */
export interface DemoReader {
  number: number
  language: 'en' | 'ja'
  currency: Currency
  joinedAt: Date
  freePick: { guide: DemoGuideOffer; at: Date } | null
  orders: DemoOrder[]
  /** Checkouts that were started but not paid. */
  abandoned: { guide: DemoGuideOffer; at: Date }[]
  pro: DemoSubscription | null
}

export interface DemoOrder {
  guide: DemoGuideOffer
  at: Date
  amount: number
  refundedAt: Date | null
  disputed: boolean
}

export interface DemoSubscription {
  months: { at: Date; amount: number; refundedAt: Date | null }[]
  /** End of the paid months. */
  paidUntil: Date
  state: 'renews' | 'ends' | 'ended'
}

export interface DemoReport {
  reader: number
  guideId: number
  at: Date
  report: IncomeReport
  language: 'en' | 'ja'
}

export interface DemoData {
  readers: DemoReader[]
  reports: DemoReport[]
  views: { day: string; guideId: number; views: number; ends: number }[]
}

/**
 * Generates a plausible year of a growing shop, up to the beginning of this day. Equal days and guides give equal data.
 * Weekends sell more, a few guides sell most, and some payments are refunded or disputed.
 */
export function generateDemoData(today: Date, guides: readonly DemoGuideOffer[]): DemoData {
  const chance = randomNumbers(20_261_123)
  const end = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const sold = guides.slice(0, guidesThatSell)
  /** Picks a random guide, preferring the first ones. */
  const pickGuide = () => sold[Math.floor(chance() ** 2.5 * sold.length)]
  const momentOn = (day: number) => new Date(end - day * dayMs + Math.floor(chance() * (dayMs - 1)))

  const readers = Array.from({ length: readerCount }, (_, place): DemoReader => {
    // The number of signups increases over time.
    const joined = Math.max(1, Math.ceil(days * (1 - Math.sqrt((place + chance()) / readerCount))))
    const language = chance() < 0.55 ? 'ja' : 'en'
    const currency = language === 'ja' ? 'jpy' : 'usd'
    const later = () => momentOn(Math.max(1, joined - Math.floor(chance() ** 2 * joined)))
    const chosen = new Map<number, DemoGuideOffer>()
    const another = () => {
      const guide = pickGuide()
      if (guide === undefined || chosen.has(guide.id)) return undefined
      chosen.set(guide.id, guide)
      return guide
    }
    const first = chance() < 0.62 ? another() : undefined
    const wanted = chance() < 0.5 ? 1 + Math.floor(chance() ** 2 * 4) : 0
    const orders = Array.from({ length: wanted }, another)
      .filter((guide) => guide !== undefined)
      .map((guide): DemoOrder => {
        const at = later()
        const fate = chance()
        const back = new Date(at.getTime() + (1 + Math.floor(chance() * 9)) * dayMs)
        return {
          guide,
          at,
          amount: getGuidePrice(currency, guide).amountMinor,
          refundedAt: fate < 0.035 && back.getTime() < end ? back : null,
          disputed: fate > 0.985,
        }
      })
    const left = Array.from({ length: chance() < 0.3 ? 1 + Math.floor(chance() * 2) : 0 }, another)
    return {
      number: place + 1,
      language,
      currency,
      joinedAt: momentOn(joined + 1),
      freePick: first === undefined ? null : { guide: first, at: later() },
      orders,
      abandoned: left.filter((guide) => guide !== undefined).map((guide) => ({ guide, at: later() })),
      pro: chance() < 0.14 ? generatePro(later(), currency, { chance, end }) : null,
    }
  })
  return {
    readers,
    reports: generateReports(readers, { chance, end }),
    views: generateViews(sold, { chance, end }),
  }
}

interface Course {
  chance: () => number
  end: number
}

function generatePro(startedAt: Date, currency: Currency, { chance, end }: Course): DemoSubscription {
  const stays = 1 + Math.floor(chance() ** 1.5 * 11)
  const months: DemoSubscription['months'] = []
  const amount = getProPrice(currency).amountMinor
  for (let month = 0; month < stays; month += 1) {
    const at = monthsAfter(startedAt, month)
    if (at.getTime() >= end) break
    const back = new Date(at.getTime() + 2 * dayMs)
    months.push({ at, amount, refundedAt: chance() < 0.02 && back.getTime() < end ? back : null })
  }
  const paidUntil = monthsAfter(startedAt, months.length)
  if (paidUntil.getTime() < end) return { months, paidUntil, state: 'ended' }
  return { months, paidUntil, state: months.length === stays ? 'ends' : 'renews' }
}

/** Returns the same day of a later month, or its last day if it is shorter. */
function monthsAfter(start: Date, count: number): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + count, start.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const timeOfDay = start.getTime() % dayMs
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)) + timeOfDay)
}

/**
 * Generates reports of users who have owned their guide long enough. There are so few that the home page shows no figures yet
 * (B21.40).
 */
function generateReports(readers: readonly DemoReader[], { chance, end }: Course): DemoReport[] {
  const had = readers.flatMap(({ number, language, freePick, orders }) =>
    [...(freePick === null ? [] : [freePick]), ...orders.filter((order) => order.refundedAt === null)]
      .map(({ guide, at }) => ({
        reader: number,
        language,
        guideId: guide.id,
        at: new Date(at.getTime() + reportedAfterDays * dayMs),
      }))
      .filter(({ at }) => at.getTime() < end),
  )
  const byGuide = [...Map.groupBy(had, ({ guideId }) => guideId).values()]
    .filter(({ length }) => length >= minShownReports)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, guidesWithReports)
  const reports = byGuide.flatMap((owners, place) =>
    owners
      .slice(0, minShownReports + (place % 3))
      .map((owner) => ({ ...owner, report: makeUpReport(owner.language, chance) })),
  )
  return reports.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function makeUpReport(language: 'en' | 'ja', chance: () => number): IncomeReport {
  const own = demoReportSentences.filter(([said]) => said === language)
  const sentence = own[Math.floor(chance() * own.length)]?.[1] ?? ''
  if (chance() < 0.15)
    return {
      tried: false,
      hours: null,
      weeks: null,
      income: null,
      stoppedAt: null,
      trouble: 'time',
      sentence: '',
    }
  const earned = chance() < 0.65
  return {
    tried: true,
    hours: hourBands[Math.floor(chance() * hourBands.length)] ?? 'some',
    weeks: earned ? 2 + Math.floor(chance() * 14) : null,
    income: earned ? 1 + Math.floor(chance() ** 2 * 3) : 0,
    stoppedAt: earned ? null : 2,
    trouble: earned ? 'none' : 'customers',
    sentence,
  }
}

function generateViews(sold: readonly DemoGuideOffer[], { chance, end }: Course): DemoData['views'] {
  const views: DemoData['views'] = []
  for (let ago = days; ago >= 1; ago -= 1) {
    const date = new Date(end - ago * dayMs)
    const isWeekend = date.getUTCDay() % 6 === 0
    const busy = (1.2 - ago / days) * (isWeekend ? 1.5 : 1)
    for (const [place, { id }] of sold.entries()) {
      const seen = Math.floor((busy * 14 * (0.5 + chance())) / (1 + place * 0.45))
      if (seen === 0) continue
      const ends = Math.floor(seen * (0.35 + chance() * 0.3))
      views.push({ day: date.toISOString().slice(0, 10), guideId: id, views: seen, ends })
    }
  }
  return views
}

/** Returns a seeded Mulberry32 generator of numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
