import type { FormObject } from '../protocol/form-encoding.ts'
import type { State } from './state.ts'

export type Cause = { id: string | null; idempotency_key: string | null }

/** What an action has at hand, within one API call or later by itself. */
export type Context = {
  state: State
  /** Seconds, as in every time that Stripe tells. */
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
  /** A browser may call it with the publishable key. */
  fromBrowser?: true
  answer: (call: Call) => object
}

/** What a scheduled task does; it returns the milliseconds until it wants to be tried again, if it does. */
export type TaskHandler = (context: Context, id: string, attempts: number) => Promise<number | void> | void
