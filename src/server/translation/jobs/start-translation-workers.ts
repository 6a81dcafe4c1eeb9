import type { JobDeps } from '../deps.ts'
import { listStalledTranslationJobs } from '../queries.ts'
import { runTranslation } from './run-translation.ts'
import { enqueueNextStep, translationQueue } from './start-translation.ts'

const sweepQueue = 'translation.sweep'
const everyFiveMinutes = '*/5 * * * *'
/** Milliseconds without an update from which a job counts as stalled. Longer than the longest delay between two retries. */
const silenceMs = 20 * 60 * 1000

/** Runs translation jobs step by step. pg-boss retries a step if the model was unavailable. */
export async function startTranslationWorkers(deps: JobDeps): Promise<void> {
  const step = (data: unknown, jobAttempt: Parameters<typeof runTranslation>[2]) =>
    runTranslation(deps, data, jobAttempt)
  await deps.jobs.work(translationQueue, step, { slow: true })
  await deps.jobs.repeat(sweepQueue, everyFiveMinutes, () => resumeStalledJobs(deps))
}

/** Requeues jobs whose message the queue has lost, because a job that never ends blocks further translations of its guide. */
export async function resumeStalledJobs({
  db,
  jobs,
  clock,
}: Pick<JobDeps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - silenceMs)
  for (const jobId of await listStalledTranslationJobs(db, since)) await enqueueNextStep(jobs, db, jobId)
}
