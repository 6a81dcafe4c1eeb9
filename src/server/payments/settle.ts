import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { askStripe } from './ask-stripe.ts'
import type { PaymentTruth } from './decide.ts'
import { findCheckout, findCheckoutByStripeId, requireBuyer, type Checkout } from './queries.ts'
import { writeDecision } from './write-decision.ts'

export type SettleDeps = Pick<Deps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger'>

/** What is known of a payment after settling: whose it is, and whether it has been paid. */
export interface Settled {
  userId: number
  guideId: number | null
  paid: boolean
}

/** How often the buyer's truth may move under us before the job queue tries again later. */
const mostAttempts = 5

/**
 * The only way in which money becomes access. Webhook, return, verification and sweep merely name a payment.
 * Undefined: the payment is none of this shop's.
 */
export async function settle(deps: SettleDeps, paymentId: string): Promise<Settled | undefined> {
  const checkout = await findCheckoutOf(deps, paymentId)
  if (checkout === undefined) return undefined
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const settled = await settleOnce(deps, paymentId, checkout)
    if (settled !== 'outdated') return settled
  }
  throw new Error(`The buyer of ${paymentId} kept changing while it was settled`)
}

/** Stripe is asked between two looks at the buyer's version and outside any transaction. */
async function settleOnce(
  { db, stripe, jobs, clock, env, logger }: SettleDeps,
  paymentId: string,
  checkout: Checkout,
): Promise<Settled | 'outdated' | undefined> {
  const { settleVersion } = await requireBuyer(db, checkout.userId)
  const asked = await askStripe(stripe, paymentId)
  if (asked === undefined) return undefined
  const settlement = { checkout, truth: asked.truth, expectedVersion: settleVersion, now: clock() }
  const liveMode = env.STRIPE_SECRET_KEY.includes('_live_')
  const decision = await db.transaction().execute((tx) => writeDecision(tx, jobs, settlement, liveMode))
  if (decision === 'outdated') return decision
  if (decision.do === 'ignore') logger.warn({ paymentId, reason: decision.reason }, 'payment ignored')
  const paid = decision.do !== 'ignore' && isPaid(asked.truth)
  return { userId: checkout.userId, guideId: checkout.guideId, paid }
}

async function findCheckoutOf({ db, stripe }: SettleDeps, paymentId: string): Promise<Checkout | undefined> {
  const known = await findCheckoutByStripeId(db, paymentId)
  if (known !== undefined) return known
  // Stripe made the payment but our note of its id was lost: the payment itself names its checkout.
  const checkoutId = (await askStripe(stripe, paymentId))?.checkoutId
  // A payment made by another system may carry anything under that name.
  return z.uuid().safeParse(checkoutId).success ? findCheckout(db, String(checkoutId)) : undefined
}

const isPaid = ({ status, fullyRefunded, dispute }: PaymentTruth) =>
  status === 'succeeded' && !fullyRefunded && (dispute === 'none' || dispute === 'won')
