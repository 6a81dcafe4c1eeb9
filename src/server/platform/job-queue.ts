import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import {
  fromKysely,
  PgBoss,
  type Db as JobDatabase,
  type JobResult,
  type JobWithMetadata,
  type Queue,
  type QueuePolicy,
  type QueueResult,
} from 'pg-boss'
import type { Db } from './database.ts'
import type { Listener } from './listener.ts'
import { lockPendingJob, listDueQueues } from './watching/queue-queries.ts'
import { runInRequest, getRequestId } from './watching/request-scope.ts'
import { noTracer, type Tracer } from './watching/tracer.ts'

interface JobOptions {
  /** While a job with this key is pending, sending the key again adds no job. Required, because a queue would otherwise hold only one job. */
  key: string
  /** Earliest start, according to the database's clock. Immediately if undefined. */
  at?: Date
}

/** An attempt to run a job. */
export interface JobExecution {
  /** Signal that is aborted when this node stops or has lost the job to another node. */
  signal: AbortSignal
  /** Whether this is the last attempt, so that a failure isn't retried. */
  isLast: boolean
}

interface WorkOptions {
  /** For jobs that take minutes: fetches each one individually and retries it for about an hour. */
  slow?: boolean
}

export interface JobQueue {
  /** Sends a job in the caller's transaction, so that a rollback removes it. */
  send: (tx: Db, queue: string, data: object, options: JobOptions) => Promise<void>
  /** Runs `handle` for each job. Jobs that throw are retried with increasing delays. */
  work: (
    queue: string,
    handle: (data: unknown, jobAttempt: JobExecution) => Promise<void>,
    options?: WorkOptions,
  ) => Promise<void>
  /** Runs `handle` on a cron schedule, on one node only. A failed run isn't retried. */
  repeat: (queue: string, cron: string, handle: () => Promise<void>) => Promise<void>
  /** Retries a job that has failed permanently. */
  retry: (queue: string, id: string) => Promise<void>
  /** Starts the queue. A failed `start`, `work` or `repeat` can be called again without creating duplicates. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

const drainMs = 10_000
/** A worker without a heartbeat for this long counts as dead, and another worker takes over its jobs. */
const heartbeat = { heartbeatSeconds: 20 }
/** Interval at which pg-boss checks for dead workers. */
const superviseSeconds = 15
/** Retries for a day and a half: longer than most outages, and longer than Stripe keeps a failed response for an idempotency key. */
const retries = { ...heartbeat, retryLimit: 220, retryBackoff: true, retryDelay: 1, retryDelayMax: 600 }

/** Milliseconds between queries for due jobs of all queues. PostgreSQL notifies workers of new jobs, but not of retries and scheduled jobs. */
const dueIntervalMs = 1000
/** Each worker also polls, in case a notification is lost. */
const polling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }
/** After a full batch, the next one is fetched immediately, so that a backlog is processed without pauses. */
const batches = { ...polling, batchSize: 5, burstWhenBatchFull: true, localConcurrency: 2 }
/** Thirteen retries, whose delays add up to about an hour. */
const slowRetries = { ...retries, retryLimit: 13 }
/** Number of retries, after about an hour, at which the failure is logged as an error. */
const alarmingRetry = 12

/** Creates the job queue: pg-boss on the node's own pool and listener, so that it opens no extra connections. */
export function createJobQueue(
  pool: pg.Pool,
  listener: Listener,
  logger: FastifyBaseLogger,
  span: Tracer['span'] = noTracer.span,
): JobQueue {
  let notifyWorkers: ((queue: string) => void) | undefined
  const database: JobDatabase = {
    executeSql: (text, values) => pool.query(text, values),
    listen(channel, onNotification, onReconnect) {
      notifyWorkers = onNotification
      return listener.listen(channel, onNotification, onReconnect)
    },
  }
  const boss = new PgBoss({
    db: database,
    useListenNotify: true,
    migrate: false,
    createSchema: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => logger.error({ err: error }, 'job queue failed'))
  const worked = new Set<string>()
  let stored: Promise<Map<string, QueueResult>> | undefined
  let dueTimer: NodeJS.Timeout | undefined

  async function notifyDueQueues(): Promise<void> {
    try {
      for (const queue of await listDueQueues(pool)) notifyWorkers?.(queue)
    } catch (error) {
      logger.error({ err: error }, 'job queue failed')
    }
    dueTimer?.refresh()
  }

  /** Creates the queue, or updates its options if an earlier release created it with others. */
  async function ensureQueue(
    queue: string,
    policy: QueuePolicy,
    options: Omit<Queue, 'name' | 'policy'>,
  ): Promise<void> {
    stored ??= boss.getQueues().then((queues) => new Map(queues.map((each) => [each.name, each])))
    const found = await stored.then(
      (queues) => queues.get(queue),
      (error: unknown) => {
        stored = undefined
        throw error
      },
    )
    if (found === undefined) await boss.createQueue(queue, { policy, ...options })
    else if (Object.entries(options).some(([name, value]) => found[name as keyof QueueResult] !== value))
      await boss.updateQueue(queue, options)
  }

  async function workOnce(queue: string, work: () => Promise<unknown>): Promise<void> {
    if (worked.has(queue)) return
    await work()
    worked.add(queue)
  }

  /** Handles a job. A failure doesn't affect the rest of the batch: only the failed job is retried. */
  async function resultOf(
    { id, name, data, retryCount, retryLimit, signal }: JobWithMetadata<unknown>,
    handle: (data: unknown, jobAttempt: JobExecution) => Promise<void>,
  ): Promise<JobResult> {
    try {
      const attempt = { signal, isLast: retryCount >= retryLimit }
      await runInRequest(requestOf(data), () => span(`job ${name}`, {}, () => handle(data, attempt)))
      return { id, status: 'completed' }
    } catch (error) {
      const level = retryCount === alarmingRetry || retryCount >= retryLimit ? 'error' : 'warn'
      logger[level]({ err: error, queue: name, data, retryCount }, 'job failed')
      return { id, status: 'failed', output: { message: String(error) } }
    }
  }
  return {
    async send(tx, queue, data, { key, at }) {
      const origin = getRequestId()
      const sent = () =>
        boss.send(queue, origin === undefined ? data : { ...data, requestId: origin }, {
          // pg-boss reads columns in snake case, which the plugin would convert.
          db: fromKysely(tx.withoutPlugins()),
          singletonKey: key,
          ...(at ? { startAfter: at } : {}),
        })
      while ((await sent()) === null) if (await lockPendingJob(tx, queue, key)) return
    },
    async work(queue, handle, { slow = false } = {}) {
      const options = { notify: true, ...(slow ? slowRetries : retries) }
      await ensureQueue(queue, 'short', options)
      const fetching = { ...batches, ...(slow ? { batchSize: 1 } : {}) }
      const taking = { ...fetching, perJobResults: true, includeMetadata: true } as const
      await workOnce(queue, () =>
        boss.work(queue, taking, async (jobs) => {
          const results: JobResult[] = []
          for (const job of jobs) results.push(await resultOf(job, handle))
          return results
        }),
      )
    },
    async repeat(queue, cron, handle) {
      const options = { ...heartbeat, retryLimit: 0 }
      await ensureQueue(queue, 'exclusive', options)
      await workOnce(queue, () => boss.work(queue, polling, handle))
      await boss.schedule(queue, cron)
    },
    async retry(queue, id) {
      await boss.retry(queue, id)
    },
    async start() {
      try {
        await boss.start()
        dueTimer ??= setTimeout(() => void notifyDueQueues(), dueIntervalMs)
      } catch (error) {
        // Stops the parts that were started already.
        await boss.stop({ graceful: false, close: false })
        throw error
      }
    },
    async stop() {
      clearTimeout(dueTimer)
      dueTimer = undefined
      await boss.stop({ graceful: true, close: false, timeout: drainMs })
    },
  }
}

/** Returns the id of the HTTP request that caused the job, directly or through other jobs. Undefined without such a request. */
function requestOf(data: unknown): string | undefined {
  const { requestId: origin } = (data ?? {}) as { requestId?: unknown }
  return typeof origin === 'string' ? origin : undefined
}
