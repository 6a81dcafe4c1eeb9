import type { CatalogDeps } from '../catalog/index.ts'

/** A language model that phrases given facts, within the daily model budget. */
export interface AnswerModel {
  /** Resolves to undefined if the model refuses, is unreachable or exceeds the daily budget. */
  write: (question: { system: string; user: string }, signal: AbortSignal) => Promise<string | undefined>
}

export interface AskDeps extends CatalogDeps {
  /** Undefined if no model is configured. */
  writer: AnswerModel | undefined
  /** Milliseconds to wait for the model: when rendering a page without JavaScript, and for a request from JavaScript. */
  writeTimeouts: { pageMs: number; requestMs: number }
}
