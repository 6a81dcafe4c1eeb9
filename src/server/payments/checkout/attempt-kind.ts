import type { Stripe } from 'stripe'

/** Stripe object of each kind of checkout attempt. */
export interface AttemptObjectByKind {
  payment_intent: Stripe.PaymentIntent
  session: Stripe.Checkout.Session
  subscription: Stripe.Subscription
}

export type AttemptKind = keyof AttemptObjectByKind

export interface Attempt<Kind extends AttemptKind = AttemptKind> {
  kind: Kind
  object: AttemptObjectByKind[Kind]
  /** Amount that Stripe charges on payment. Minor units. */
  chargeMinor: number
  /** Whether the attempt can still be paid. */
  usable: boolean
  /** Cancels the attempt at Stripe, so that no one can pay it any more. */
  end: () => Promise<void>
}
