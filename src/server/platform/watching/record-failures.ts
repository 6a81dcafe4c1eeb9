import type { ApiErrorCode } from '../../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import { storeFailedRequests, type StoredFailure } from './failure-queries.ts'

const flushMs = 5000
/** Maximum number of distinct failures per write. Additional ones are only counted, under a similar failure. */
const maxAtOnce = 100

export interface Failure {
  id: string
  route: string
  code: ApiErrorCode
  error: unknown
}

export type FailureRecorder = ReturnType<typeof createFailureRecorder>

/** Creates a recorder that stores failures under the request id that users see (B20.35). A crash loses the failures of the last seconds. */
export function createFailureRecorder(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  release: string,
) {
  let noted = new Map<string, StoredFailure>()

  function add(failure: StoredFailure): void {
    const alike = (each: StoredFailure) =>
      (['route', 'code', 'error', 'place'] as const).every((part) => each[part] === failure[part])
    const beside = noted.get(failure.id) ?? (noted.size < maxAtOnce ? undefined : noted.values().find(alike))
    if (beside === undefined) noted.set(failure.id, failure)
    else beside.count += failure.count
  }

  /** Writes the recorded failures. If that fails, keeps them for the next attempt. */
  async function flush(): Promise<void> {
    if (noted.size === 0) return
    const taken = noted
    noted = new Map()
    try {
      await storeFailedRequests(db, [...taken.values()])
    } catch (error) {
      logger.warn({ err: error }, 'failed requests wait to be written')
      const since = noted
      noted = taken
      for (const failure of since.values()) add(failure)
    }
  }

  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    /** Records in memory that a request failed because of the shop or a vendor. */
    note({ id, route, code, error }: Failure): void {
      add({ id, failedAt: clock(), route, code, ...describe(error), release, count: 1 })
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Matches names and codes of errors. Excludes messages, which may quote user input. */
const word = /^\w[\w.-]{0,60}$/
const ownCode = /\/(src\/[\w/.-]+\.tsx?:\d+):\d+\)?$/m

/** Returns type and code location of the innermost cause, because other errors only wrap it. */
function describe(error: unknown): Pick<StoredFailure, 'error' | 'place'> {
  if (!(error instanceof Error)) return { error: typeof error, place: null }
  if (error.cause instanceof Error) return describe(error.cause)
  const { name, message, code } = error as Error & { code?: unknown }
  const kinds = [name, code].filter((each) => typeof each === 'string' && word.test(each))
  // The stack contains the message before the frames.
  const frames = (error.stack ?? '').split(message === '' ? name : message).at(-1) ?? ''
  return { error: kinds.join(' '), place: ownCode.exec(frames)?.[1] ?? null }
}
