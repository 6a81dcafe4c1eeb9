/** Periods of the admin's sales overview, in days and months of UTC (B20.17). */
export const periods = {
  today: { unit: 'day', count: 1 },
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
  year: { unit: 'month', count: 12 },
} as const
export type Period = keyof typeof periods
export const periodNames = Object.keys(periods) as [Period, ...Period[]]

/** Returns the start of each day or month of a period in UTC, oldest first. */
export function listPeriodBuckets(period: Period, now: Date): Date[] {
  const { unit, count } = periods[period]
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return Array.from({ length: count }, (_, place) => {
    const back = count - 1 - place
    return new Date(unit === 'day' ? Date.UTC(year, month, day - back) : Date.UTC(year, month - back, 1))
  })
}
