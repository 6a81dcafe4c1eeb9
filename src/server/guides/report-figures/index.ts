export { countReports, summarizeReports, type CountedReport } from './count-reports.ts'
export { drawReports, reportedOnCard } from './draw-reports.ts'
export { listFigures, lockFigures, upsertFigures } from './figure-queries.ts'
