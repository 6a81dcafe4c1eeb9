export { startMaintenanceWorker } from './start-maintenance-worker.ts'
export { registerChoreGauges } from './watch-chores.ts'
export { runRetentionJob } from './retention-job.ts'
export { listChores, recordChore, type Chore, type ChoreResult } from './chore-queries.ts'
