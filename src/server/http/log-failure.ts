import type { FastifyRequest } from 'fastify'
import type { RefusalCode } from '../../shared/errors.ts'

const outages = new Set<RefusalCode>(['unavailable', 'payments-unavailable', 'translation-unavailable'])

/** Logs the shop's own errors and outages of services, but not client errors. */
export function logFailure(request: FastifyRequest, code: RefusalCode, error: unknown): void {
  if (code === 'internal') request.log.error({ err: error }, 'unexpected error')
  else if (outages.has(code)) request.log.warn({ err: error }, 'a service is out of reach')
  else return
  request.failure = { code, error }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request failed; stored under the request id at its end (B20.35). */
    failure: { code: RefusalCode; error: unknown } | undefined
  }
}
