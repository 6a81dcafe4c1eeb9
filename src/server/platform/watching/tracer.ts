/** Attributes of a span: words and numbers of the program, never personal data (B19.9). */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface Tracer {
  /** True if traces are exported. */
  traces: boolean
  /** Runs the work in a span, as a child of the current one. */
  span: <T>(name: string, facts: SpanFacts, work: () => T) => T
  close: () => Promise<void>
}

/** Used if traces are not exported. */
export const noTracer: Tracer = {
  traces: false,
  span: (_name, _facts, work) => work(),
  close: async () => undefined,
}
