export { countReports, summarizeReports, type CountedReport } from './count-reports.ts'
export { renderReports, toReportCounts } from './render-reports.ts'
export { listReportedFigures, lockReportedFigures, upsertReportedFigures } from './figure-queries.ts'
