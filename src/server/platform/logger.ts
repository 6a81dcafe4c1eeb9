import type { FastifyBaseLogger } from 'fastify'
import { destination as openDestination, pino, type DestinationStream } from 'pino'
import type { Env } from './env.ts'

/** Lines are written in batches: after this many characters or milliseconds. */
const batch = { characters: 16_384, afterMs: 500 }

/** Creates a logger that writes JSON lines with request ids. Never logs tokens, email addresses, query strings or bodies. */
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
 * Returns a stream that writes batches of lines to standard output, because pino's own buffer takes twice the time. Writes synchronously, because an
 * asynchronous write may be lost when the process ends.
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

/** Returns the loggable fields of an error. Drops all others, because vendors' errors contain whole payments and users. */
function toLoggedError(error: unknown): object {
  // pg-boss emits errors as plain objects.
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
