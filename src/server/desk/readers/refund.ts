import { formatMoney } from '../../../shared/money.ts'
import { findRefundable, lockBuyer, refundPayment, type PaymentDeps } from '../../payments/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countRefusedRefunds, findRefundDeed } from '../deeds/deed-queries.ts'
import { recordDeed } from '../deeds/record-deed.ts'

type RefundDeps = Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'clock' | 'env' | 'logger' | 'watch'>

/** What a refund can be, as Stripe says now; the page says it before anything is done (B20.12). */
export async function readRefundable(deps: RefundDeps, receiptId: string) {
  const { receipt, refundedMinor, leftMinor, countedMinor } = await findRefundable(deps, receiptId)
  return {
    currency: receipt.money.currency,
    paid: receipt.money.amountMinor,
    refunded: refundedMinor,
    left: leftMinor,
    forPro: receipt.guideId === null && receipt.giftId === null,
    counted: countedMinor,
  }
}

/**
 * Gives back a payment or a part of it through Stripe, and settles what that means. The deed is noted before Stripe is
 * asked, once for each state of the payment: of fifty presses at once one refund is made, and a press after an outage is the
 * same refund. A refund that Stripe refuses is noted as well, and the next press is a new try.
 */
export async function refund(
  deps: RefundDeps,
  operator: Caller,
  { receiptId, amount, reason }: { receiptId: string; amount: number; reason: string },
): Promise<void> {
  const { receipt, paymentId, refundedMinor, leftMinor, key } = await findRefundable(deps, receiptId)
  if (amount > leftMinor) throw new Refusal('refund-running', 'There is not so much left of this payment')
  const { userId, guideId, money } = receipt
  const shown = (amountMinor: number) => formatMoney({ ...money, amountMinor })
  const about = { operator, userId, ...(guideId === null ? {} : { guideId }) }
  const before = { payment: paymentId, refunded: shown(refundedMinor) }
  const attempt = await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const current = `${key}:${await countRefusedRefunds(tx, key)}`
    const after = { payment: paymentId, refunded: shown(refundedMinor + amount), attempt: current }
    const earlier = await findRefundDeed(tx, current)
    if (earlier === undefined)
      await recordDeed(tx, { ...about, kind: 'refund', reason, before, after }, deps.clock())
    else if (earlier !== after.refunded) throw new Refusal('refund-running')
    return current
  })
  try {
    await refundPayment(deps, { paymentId, amountMinor: amount, key: attempt })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refund-refused') {
      const after = { payment: paymentId, attempt: key, refusal: error.message }
      await deps.db
        .transaction()
        .execute((tx) =>
          recordDeed(tx, { ...about, kind: 'refund-refused', reason, before, after }, deps.clock()),
        )
    }
    throw error
  }
}
