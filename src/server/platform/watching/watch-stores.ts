import type pg from 'pg'
import type { Db } from '../database.ts'
import { findDatabaseTime } from '../time/time-queries.ts'
import { listWaitingJobs } from './queue-queries.ts'
import type { GaugeValue, Telemetry } from './watch.ts'

/** Registers gauges for the node's dependencies: availability, PostgreSQL connections and pending jobs. */
export function registerDependencyGauges(
  watch: Pick<Telemetry, 'gauge' | 'isFailing'>,
  { db, pool }: { db: Db; pool: pg.Pool },
): void {
  watch.gauge('shop_pool_connections', 'Connections to PostgreSQL, and who waits for one', ['state'], () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ])
  const jobs = shareConcurrentReads(() => listWaitingJobs(db))
  watch.gauge('shop_jobs_waiting', 'Jobs that wait, by queue', ['queue'], async () =>
    (await jobs()).map(({ queue, count }) => ({ labels: { queue }, value: count })),
  )
  watch.gauge('shop_jobs_oldest_seconds', 'Age of the oldest job that waits', ['queue'], async () =>
    (await jobs()).map(({ queue, age }): GaugeValue => ({ labels: { queue }, value: age })),
  )
  const help = 'Whether PostgreSQL and Firebase answer this node: 1 or 0'
  watch.gauge('shop_dependency_up', help, ['dependency'], async () => {
    const isDatabaseUp = await findDatabaseTime(db).then(
      () => true,
      () => false,
    )
    const isUp = { postgresql: isDatabaseUp, firebase: !watch.isFailing('firebase') }
    return Object.entries(isUp).map(([dependency, up]) => ({ labels: { dependency }, value: up ? 1 : 0 }))
  })
}

/** Shares one query between gauges that are scraped together. */
export function shareConcurrentReads<T>(read: () => Promise<T[]>): () => Promise<T[]> {
  let pending: Promise<T[]> | undefined
  return () => (pending ??= read().finally(() => (pending = undefined)))
}
