import type { NewReceipt } from '../receipts/receipt-queries.ts'
import type { CheckoutPayment } from './fetch-titles.ts'

/** What a payment has paid for, as its receipt and its refund say it. */
export function boughtIn({ checkout, payment }: CheckoutPayment, now: Date): NewReceipt {
  const { id, userId, guideId, giftId, bundle, price, language, description, code, codeMinor } = checkout
  return {
    userId,
    guideId,
    giftId,
    paidCheckoutId: id,
    ...(bundle && { bundleId: id }),
    reference: payment.paymentId,
    description,
    money: { amountMinor: payment.amountMinor, currency: price.currency },
    takenOffMinor: codeMinor,
    code,
    language,
    paidAt: payment.paidAt ?? now,
  }
}
