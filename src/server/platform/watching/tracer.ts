/** Attributes of a span. Only names and numbers from the code, never personal data (B19.9). */
type SpanFacts = Readonly<Record<string, string | number>>

export interface Tracer {
  /** Whether traces are exported. */
  traces: boolean
  /** Runs the work in a span, as a child of the current span. */
  span: <T>(name: string, facts: SpanFacts, work: () => T) => T
  close: () => Promise<void>
}

/** Tracer that only runs the work, for nodes that export no traces. */
export const noTracer: Tracer = {
  traces: false,
  span: (_name, _facts, work) => work(),
  close: async () => undefined,
}
