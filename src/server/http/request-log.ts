import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

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
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
  }
}
