import {
  findLivePurchase,
  findPurchaseByPayment,
  hasAccessChange,
  insertAccessChange,
  recordGrant,
  restorePurchase,
  revokePurchase,
  suspendPurchase,
  type Purchase,
} from '../access/index.ts'
import type { Db } from '../platform/database.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import { decide, type Decision, type PaymentTruth } from './decide.ts'
import { endCheckout, type Checkout } from './queries.ts'
import { refundQueue } from './refund-duplicate.ts'

export interface Settlement {
  checkout: Checkout
  truth: PaymentTruth
  now: Date
}

/** Decides on what is held now, and writes exactly that. The caller holds the buyer's row locked. */
export async function writeDecision(
  tx: Db,
  jobs: JobQueue,
  settlement: Settlement,
  liveMode: boolean,
): Promise<Decision> {
  const { checkout, truth, now } = settlement
  const { userId, guideId } = checkout
  if (guideId === null) return { do: 'ignore', reason: 'not a purchase of a guide' }
  const byThisPayment = await findPurchaseByPayment(tx, truth.paymentId)
  const live = await findLivePurchase(tx, userId, guideId)
  const decision = decide(truth, checkout, { byThisPayment, live }, liveMode)
  await write(tx, jobs, decision, { ...settlement, guideId }, byThisPayment)
  const end = endOf(truth, decision)
  if (end !== undefined) await endCheckout(tx, checkout.id, end, now)
  return decision
}

async function write(
  tx: Db,
  jobs: JobQueue,
  decision: Decision,
  { checkout, truth, guideId, now }: Settlement & { guideId: number },
  made: Purchase | undefined,
): Promise<void> {
  const { userId, price } = checkout
  const sourceRef = truth.paymentId
  const change = (reason: string) => ({
    purchaseId: requireMade(made),
    userId,
    guideId,
    stripePaymentId: sourceRef,
    reason,
  })
  switch (decision.do) {
    case 'grant': {
      const { currency } = price
      const purchase = {
        userId,
        guideId,
        amountMinor: truth.amountMinor,
        currency,
        source: 'payment',
        stripePaymentId: sourceRef,
        purchasedAt: now,
      } as const
      return recordGrant(tx, purchase, 'paid', now)
    }
    case 'suspend':
      return suspendPurchase(tx, change('disputed'), now)
    case 'restore':
      return restorePurchase(tx, change('the money stayed with us'), now)
    case 'revoke':
      return revokePurchase(tx, change(decision.reason), now)
    case 'refund-duplicate':
      await jobs.send(tx, refundQueue, { paymentId: sourceRef }, { key: sourceRef })
      return noteOnce(
        tx,
        { userId, guideId, change: 'duplicate-refunded', reason: 'owned already', sourceRef },
        now,
      )
    case 'ignore':
      return noteOnce(tx, { userId, guideId, change: 'ignored', reason: decision.reason, sourceRef }, now)
    case 'close-checkout':
    case 'nothing':
      return undefined
  }
}

/** The same word about the same payment is noted once, however often it is heard. */
async function noteOnce(
  tx: Db,
  change: Parameters<typeof insertAccessChange>[1] & { sourceRef: string },
  now: Date,
): Promise<void> {
  if (!(await hasAccessChange(tx, change.change, change.sourceRef))) await insertAccessChange(tx, change, now)
}

function endOf(truth: PaymentTruth, decision: Decision): 'paid' | 'closed' | undefined {
  if (decision.do === 'ignore') return undefined
  if (truth.status === 'succeeded') return 'paid'
  return truth.status === 'canceled' ? 'closed' : undefined
}

function requireMade(made: Purchase | undefined): number {
  if (made === undefined) throw new Error('A decision about a purchase that is not there')
  return made.id
}
