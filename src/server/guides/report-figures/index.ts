export { countReports, summarizeReports, type CountedReport } from './count-reports.ts'
export { renderReports, toReportedOnCard } from './draw-reports.ts'
export { listReportedFigures, lockReportedFigures, upsertReportedFigures } from './figure-queries.ts'
