import { currencies, formatMoney, type Currency } from '../../../shared/money.ts'
import type { PayDeps } from '../../payments/index.ts'
import { listDoubleRefunds, type DoubleRefund } from '../audit-log/audit-log-queries.ts'

export interface RepeatedRefund extends DoubleRefund {
  /** Description of the refunds for an operator. */
  description: string
}

/**
 * Returns payments of which the same amount was refunded more than once, as could happen when Stripe's response was lost (B20.12). They are only listed,
 * because a refund can't be reversed.
 */
export async function findRepeatedRefunds({ db, stripe }: PayDeps): Promise<RepeatedRefund[]> {
  const found: RepeatedRefund[] = []
  for (const noted of await listDoubleRefunds(db)) {
    const amounts = new Map<number, string[]>()
    let currency: Currency = currencies[0]
    for await (const refund of stripe.refunds.list({ payment_intent: noted.paymentId })) {
      if (refund.reason !== 'requested_by_customer' || refund.status === 'failed') continue
      currency = currencies.find((each) => each === refund.currency) ?? currency
      amounts.set(refund.amount, [...(amounts.get(refund.amount) ?? []), refund.id])
    }
    for (const [amountMinor, ids] of amounts) {
      if (ids.length < 2) continue
      const shown = formatMoney({ amountMinor, currency })
      const description = `refunded ${shown} ${ids.length} times (${ids.join(', ')}); if one was intended, the buyer has the rest too much`
      found.push({ ...noted, description })
    }
  }
  return found
}
