import type { FormObject } from '../protocol/form-encoding.ts'
import type { StripeState } from './state.ts'

export type EventCause = { id: string | null; idempotency_key: string | null }

/** Context of an action: an API call or a scheduled task. */
export type ActionContext = {
  state: StripeState
  /** Returns the current time in seconds, like all times in Stripe's API. */
  now: () => number
  origin: string
  cause: EventCause
  later: (kind: string, id: string) => void
}

export type ApiCall = ActionContext & {
  id: string
  parameters: FormObject
  clientSecret: string | undefined
  keyKind: 'secret' | 'publishable'
}

export type ApiRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Whether the route can be called with the publishable key. */
  fromBrowser?: true
  answer: (call: ApiCall) => object
}

/** Runs a scheduled task. Returns the milliseconds until a retry, or nothing if the task is done. */
export type TaskHandler = (
  context: ActionContext,
  id: string,
  attempts: number,
) => Promise<number | void> | void
