import { TRPCError } from '@trpc/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorResponses, toErrorBody, type ApiErrorCode } from '../../shared/errors.ts'
import { isPagePath } from '../../shared/paths.ts'
import { Refusal } from '../platform/refusal.ts'
import { toPublicError } from '../trpc.ts'
import type { ClientBuild } from './client-build.ts'
import { logFailure } from './log-failure.ts'
import { createErrorPageRenderer } from './pages/failure-page.ts'

/** Responds to a request whose handler has thrown. */
type ErrorResponder = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Creates the error handler: responds with a page for browsers (B13.15), or `{error, message, code}`, never with a stack. */
export function createErrorResponder(build: ClientBuild | undefined, origin: string): ErrorResponder {
  const failurePage = build === undefined ? undefined : createErrorPageRenderer(build, origin)

  function writePage(request: FastifyRequest, code: ApiErrorCode): string | undefined {
    if (failurePage === undefined || !wantsPage(request)) return undefined
    try {
      return failurePage({ url: request.url, id: request.id, code })
    } catch (error) {
      request.log.error({ err: error }, 'not even the failure page can be shown')
      return undefined
    }
  }

  return (error, request, reply) => {
    const { code, message, retryAfterSeconds } = failureOf(error)
    const { status } = errorResponses[code]
    logFailure(request, code, error)
    void reply.code(status).headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
    const page = writePage(request, code)
    return page === undefined
      ? reply.type('application/json; charset=utf-8').send(toErrorBody(code, message))
      : reply.type('text/html; charset=utf-8').send(page)
  }
}

export function mountErrorHandlers(app: FastifyInstance, answerError: ErrorResponder): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refusal('not-found', `Nothing at ${request.method} ${pathOf(request)}`), request, reply),
  )
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? url

const wantsPage = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/html') && isPagePath(pathOf(request))

/** Returns whether the error means that a dependency is unavailable. */
export const isUnavailable = (error: unknown) => failureOf(error).code === 'unavailable'

/** Returns code and message of an error. Rendering a page wraps errors of its API calls, so the causes are searched. */
function failureOf(error: unknown): {
  code: ApiErrorCode
  message: string
  retryAfterSeconds?: number | undefined
} {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return cause
    if (cause instanceof TRPCError) return toPublicError(cause)
  }
  const { statusCode: status = 500 } = error instanceof Error ? (error as Partial<FastifyError>) : {}
  const code = codes[status] ?? (status < 500 ? 'invalid-input' : 'internal')
  return { code, message: errorResponses[code].error }
}

/** Codes of Fastify's own errors, such as an oversized body, by status. */
const codes: Partial<Record<number, ApiErrorCode>> = {
  404: 'not-found',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}
