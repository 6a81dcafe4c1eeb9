import type { CatalogDeps } from '../catalog/index.ts'

/** A model that puts facts into words, on the day's budget for models. */
export interface Writer {
  /** Undefined if it has no answer now: refused, out of reach, or the day's budget is spent. */
  write: (question: { system: string; user: string }, signal: AbortSignal) => Promise<string | undefined>
}

export interface AskDeps extends CatalogDeps {
  /** Undefined if no model is configured. */
  writer: Writer | undefined
  /** How long the writer may take, in milliseconds: for a page without script, and for a request of its script. */
  writeTimeouts: { pageMs: number; requestMs: number }
}
