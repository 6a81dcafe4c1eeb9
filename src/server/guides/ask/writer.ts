/** A model that puts facts into words, on the day's budget for models. */
export interface Writer {
  /** Undefined if it has no answer now: refused, out of reach, or the day's budget is spent. */
  write: (question: { system: string; user: string }, signal: AbortSignal) => Promise<string | undefined>
}
