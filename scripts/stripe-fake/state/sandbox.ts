import type { TaskQueue } from './task-queue.ts'
import type { Faults } from './faults.ts'
import type { EventCause, Context } from './context.ts'
import type { Store } from './state.ts'

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
export type Sandbox = {
  store: Store
  taskQueue: TaskQueue
  faults: Faults
  requests: ReceivedRequest[]
  runningKeys: Set<string>
  taskDelayMs: number
}

export function createCallContext(sandbox: Sandbox, origin: string, cause: EventCause): Context {
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
