import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracer } from './tracer.ts'

const batchMs = 1000
/** Milliseconds. An unreachable collector must not delay shutdown. */
const lastBatchMs = 2000

/**
 * Creates a tracer that exports spans with OTLP over HTTP. Not registered globally, because instrumented libraries would then export data about requests and
 * users.
 */
export function createOpenTelemetryTracer(endpoint: string): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: lastBatchMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: batchMs })],
  })
  const tracer = provider.getTracer('shop')
  const around = new AsyncLocalStorage<Context>()

  return {
    traces: true,
    span(name, attributes, work) {
      const parent = around.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes }, parent)
      const fail = (error: unknown) => {
        // The message of an error may quote user input.
        if (error instanceof Error) span.setAttribute('error.type', error.name)
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
      try {
        const result = around.run(trace.setSpan(parent, span), work)
        if (result instanceof Promise) result.then(() => span.end(), fail)
        else span.end()
        return result
      } catch (error) {
        fail(error)
        throw error
      }
    },
    close: () => provider.shutdown(),
  }
}
