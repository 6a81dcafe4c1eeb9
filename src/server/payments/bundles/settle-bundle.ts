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
import type { Checkout } from '../queries.ts'
import { sendUnneededPaymentMail, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'
import { oweShares } from '../refunds/owe-refund.ts'
import { decidePayment, type PaymentDecision, type PaymentState } from '../settle/decide-payment.ts'
import { isLiveMode } from '../stripe.ts'
import { listParts, markGivenBack, type StoredPart } from './bundle-queries.ts'

interface BundleSettlement {
  checkout: Checkout
  payment: PaymentState
  /** The first of its guides. */
  guideId: number
  now: Date
}

interface DecidedPart extends StoredPart {
  decision: PaymentDecision
  made: Purchase | undefined
  live: Purchase | undefined
}

/**
 * Writes what a payment for several guides means, in one transaction: the rule for payments decides about each guide as about a
 * single purchase. A guide that is owned already is not opened by it; its share goes back, and stays given back whatever becomes
 * of the other purchase (B21.77).
 */
export async function writeBundle(
  tx: Db,
  deps: ReceiptDeps,
  settlement: BundleSettlement,
): Promise<{ decision: PaymentDecision; changes: string[] }> {
  const { checkout, payment, guideId, now } = settlement
  const { userId, price } = checkout
  const sourceRef = payment.paymentId
  const parts = await decideParts(tx, deps, settlement)
  const first = parts[0]?.decision ?? { do: 'ignore', reason: 'none of its guides is known' }
  if (first.do === 'ignore') {
    if (!(await hasAccessChange(tx, 'ignored', sourceRef))) {
      const change = { userId, guideId, change: 'ignored', reason: first.reason, sourceRef } as const
      await insertAccessChange(tx, change, now)
    }
    return { decision: first, changes: [] }
  }
  const changes: string[] = []
  for (const part of parts) changes.push(...(await writePart(tx, settlement, part)))
  const returned = parts.filter(({ decision }) => decision.do === 'refund-duplicate')
  if (returned.length > 0) changes.push(...(await giveBackParts(tx, deps, settlement, { parts, returned })))
  if (parts.some(({ decision }) => decision.do === 'grant')) {
    const { language, description } = checkout
    const money = { amountMinor: payment.amountMinor, currency: price.currency }
    const bought = { userId, guideId, giftId: null, bundleId: checkout.id, reference: sourceRef }
    const paidAt = payment.paidAt ?? now
    await writeReceipt(
      tx,
      deps,
      { ...bought, description, money, takenOffMinor: 0, code: null, language, paidAt },
      now,
    )
  }
  return { decision: decisionOf(parts), changes }
}

async function decideParts(
  tx: Db,
  { env }: Pick<ReceiptDeps, 'env'>,
  { checkout, payment }: BundleSettlement,
): Promise<DecidedPart[]> {
  const decided: DecidedPart[] = []
  for (const part of await listParts(tx, checkout.id)) {
    const made = await findPurchaseByPayment(tx, payment.paymentId, part.guideId)
    const live = await findLivePurchase(tx, checkout.userId, part.guideId)
    const asSingle = decidePayment(payment, checkout, { byThisPayment: made, live }, isLiveMode(env))
    const isSettled = part.givenBackAt !== null && asSingle.do !== 'ignore'
    const decision: PaymentDecision = isSettled ? { do: 'nothing' } : asSingle
    decided.push({ ...part, decision, made, live })
  }
  return decided
}

async function writePart(
  tx: Db,
  { checkout, payment, now }: BundleSettlement,
  { guideId, amountMinor, decision, made }: DecidedPart,
): Promise<string[]> {
  const { id: bundleId, userId, price } = checkout
  const sourceRef = payment.paymentId
  const change = (reason: string) => {
    if (made === undefined) throw new Error('A decision about a purchase that is not there')
    return { purchaseId: made.id, userId, guideId, sourceRef, reason }
  }
  switch (decision.do) {
    case 'grant': {
      const { currency } = price
      const bought = { userId, guideId, amountMinor, currency, stripePaymentId: sourceRef, bundleId } as const
      await recordGrant(tx, { ...bought, source: 'payment', purchasedAt: now }, 'paid', now)
      return [`grant guide ${guideId}`]
    }
    case 'suspend':
      await suspendPurchase(tx, change('disputed'), now)
      return [`suspend guide ${guideId}: disputed`]
    case 'restore':
      await restorePurchase(tx, change(decision.reason), now)
      return [`restore guide ${guideId}: ${decision.reason}`]
    case 'revoke':
      await revokePurchase(tx, change(decision.reason), now)
      return [`revoke guide ${guideId}: ${decision.reason}`]
    case 'refund-duplicate':
    case 'ignore':
    case 'close-checkout':
    case 'nothing':
      return []
  }
}

/** The shares of what was owned already, now or before, are what the shop owes of this payment. */
async function giveBackParts(
  tx: Db,
  deps: ReceiptDeps,
  { checkout, payment, guideId, now }: BundleSettlement,
  { parts, returned }: { parts: readonly DecidedPart[]; returned: readonly DecidedPart[] },
): Promise<string[]> {
  const { id, userId, price, language } = checkout
  const ids = returned.map((part) => part.guideId)
  await markGivenBack(tx, id, ids, now)
  for (const part of returned) {
    const reason = part.made === undefined ? 'owned already' : 'bought again after a refund that failed'
    const noted = { userId, guideId: part.guideId, change: 'duplicate-refunded', reason } as const
    await insertAccessChange(tx, { ...noted, sourceRef: payment.paymentId }, now)
  }
  const owed = parts.filter(({ givenBackAt, guideId: each }) => givenBackAt !== null || ids.includes(each))
  const isAll = owed.length === parts.length
  const amountMinor = owed.reduce((sum, part) => sum + part.amountMinor, 0)
  const paid = {
    userId,
    guideId: owed[0]?.guideId ?? guideId,
    reference: payment.paymentId,
    description: isAll ? checkout.description : owed.map(({ title }) => title).join(' / '),
    money: { amountMinor, currency: price.currency },
    language,
    paidAt: payment.paidAt ?? now,
  }
  await oweShares(tx, deps.jobs, { ...paid, paymentId: payment.paymentId }, now)
  // Where nothing of it is theirs there is no receipt, on which it would be said.
  const [one] = returned
  if (returned.length === parts.length && one?.made === undefined && one?.live !== undefined) {
    const unneeded = { ...paid, giftId: null, bundleId: id, takenOffMinor: 0, code: null }
    await sendUnneededPaymentMail(tx, deps, unneeded, one.live.source, now)
  }
  return ids.map((each) => `refund the share of guide ${each}`)
}

/** What happened to the payment as a whole. */
function decisionOf(parts: readonly DecidedPart[]): PaymentDecision {
  const doing = (what: PaymentDecision['do']) =>
    parts.map(({ decision }) => decision).find((decision) => decision.do === what)
  return (
    doing('revoke') ??
    doing('suspend') ??
    doing('grant') ??
    doing('restore') ??
    doing('refund-duplicate') ??
    doing('close-checkout') ?? { do: 'nothing' }
  )
}
