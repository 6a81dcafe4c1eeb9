import { periodNames, type Period } from '../../../shared/desk/periods.ts'

export const readPeriod = (query: URLSearchParams): Period =>
  periodNames.find((name) => name === query.get('period')) ?? 'month'
