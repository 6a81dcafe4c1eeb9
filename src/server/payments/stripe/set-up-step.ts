import type { Stripe } from 'stripe'

export interface SetUpOptions {
  stripe: Stripe
  /** The shop's public URL. */
  origin: string
  dryRun: boolean
}

/** Result of setting up one object at Stripe. In a dry run, the planned result. */
export interface SetUpStep {
  what: string
  /** Undefined if the object does not exist yet. */
  id: string | undefined
  done: 'found' | 'made' | 'changed'
  /** Changes of the object, each as `what: old → new`. */
  changes: string[]
  /** Signing secret of a new endpoint, which Stripe shows only once. */
  secret?: string | undefined
  /** Steps that only an operator can decide on. */
  advice?: string[]
}
