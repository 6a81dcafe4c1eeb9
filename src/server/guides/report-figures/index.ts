export { countReports, summarizeReports, type CountedReport } from './count-reports.ts'
export { renderReports, toReportedOnCard } from './draw-reports.ts'
export { listFigures, lockFigures, upsertFigures } from './figure-queries.ts'
