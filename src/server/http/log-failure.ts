import type { FastifyRequest } from 'fastify'
import type { ApiErrorCode } from '../../shared/errors.ts'

const outages = new Set<ApiErrorCode>(['unavailable', 'payments-unavailable', 'translation-unavailable'])

/** Logs internal errors and outages of other services. Does not log client errors. */
export function logFailure(request: FastifyRequest, code: ApiErrorCode, error: unknown): void {
  if (code === 'internal') request.log.error({ err: error }, 'unexpected error')
  else if (outages.has(code)) request.log.warn({ err: error }, 'a service is out of reach')
  else return
  request.failure = { code, error }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Error of the request, stored under the request id when the response is complete (B20.35). */
    failure: { code: ApiErrorCode; error: unknown } | undefined
  }
}
