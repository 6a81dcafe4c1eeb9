import type pg from 'pg'
import type { AskDeps } from './ask/index.ts'
import type { GuideViews } from './views/index.ts'

export interface GuideDeps extends AskDeps {
  views: GuideViews
  /** Connection pool of `db`, for COPY. */
  pool: pg.Pool
}
