import type pg from 'pg'
import type { Deps } from '../platform/deps.ts'
import type { Writer } from './asking/writer.ts'
import type { GuideViews } from './views/guide-views.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

export interface GuideDeps extends Deps {
  catalogue: Catalogue
  views: GuideViews
  /** Undefined if no model is configured. */
  writer: Writer | undefined
  /** How long the writer may take, in milliseconds: for a page without script, and for a request of its script. */
  writeTimeouts: { pageMs: number; requestMs: number }
  /** The connections of `db`, for COPY. */
  pool: pg.Pool
}
