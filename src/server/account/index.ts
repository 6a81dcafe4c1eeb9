export type { AccountDeps } from './deps.ts'
export { requestDataExport } from './data-exports/request-data-export.ts'
export { scheduleDeletion } from './deletion/request-deletion.ts'
export { startAccountWorkers } from './start-account-workers.ts'
