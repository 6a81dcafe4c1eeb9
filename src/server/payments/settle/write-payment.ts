import { hasAccessChange, insertAccessChange } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import { endOutdatedOfferLater } from '../credit/outdated-offer.ts'
import { writeGift } from '../gifts/settle-gift.ts'
import { endCheckout } from '../queries.ts'
import { recordRefunded, type ReceiptDeps } from '../receipts/write-receipt.ts'
import type { Grants } from '../skus/index.ts'
import { isLiveMode } from '../stripe.ts'
import { decidePayment, type PaymentState } from './decide-payment.ts'
import type { CheckoutPayment } from '../titles/fetch-titles.ts'
import { writeGuides } from '../titles/write-guides.ts'

export interface WrittenPayment {
  /** Why the payment means nothing to the shop. */
  ignored?: string
  /** What was written, as readable text. */
  changes: string[]
}

interface Settlement extends CheckoutPayment {
  /** What the payment was made for, and the buyer's other payments for the same. */
  grants: Grants
  others: readonly CheckoutPayment[]
  now: Date
}

/** Writes what a payment means beside the buyer's other titles. The caller has locked the buyer's row. */
export async function writePayment(
  tx: Db,
  deps: ReceiptDeps,
  { checkout, payment, grants, others, now }: Settlement,
): Promise<WrittenPayment> {
  const { id, userId, guideId, sku } = checkout
  const { guideIds, giftId } = grants
  if (sku.isPlan) return { ignored: 'not a purchase of a guide', changes: [] }
  const decision = decidePayment(payment, checkout, isLiveMode(deps.env))
  if (decision.do === 'ignore') {
    await noteIgnored(tx, { userId, guideId, reason: decision.reason, sourceRef: payment.paymentId }, now)
    return { ignored: decision.reason, changes: [] }
  }
  if (decision.do === 'close') await endCheckout(tx, id, 'closed', now)
  if (decision.do !== 'settle') return { changes: [] }
  await endCheckout(tx, id, 'paid', now)
  const payments = [{ checkout, payment }, ...others]
  const { changes, keepsAccess } =
    giftId === null
      ? await writeBought(tx, deps, { userId, guideIds, payments, now })
      : await writeGift(tx, deps, { giftId, payments, now })
  const noted = await noteRefunded(tx, deps, payment, { keepsAccess, now })
  if (noted === undefined) return { changes }
  await endOutdatedOfferLater(tx, deps.jobs, userId)
  const what = guideId === null ? 'a gift of Pro' : `guide ${guideId}`
  return { changes: [...changes, `${noted} on the receipt of ${what}`] }
}

async function writeBought(
  tx: Db,
  deps: ReceiptDeps,
  bought: Parameters<typeof writeGuides>[2],
): Promise<{ changes: string[]; keepsAccess: boolean }> {
  const { changes, kept } = await writeGuides(tx, deps, bought)
  return { changes, keepsAccess: kept.size > 0 }
}

/** While a payment is disputed, its receipt says what it said before. */
async function noteRefunded(
  tx: Db,
  deps: ReceiptDeps,
  payment: PaymentState,
  { keepsAccess, now }: { keepsAccess: boolean; now: Date },
): Promise<string | undefined> {
  const { paymentId: reference, money, refundedMinor, bankReturnedMinor, failedRefunds } = payment
  if (money === 'disputed') return undefined
  const endsAccess = money === 'lost' || money === 'refunded'
  const givenBack = { reference, refundedMinor, bankReturnedMinor, failedRefunds, endsAccess, keepsAccess }
  return recordRefunded(tx, deps, givenBack, now)
}

async function noteIgnored(
  tx: Db,
  ignored: { userId: number; guideId: number | null; reason: string; sourceRef: string },
  now: Date,
): Promise<void> {
  if (await hasAccessChange(tx, 'ignored', ignored.sourceRef)) return
  await insertAccessChange(tx, { ...ignored, change: 'ignored' }, now)
}
