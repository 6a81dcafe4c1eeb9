import { hasAccessChange, insertAccessChange } from '../../access/index.ts'
import type { Db } from '../../platform/database.ts'
import type { Checkout } from '../queries.ts'
import { sendUnneededPaymentMail, writeReceipt, type ReceiptDeps } from '../receipts/write-receipt.ts'
import { oweRefund } from '../refunds/owe-refund.ts'
import { deleteRefund } from '../refunds/refund-queries.ts'
import type { OwnedPurchases, PaymentDecision, PaymentState } from '../settle/decide-payment.ts'
import { alignLater } from './align-claimed.ts'
import { markHeld, markPaid, type StoredGift } from './gift-queries.ts'
import { tellSoon } from './tell-gift.ts'

/** A gift as the rule for payments sees it: bought once, by one payment, and on hold or taken back by the same words. */
export function heldGift(gift: StoredGift, paymentId: string): OwnedPurchases {
  const { stripePaymentId, suspendedAt, revokedAt, paidAt } = gift
  if (paidAt === null) return { byThisPayment: undefined, live: undefined }
  const bought = { id: 0, source: 'gift', stripePaymentId, suspendedAt, revokedAt } as const
  return {
    byThisPayment: stripePaymentId === paymentId ? bought : undefined,
    live: revokedAt === null ? bought : undefined,
  }
}

interface GiftSettlement {
  checkout: Checkout
  payment: PaymentState
  now: Date
}

/**
 * Writes what a payment means for its gift. The buyer gets nothing but a receipt; what becomes of the one who has claimed it
 * is a job of its own, because it locks that person.
 */
export async function writeGift(
  tx: Db,
  deps: ReceiptDeps,
  decision: PaymentDecision,
  { checkout, payment, now }: GiftSettlement,
  gift: StoredGift,
): Promise<string[]> {
  const { userId, guideId, price, language, description } = checkout
  const what = guideId === null ? 'the gift of Pro' : `the gift of guide ${guideId}`
  const reference = payment.paymentId
  const money = { amountMinor: payment.amountMinor, currency: price.currency }
  const paidAt = payment.paidAt ?? now
  const bought = { userId, guideId, giftId: gift.id, reference, description, language, paidAt }
  const paid = { ...bought, money, takenOffMinor: 0, code: null }
  const hold = async (held: Pick<StoredGift, 'suspendedAt' | 'revokedAt'>, said: string) => {
    await markHeld(tx, gift.id, held)
    await alignLater(tx, deps.jobs, gift.id)
    return [`${said} ${what}`]
  }
  switch (decision.do) {
    case 'grant': {
      await markPaid(tx, gift.id, reference, now)
      await deleteRefund(tx, reference)
      await writeReceipt(tx, deps, paid, now)
      await tellSoon(tx, deps.jobs)
      await alignLater(tx, deps.jobs, gift.id)
      return [`open ${what}`]
    }
    case 'suspend':
      return hold({ suspendedAt: now, revokedAt: gift.revokedAt }, 'suspend')
    case 'revoke':
      return hold({ suspendedAt: gift.suspendedAt, revokedAt: now }, 'take back')
    case 'restore':
      await deleteRefund(tx, reference)
      return hold({ suspendedAt: null, revokedAt: null }, 'restore')
    case 'refund-duplicate': {
      const isNew = await oweRefund(tx, deps.jobs, { ...paid, paymentId: reference }, now)
      const isKnown = await hasAccessChange(tx, 'duplicate-refunded', reference)
      if (!isKnown) {
        const change = 'duplicate-refunded' as const
        const reason = 'the gift was paid for already'
        await insertAccessChange(tx, { userId, guideId, change, reason, sourceRef: reference }, now)
        await sendUnneededPaymentMail(tx, deps, paid, 'gift', now)
      }
      return isNew ? [`refund a second payment for ${what}`] : []
    }
    case 'ignore':
      if (!(await hasAccessChange(tx, 'ignored', reference))) {
        const { reason } = decision
        await insertAccessChange(
          tx,
          { userId, guideId, change: 'ignored', reason, sourceRef: reference },
          now,
        )
      }
      return []
    case 'close-checkout':
    case 'nothing':
      return []
  }
}
