import { hourBands, maxReportedWeeks, reportObstacles } from '../../../shared/guides/reports/reports.ts'
import type { IncomeReport } from '../../../shared/guides/reports/report-schemas.ts'
import { getFormText } from '../../ui/form/form-data.ts'

/** Problems that the user must correct before a report can be sent. */
export type ReportProblem = 'needsHours' | 'needsWeeks'

/** Parses the form. If the guide was not tried, returns only the obstacle and the comment. */
export function parseReport(form: FormData, tried: boolean): IncomeReport | ReportProblem {
  const written = (name: string) => getFormText(form, name).trim()
  const numberOf = (name: string) => (written(name) === '' ? null : Number(written(name)))
  const [weeks, income] = [numberOf('weeks'), numberOf('income')]
  const hours = hourBands.find((band) => band === written('hours')) ?? null
  const sentence = written('sentence').replace(/\s+/g, ' ')
  if (tried && (hours === null || income === null)) return 'needsHours'
  if (tried && !areWeeks(weeks, income)) return 'needsWeeks'
  const trouble = reportObstacles.find((each) => each === written('trouble')) ?? 'none'
  if (!tried) return { tried, hours: null, weeks: null, income: null, stoppedAt: null, trouble, sentence }
  return { tried, hours, weeks, income, stoppedAt: numberOf('stoppedAt'), trouble, sentence }
}

/** Returns whether the weeks are valid: an income requires the number of weeks until the first payment. */
const areWeeks = (weeks: number | null, income: number | null) =>
  weeks === null
    ? !(income !== null && income > 0)
    : Number.isInteger(weeks) && weeks >= 0 && weeks <= maxReportedWeeks
