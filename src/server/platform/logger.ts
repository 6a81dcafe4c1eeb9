import type { FastifyBaseLogger } from 'fastify'
import { destination as openDestination, pino, type DestinationStream } from 'pino'
import type { Env } from './env.ts'

/** Lines are written together, when this many characters have come together or at the latest after this time. */
const batch = { characters: 16_384, afterMs: 500 }

/** Structured lines with request ids; never a token, an e-mail address, a query string or a body. */
export function createLogger(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = writeTogether(),
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

/**
 * To standard output. Lines are joined here, because a destination that appends each to the last takes twice the time.
 * Each batch is written before the next line is taken: one still on its way when the process ends comes late or never.
 */
function writeTogether(): DestinationStream {
  const destination = openDestination({ sync: true })
  let lines: string[] = []
  let characters = 0
  const flush = () => {
    if (lines.length > 0) destination.write(lines.join(''))
    lines = []
    characters = 0
  }
  process.on('exit', flush)
  setInterval(flush, batch.afterMs).unref()
  return {
    write(line) {
      lines.push(line)
      characters += line.length
      if (characters >= batch.characters) flush()
    },
  }
}

/** Only these: errors of vendors carry whole payments and people with them. */
function toLoggedError(error: unknown): object {
  // pg-boss reports its errors as plain objects with the fields of one.
  if (!(error instanceof Error) && !isErrorLike(error)) return { type: typeof error }
  const { name: type, message, stack, cause, code, requestId } = error as LoggedError
  return {
    type,
    message,
    code,
    requestId,
    stack,
    ...(cause === undefined ? {} : { cause: toLoggedError(cause) }),
  }
}

interface LoggedError extends Error {
  code?: unknown
  requestId?: unknown
}

const isErrorLike = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && 'stack' in error
