import type { CatalogDeps } from '../catalog/index.ts'
import type { Writer } from './writer.ts'

export interface AskDeps extends CatalogDeps {
  /** Undefined if no model is configured. */
  writer: Writer | undefined
  /** How long the writer may take, in milliseconds: for a page without script, and for a request of its script. */
  writeTimeouts: { pageMs: number; requestMs: number }
}
