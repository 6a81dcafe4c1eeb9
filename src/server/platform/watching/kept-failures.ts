import type { RefusalCode } from '../../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import { storeFailures, type KeptFailure } from './failure-queries.ts'

const flushMs = 5000
/** Kept with their ids until the next writing; further ones of the same kind are counted with them. */
const mostAtOnce = 100

export interface Failure {
  id: string
  route: string
  code: RefusalCode
  error: unknown
}

export interface KeptFailures {
  /** Notes a request that failed through the shop or a service, in memory alone. */
  note: (failure: Failure) => void
  /** Writes what was noted; what can't be written is kept for the next time. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Keeps what went wrong under the id that a reader sees (B20.35). A node that dies loses those of its last seconds. */
export function keepFailures(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  release: string,
): KeptFailures {
  let noted = new Map<string, KeptFailure>()

  function add(failure: KeptFailure): void {
    const alike = (each: KeptFailure) =>
      (['route', 'code', 'error', 'place'] as const).every((part) => each[part] === failure[part])
    const beside = noted.get(failure.id) ?? (noted.size < mostAtOnce ? undefined : noted.values().find(alike))
    if (beside === undefined) noted.set(failure.id, failure)
    else beside.count += failure.count
  }

  async function flush(): Promise<void> {
    if (noted.size === 0) return
    const taken = noted
    noted = new Map()
    try {
      await storeFailures(db, [...taken.values()])
    } catch (error) {
      logger.warn({ err: error }, 'failed requests wait to be written')
      const since = noted
      noted = taken
      for (const failure of since.values()) add(failure)
    }
  }

  const timer = setInterval(() => void flush(), flushMs).unref()
  return {
    note({ id, route, code, error }) {
      add({ id, failedAt: clock(), route, code, ...describe(error), release, count: 1 })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** Names and codes from programs only: a message may quote user input, a name or a text. */
const word = /^\w[\w.-]{0,60}$/
const ownCode = /\/(src\/[\w/.-]+\.tsx?:\d+):\d+\)?$/m

/** The error at the bottom, which the others only wrap. */
function describe(error: unknown): Pick<KeptFailure, 'error' | 'place'> {
  if (!(error instanceof Error)) return { error: typeof error, place: null }
  if (error.cause instanceof Error) return describe(error.cause)
  const { name, message, code } = error as Error & { code?: unknown }
  const kinds = [name, code].filter((each) => typeof each === 'string' && word.test(each))
  // What stands before the frames is the message.
  const frames = (error.stack ?? '').split(message === '' ? name : message).at(-1) ?? ''
  return { error: kinds.join(' '), place: ownCode.exec(frames)?.[1] ?? null }
}
