import type { Caller } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { countFailedRequests, listFailedRequests } from '../../platform/watching/failure-queries.ts'
import { listNodes } from '../../platform/watching/node-queries.ts'
import { heartbeatTimeoutMs } from '../../platform/watching/heartbeat.ts'
import { listMaintenanceJobs, runRetentionJob } from '../../maintenance/index.ts'
import { insertAuditEntry } from '../audit-log/audit-log-queries.ts'
import { withIsoDates } from '../iso-dates.ts'
import { readReconciliation } from './reconciliation.ts'
import { countJobs, listFailedJobs, measureWebhookDelay, measureMailDelivery } from './health-queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxFailures = 20

/** Returns the state of jobs, emails, webhooks and nodes (B20.23), and failed requests: the newest, or those whose id begins with `find`. */
export async function readHealth({ db, clock }: Pick<Deps, 'db' | 'clock'>, find: string | undefined) {
  const now = clock()
  const [nodes, failures, today, queues, failed, mails, events, chores, comparison] = await Promise.all([
    listNodes(db),
    listFailedRequests(db, find, maxFailures),
    countFailedRequests(db, new Date(now.getTime() - dayMs)),
    countJobs(db),
    listFailedJobs(db),
    measureMailDelivery(db),
    measureWebhookDelay(db),
    listMaintenanceJobs(db),
    readReconciliation(db),
  ])
  return {
    nodes: nodes.map((node) => ({
      ...withIsoDates(node),
      silent: now.getTime() - node.seenAt.getTime() > heartbeatTimeoutMs,
    })),
    failures: { today, found: failures.map(withIsoDates) },
    queues,
    failed: failed.map(withIsoDates),
    mails,
    events: withIsoDates(events),
    chores: chores.map(({ chore, succeededAt }) => ({ chore, succeededAt: succeededAt.toISOString() })),
    comparison,
  }
}

/** Retries failed jobs and inserts an audit log entry. All jobs are idempotent. */
export async function retryFailedJobs(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  operator: Caller,
): Promise<void> {
  const failed = await listFailedJobs(db)
  const after = { jobs: String(failed.length) }
  await insertAuditEntry(db, { operator, kind: 'jobs-retried', after }, clock())
  for (const { queue, id } of failed) await jobs.retry(queue, id)
}

/** Runs the retention job immediately and inserts an audit log entry. */
export async function runRetentionJobNow(deps: Pick<Deps, 'db' | 'clock'>, operator: Caller): Promise<void> {
  await insertAuditEntry(deps.db, { operator, kind: 'swept' }, deps.clock())
  await runRetentionJob(deps)
}
