/** Periods of the admin's sales overview, in days and months of UTC (B20.17). */
export const salesPeriods = {
  today: { unit: 'day', count: 1 },
  week: { unit: 'day', count: 7 },
  month: { unit: 'day', count: 30 },
  year: { unit: 'month', count: 12 },
} as const
export type SalesPeriod = keyof typeof salesPeriods
export const salesPeriodNames = Object.keys(salesPeriods) as [SalesPeriod, ...SalesPeriod[]]

/** Returns the start of each day or month of a period in UTC, oldest first. */
export function listPeriodBuckets(period: SalesPeriod, now: Date): Date[] {
  const { unit, count } = salesPeriods[period]
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return Array.from({ length: count }, (_, place) => {
    const back = count - 1 - place
    return new Date(unit === 'day' ? Date.UTC(year, month, day - back) : Date.UTC(year, month - back, 1))
  })
}
