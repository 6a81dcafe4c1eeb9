import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

/** One line for each request, written when it has been answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // What came in stands in the line of the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    logRequest(reply.log, { req: request, res: reply, responseTime: reply.elapsedTime }, error)
  }
}

interface AnsweredRequest {
  req: { id: string; method: string; url: string }
  res: { statusCode: number }
  responseTime: number
}

export function logRequest(log: FastifyBaseLogger, line: AnsweredRequest, error?: Error | null): void {
  if (error) log.error({ ...line, err: error }, 'request failed')
  else log.info(line, 'request')
}
