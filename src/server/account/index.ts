export { deleteEndedCopies } from './copies/copy-queries.ts'
export { deleteEndedDeletions } from './deletion/deletion-queries.ts'
export { startAccountWorkers } from './start-account-workers.ts'
