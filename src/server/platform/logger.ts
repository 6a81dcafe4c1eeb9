import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import type { Env } from './env.ts'

/** Structured lines with request ids; never a token, an e-mail address, a query string or a body. */
export function createLogger(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: LOG_LEVEL,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: url.split('?', 1)[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: pino.stdSerializers.err,
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
