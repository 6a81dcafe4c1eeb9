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
} from '../../access/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Db } from '../../platform/database.ts'
import { decidePayment, type PaymentDecision, type PaymentState } from './decide-payment.ts'
import { endCheckout, type Checkout } from '../queries.ts'
import { unmarkRefunded } from '../receipts/receipt-queries.ts'
import { refundQueue } from './refund-duplicate.ts'
import { isLiveMode } from '../stripe.ts'
import { recordRefund, sendPaidTwiceMail, writeReceipt } from '../receipts/write-receipt.ts'

interface Settlement {
  checkout: Checkout
  payment: PaymentState
  now: Date
}

type WriteDeps = Pick<Deps, 'jobs' | 'env'>

/** Decides from the current rows and writes the decision. The caller has locked the buyer's row. */
export async function writeDecision(
  tx: Db,
  deps: WriteDeps,
  settlement: Settlement,
): Promise<PaymentDecision> {
  const { checkout, payment, now } = settlement
  const { userId, guideId } = checkout
  if (guideId === null) return { do: 'ignore', reason: 'not a purchase of a guide' }
  const byThisPayment = await findPurchaseByPayment(tx, payment.paymentId)
  const live = await findLivePurchase(tx, userId, guideId)
  const decision = decidePayment(payment, checkout, { byThisPayment, live }, isLiveMode(deps.env))
  await write(tx, deps, decision, { ...settlement, guideId }, byThisPayment)
  const end = endOf(payment, decision)
  if (end !== undefined) await endCheckout(tx, checkout.id, end, now)
  return decision
}

async function write(
  tx: Db,
  deps: WriteDeps,
  decision: PaymentDecision,
  { checkout, payment, guideId, now }: Settlement & { guideId: number },
  made: Purchase | undefined,
): Promise<void> {
  const { userId, price, language, description } = checkout
  const { currency } = price
  const sourceRef = payment.paymentId
  const money = { amountMinor: payment.amountMinor, currency }
  const paidAt = payment.paidAt ?? now
  const paid = { userId, guideId, reference: sourceRef, description, money, language, paidAt }
  const change = (reason: string) => ({
    purchaseId: requireMade(made),
    userId,
    guideId,
    stripePaymentId: sourceRef,
    reason,
  })
  switch (decision.do) {
    case 'grant': {
      const purchase = {
        userId,
        guideId,
        ...money,
        source: 'payment',
        stripePaymentId: sourceRef,
        purchasedAt: now,
      } as const
      await recordGrant(tx, purchase, 'paid', now)
      await writeReceipt(tx, deps, paid, now)
      return undefined
    }
    case 'suspend':
      return suspendPurchase(tx, change('disputed'), now)
    case 'restore':
      await restorePurchase(tx, change('the money stayed with us'), now)
      return unmarkRefunded(tx, sourceRef)
    case 'revoke':
      await revokePurchase(tx, change(decision.reason), now)
      await recordRefund(tx, deps, sourceRef, now)
      return undefined
    case 'refund-duplicate':
      await deps.jobs.send(tx, refundQueue, { paymentId: sourceRef }, { key: sourceRef })
      if (
        await noteOnce(
          tx,
          { userId, guideId, change: 'duplicate-refunded', reason: 'owned already', sourceRef },
          now,
        )
      )
        await sendPaidTwiceMail(tx, deps, paid, now)
      return undefined
    case 'ignore':
      await noteOnce(tx, { userId, guideId, change: 'ignored', reason: decision.reason, sourceRef }, now)
      return undefined
    case 'close-checkout':
    case 'nothing':
      return undefined
  }
}

/** Records a change for a payment once, however often it is called; false if it was already recorded. */
async function noteOnce(
  tx: Db,
  change: Parameters<typeof insertAccessChange>[1] & { sourceRef: string },
  now: Date,
): Promise<boolean> {
  if (await hasAccessChange(tx, change.change, change.sourceRef)) return false
  await insertAccessChange(tx, change, now)
  return true
}

function endOf(payment: PaymentState, decision: PaymentDecision): 'paid' | 'closed' | undefined {
  if (decision.do === 'ignore') return undefined
  if (payment.status === 'succeeded') return 'paid'
  return payment.status === 'canceled' ? 'closed' : undefined
}

function requireMade(made: Purchase | undefined): number {
  if (made === undefined) throw new Error('A decision about a purchase that is not there')
  return made.id
}
