import type pg from 'pg'
import type { Deps } from '../platform/deps.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

export interface GuideDeps extends Deps {
  catalogue: Catalogue
  /** The connections of `db`, for COPY. */
  pool: pg.Pool
}
