import type { FastifyBaseLogger } from 'fastify'
import { destination as openDestination, pino, type DestinationStream } from 'pino'
import type { Env } from './env.ts'

/** Lines are written together, when this many bytes have come together or at the latest after this time. */
const batch = { minLength: 8192, periodicFlush: 500 }

/** Structured lines with request ids; never a token, an e-mail address, a query string or a body. */
export function createLogger(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = openDestination({ sync: false, ...batch }),
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
      err: toLoggedError,
    },
  }
  return pino(options, destination)
}

/** Only these: errors of vendors carry whole payments and people with them. */
function toLoggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, requestId } = error as Error & { code?: unknown; requestId?: unknown }
  const { name: type, message, stack, cause } = error
  return {
    type,
    message,
    code,
    requestId,
    stack,
    ...(cause === undefined ? {} : { cause: toLoggedError(cause) }),
  }
}
