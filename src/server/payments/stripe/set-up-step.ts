import type { Stripe } from 'stripe'

export interface SetUpOrder {
  stripe: Stripe
  /** The shop's public address. */
  origin: string
  dryRun: boolean
}

/** One thing that the shop needs at Stripe: what it is, and what was done to it; with a dry run, what would be. */
export interface SetUpStep {
  what: string
  /** Undefined where there is none yet. */
  id: string | undefined
  done: 'found' | 'made' | 'changed'
  /** Each as `what: old → new`. */
  changes: string[]
  /** Shown by Stripe once, at the moment it makes the endpoint. */
  secret?: string | undefined
  /** What only a person can decide. */
  advice?: string[]
}
