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
import type { Db } from '../../platform/database.ts'
import {
  decidePayment,
  type OwnedPurchases,
  type PaymentDecision,
  type PaymentState,
} from './decide-payment.ts'
import { endCheckout, type Checkout } from '../queries.ts'
import { endOutdatedOfferLater } from '../credit/outdated-offer.ts'
import { lockGift } from '../gifts/gift-queries.ts'
import { heldGift, writeGift } from '../gifts/settle-gift.ts'
import { writeBundle } from '../bundles/settle-bundle.ts'
import { oweRefund } from '../refunds/owe-refund.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import { isLiveMode } from '../stripe.ts'
import {
  recordRefunded,
  sendUnneededPaymentMail,
  writeReceipt,
  type ReceiptDeps,
} from '../receipts/write-receipt.ts'

export interface Settlement {
  checkout: Checkout
  payment: PaymentState
  now: Date
}

export interface WrittenDecision {
  decision: PaymentDecision
  /** What was written, as readable text. */
  changes: string[]
}

/** Decides from the current rows and writes the decision. The caller has locked the buyer's row. */
export async function writeDecision(
  tx: Db,
  deps: ReceiptDeps,
  settlement: Settlement,
): Promise<WrittenDecision> {
  const { checkout, payment, now } = settlement
  const { userId, guideId, giftId } = checkout
  if (giftId === null && guideId === null)
    return { decision: { do: 'ignore', reason: 'not a purchase of a guide' }, changes: [] }
  const { decision, changes } =
    checkout.bundle && guideId !== null
      ? await writeBundle(tx, deps, { ...settlement, guideId })
      : await decideAndWrite(tx, deps, settlement)
  const end = endOf(payment, decision)
  if (end !== undefined) await endCheckout(tx, checkout.id, end, now)
  const noted = end === 'paid' ? await noteRefunded(tx, deps, payment, now) : undefined
  if (noted !== undefined || decision.do === 'suspend' || decision.do === 'revoke')
    await endOutdatedOfferLater(tx, deps.jobs, userId)
  if (noted === undefined) return { decision, changes }
  const what = guideId === null ? 'a gift of Pro' : `guide ${guideId}`
  return { decision, changes: [...changes, `${noted} on the receipt of ${what}`] }
}

async function decideAndWrite(tx: Db, deps: ReceiptDeps, settlement: Settlement): Promise<WrittenDecision> {
  const { checkout, payment } = settlement
  const { userId, guideId, giftId } = checkout
  const decide = (held: OwnedPurchases) => decidePayment(payment, checkout, held, isLiveMode(deps.env))
  if (giftId !== null) {
    const gift = await lockGift(tx, giftId)
    const decision = decide(heldGift(gift, payment.paymentId))
    return { decision, changes: await writeGift(tx, deps, decision, settlement, gift) }
  }
  if (guideId === null) throw new Error('A payment for neither a guide nor a gift')
  const held = {
    byThisPayment: await findPurchaseByPayment(tx, payment.paymentId, guideId),
    live: await findLivePurchase(tx, userId, guideId),
  }
  const decision = decide(held)
  return { decision, changes: await write(tx, deps, decision, { ...settlement, guideId }, held) }
}

async function write(
  tx: Db,
  deps: ReceiptDeps,
  decision: PaymentDecision,
  { checkout, payment, guideId, now }: Settlement & { guideId: number },
  { byThisPayment, live }: OwnedPurchases,
): Promise<string[]> {
  const { userId, price, language, description, code, codeMinor } = checkout
  const { currency } = price
  const sourceRef = payment.paymentId
  const money = { amountMinor: payment.amountMinor, currency }
  const paidAt = payment.paidAt ?? now
  const bought = { userId, guideId, giftId: null, reference: sourceRef, description, money, language, paidAt }
  const paid = { ...bought, takenOffMinor: codeMinor, code }
  const change = (reason: string) => ({
    purchaseId: requireMade(byThisPayment),
    userId,
    guideId,
    sourceRef,
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
      await deleteRefund(tx, sourceRef)
      await writeReceipt(tx, deps, paid, now)
      return [`grant guide ${guideId}`]
    }
    case 'suspend':
      await suspendPurchase(tx, change('disputed'), now)
      return [`suspend guide ${guideId}: disputed`]
    case 'restore':
      await restorePurchase(tx, change(decision.reason), now)
      await deleteRefund(tx, sourceRef)
      return [`restore guide ${guideId}: ${decision.reason}`]
    case 'revoke':
      await revokePurchase(tx, change(decision.reason), now)
      return [`revoke guide ${guideId}: ${decision.reason}`]
    case 'refund-duplicate': {
      const isNew = await oweRefund(tx, deps.jobs, { ...paid, paymentId: sourceRef }, now)
      const reason = byThisPayment === undefined ? 'owned already' : 'bought again after a refund that failed'
      const noted = { userId, guideId, change: 'duplicate-refunded', reason, sourceRef } as const
      if ((await noteOnce(tx, noted, now)) && byThisPayment === undefined && live !== undefined)
        await sendUnneededPaymentMail(tx, deps, paid, live.source, now)
      return isNew ? [`refund a second payment for guide ${guideId}`] : []
    }
    case 'ignore':
      await noteOnce(tx, { userId, guideId, change: 'ignored', reason: decision.reason, sourceRef }, now)
      return []
    case 'close-checkout':
    case 'nothing':
      return []
  }
}

/** While a payment is disputed, its receipt says what it said before. */
async function noteRefunded(
  tx: Db,
  deps: ReceiptDeps,
  payment: PaymentState,
  now: Date,
): Promise<string | undefined> {
  const { paymentId: reference, money, refundedMinor, bankReturnedMinor, failedRefunds } = payment
  if (money === 'disputed') return undefined
  const endsAccess = money === 'lost' || money === 'refunded'
  const givenBack = { reference, refundedMinor, bankReturnedMinor, failedRefunds, endsAccess }
  return recordRefunded(tx, deps, givenBack, now)
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
