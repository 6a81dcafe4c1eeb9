/** What a span says of itself: words and numbers of the program, never of a person (B19.9). */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface Tracer {
  /** Whether traces are exported. */
  traces: boolean
  /** Does the work inside a span, which is part of the span around it. */
  span: <T>(name: string, facts: SpanFacts, work: () => T) => T
  close: () => Promise<void>
}

/** Used when traces are not exported. */
export const noTracer: Tracer = {
  traces: false,
  span: (_name, _facts, work) => work(),
  close: async () => undefined,
}
