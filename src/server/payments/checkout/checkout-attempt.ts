import type { Order } from '../orders/order.ts'

/** A checkout attempt: an order's payment, session or subscription at Stripe. */
export interface CheckoutAttempt {
  kind: Order['kind']
  /** Id of the object at Stripe. */
  id: string
  /** Secret with which the card form pays. Undefined for a session. */
  clientSecret?: string | null | undefined
  /** URL of Stripe's page. Undefined for the card form. */
  url?: string | null
  /** Amount that Stripe charges on payment. Minor units. */
  chargeMinor: number
  /** Whether the attempt can still be paid. */
  usable: boolean
  /** Cancels the attempt at Stripe, so that no one can pay it any more. */
  end: () => Promise<void>
}
