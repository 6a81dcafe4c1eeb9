import type pg from 'pg'
import type { AskDeps } from './ask/index.ts'
import type { ViewCounter } from './views/index.ts'

export interface GuideDeps extends AskDeps {
  views: ViewCounter
  /** Connection pool of `db`, for COPY. */
  pool: pg.Pool
}
