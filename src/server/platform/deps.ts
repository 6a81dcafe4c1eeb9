import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Env } from './env.ts'
import type { JobQueue } from './job-queue.ts'

/**
 * What every room may ask for. A room that works with more says so in a `deps.ts` of its own; a function picks of that
 * what it uses.
 */
export interface Deps {
  env: Env
  clock: Clock
  logger: FastifyBaseLogger
  db: Db
  jobs: JobQueue
}
