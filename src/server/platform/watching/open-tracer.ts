import type { Env } from '../env.ts'
import { noTracer, type Tracer } from './tracer.ts'

/** Returns the tracer. Loads OpenTelemetry only if traces are exported. */
export async function openTracer({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracer> {
  if (endpoint === undefined) return noTracer
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(endpoint)
}
