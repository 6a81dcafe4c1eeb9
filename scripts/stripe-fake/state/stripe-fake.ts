import type { TaskQueue } from './task-queue.ts'
import type { ApiFaults } from './faults.ts'
import type { EventCause, ActionContext } from './context.ts'
import type { StateStore } from './state.ts'

export type ReceivedRequest = {
  method: string
  path: string
  idempotencyKey: string | null
  keyKind: 'secret' | 'publishable' | null
  /** Status of the response. Null until the request is answered. */
  status: number | null
  replayed: boolean
}

/** Parts of a running fake. */
export type StripeFake = {
  store: StateStore
  taskQueue: TaskQueue
  faults: ApiFaults
  requests: ReceivedRequest[]
  runningKeys: Set<string>
  taskDelayMs: number
}

export function createCallContext(sandbox: StripeFake, origin: string, cause: EventCause): ActionContext {
  return {
    state: sandbox.store.state,
    now: () => Math.floor(Date.now() / 1000) + sandbox.store.state.clockAheadSeconds,
    origin,
    cause,
    later: (kind, id) => {
      const delayMs = kind === 'deliver-event' ? 0 : sandbox.taskDelayMs
      sandbox.taskQueue.add(kind, id, delayMs)
    },
  }
}
