export { registerChoreGauges } from './watch-chores.ts'
export { runRetentionJob, startMaintenanceWorker } from './retention-job.ts'
export { listMaintenanceJobs, recordChore, type Chore, type ChoreResult } from './chore-queries.ts'
