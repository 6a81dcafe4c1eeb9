import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Env } from './env.ts'
import type { JobQueue } from './job-queue.ts'
import type { Telemetry } from './watching/watch.ts'

/** Dependencies available to every module. A module that needs more declares them in its own `deps.ts`. Functions pick only those that they use. */
export interface Deps {
  env: Env
  clock: Clock
  logger: FastifyBaseLogger
  db: Db
  /** Read-only connection to the replica, for reads that may be a second old. The same as `db` if there is no replica. */
  replica: Db
  jobs: JobQueue
  watch: Telemetry
}
