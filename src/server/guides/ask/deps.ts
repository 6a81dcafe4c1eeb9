import type { CatalogDeps } from '../catalog/index.ts'

/** A language model that phrases facts, within the daily budget for models. */
export interface Writer {
  /** Undefined if there is no answer: refused, unreachable, or over the daily budget. */
  write: (question: { system: string; user: string }, signal: AbortSignal) => Promise<string | undefined>
}

export interface AskDeps extends CatalogDeps {
  /** Undefined if no model is configured. */
  writer: Writer | undefined
  /** Timeouts in milliseconds: for a page without script, and for a request by script. */
  writeTimeouts: { pageMs: number; requestMs: number }
}
