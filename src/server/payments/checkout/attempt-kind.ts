import type { Stripe } from 'stripe'

/** What each kind of checkout is at Stripe. */
export interface AttemptObjects {
  payment_intent: Stripe.PaymentIntent
  session: Stripe.Checkout.Session
  subscription: Stripe.Subscription
}

export type AttemptKind = keyof AttemptObjects

export interface Attempt<Kind extends AttemptKind = AttemptKind> {
  kind: Kind
  object: AttemptObjects[Kind]
  /** What Stripe will charge when it is paid, in the minor unit. */
  chargeMinor: number
  /** Whether it can still be paid. */
  usable: boolean
  /** Ensures that it can no longer be paid. */
  end: () => Promise<void>
}
