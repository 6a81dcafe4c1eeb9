import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals, toErrorBody, type RefusalCode } from '../../shared/errors.ts'

/** Handles every error that no handler has handled: always `{error, message, code}`, never a stack. */
export function answerUnexpectedErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOf(error)
    if (code === 'internal') request.log.error({ err: error }, 'unexpected error')
    return reply.code(refusals[code].status).send(toErrorBody(code, refusals[code].error))
  })
  app.setNotFoundHandler((request, reply) => {
    return reply
      .code(404)
      .send(toErrorBody('not-found', `Nothing at ${request.method} ${request.url.split('?', 1)[0]}`))
  })
}

/** Malformed URLs that never reach the router. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const code = codeOf(error)
  void reply.code(refusals[code].status).send(toErrorBody(code, refusals[code].error))
}

function codeOf(error: FastifyError): RefusalCode {
  switch (error.statusCode) {
    case 413:
      return 'payload-too-large'
    case 415:
      return 'unsupported-media-type'
    case 404:
      return 'not-found'
    case 429:
      return 'too-many-requests'
    default:
      return error.statusCode !== undefined && error.statusCode < 500 ? 'invalid-input' : 'internal'
  }
}
