import { currencies, formatMoney } from '../../../shared/money.ts'
import type { PayDeps } from '../../payments/index.ts'
import { listDoubleRefunds, type DoubleRefund } from '../audit-log/audit-log-queries.ts'

/**
 * Returns payments of which the same amount was refunded more than once, as could happen when Stripe's response was lost (B20.12). They are only listed,
 * because a refund can't be reversed. `description` describes the refunds for an operator.
 */
export async function findRepeatedRefunds({ db, stripe }: PayDeps) {
  const found: (DoubleRefund & { description: string })[] = []
  for (const noted of await listDoubleRefunds(db)) {
    const all = await stripe.refunds
      .list({ payment_intent: noted.paymentId })
      .autoPagingToArray({ limit: 10_000 })
    const refunds = all.filter(
      ({ reason, status }) => reason === 'requested_by_customer' && status !== 'failed',
    )
    const currency =
      currencies.find((each) => refunds.some((refund) => refund.currency === each)) ?? currencies[0]
    for (const [amountMinor, same] of Map.groupBy(refunds, ({ amount }) => amount)) {
      if (same.length < 2) continue
      const shown = formatMoney({ amountMinor, currency })
      const ids = same.map(({ id }) => id).join(', ')
      const description = `refunded ${shown} ${same.length} times (${ids}); if one was intended, the buyer has the rest too much`
      found.push({ ...noted, description })
    }
  }
  return found
}
