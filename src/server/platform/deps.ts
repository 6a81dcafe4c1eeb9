import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Env } from './env.ts'
import type { JobQueue } from './job-queue.ts'
import type { Watch } from './watching/watch.ts'

/**
 * The dependencies available to every module. A module that needs more declares them in its own `deps.ts`; a function
 * picks only those that it uses.
 */
export interface Deps {
  env: Env
  clock: Clock
  logger: FastifyBaseLogger
  db: Db
  /** For reads that may be a second old: `db` itself if there is no replica. Read-only. */
  replica: Db
  jobs: JobQueue
  watch: Watch
}
