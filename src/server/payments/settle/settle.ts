import type { Deps } from '../../deps.ts'
import { settlePayment } from './settle-payment.ts'
import { settleSubscription } from './settle-pro.ts'
import { settleSession } from './settle-session.ts'

export type SettleDeps = Pick<Deps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger'> & {
  /** Only says what it would write (payments:reconcile). */
  dryRun?: boolean
}

/** What is known of a payment after settling: whose it is, and whether it has been paid. */
export interface Settled {
  userId: number
  /** Null for Pro. */
  guideId: number | null
  paid: boolean
  /** What was written, in words for people; empty when everything was as it should be. */
  changes: string[]
}

/**
 * The only way in which money becomes access. Webhook, return, verification, sweep and reconcile merely name an object of
 * Stripe's: a payment, a checkout session or a subscription. Undefined: it is none of this shop's.
 */
export async function settle(deps: SettleDeps, stripeId: string): Promise<Settled | undefined> {
  if (stripeId.startsWith('pi_')) return settlePayment(deps, stripeId)
  if (stripeId.startsWith('cs_')) return settleSession(deps, stripeId)
  if (stripeId.startsWith('sub_')) return settleSubscription(deps, stripeId)
  return undefined
}
