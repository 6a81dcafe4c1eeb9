import type { FormObject } from '../protocol/form-encoding.ts'
import type { State } from './state.ts'

export type Cause = { id: string | null; idempotency_key: string | null }

/** The context of an action, during an API call or in a scheduled task. */
export type Context = {
  state: State
  /** In seconds, like every time in Stripe's API. */
  now: () => number
  origin: string
  cause: Cause
  later: (kind: string, id: string) => void
}

export type Call = Context & {
  id: string
  parameters: FormObject
  clientSecret: string | undefined
  keyKind: 'secret' | 'publishable'
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** True if the publishable key may call it. */
  fromBrowser?: true
  answer: (call: Call) => object
}

/** Runs a scheduled task; returns the milliseconds until a retry, if one is needed. */
export type TaskHandler = (context: Context, id: string, attempts: number) => Promise<number | void> | void
