import { listPeriodBuckets, salesPeriods, type SalesPeriod } from '../../../shared/admin/periods.ts'
import { currencies, type Currency } from '../../../shared/money.ts'
import { getProPrice } from '../../../shared/prices.ts'
import type { PaymentDeps } from '../../payments/index.ts'
import { readTitles } from '../read-titles.ts'
import { countDisputes } from '../orders/dispute-queries.ts'
import {
  countUsersWithGiftedPro,
  countUsers,
  countProSubscribers,
  countFunnel,
  sumRefunds,
  sumSales,
  sumSalesByGuide,
} from './figure-queries.ts'

const maxGuides = 12
const maxFunnelRows = 50

/** Returns the sales figures of a period in minor units. They come from the receipts, so that sums match exactly (B20.17). */
export async function readFigures(
  deps: Pick<PaymentDeps, 'replica' | 'catalogue' | 'clock'>,
  period: SalesPeriod,
) {
  const { replica: db, clock } = deps
  const now = clock()
  const buckets = listPeriodBuckets(period, now)
  const since = buckets[0] ?? now
  const [sold, refunds, guides, funnel, people, pro, proGiven, disputes] = await Promise.all([
    sumSales(db, since, salesPeriods[period].unit),
    sumRefunds(db, since),
    sumSalesByGuide(db, since, maxGuides),
    countFunnel(db, since, maxFunnelRows),
    countUsers(db, since),
    countProSubscribers(db, now),
    countUsersWithGiftedPro(db, now),
    countDisputes(db),
  ])
  const proIn = (state: string, currency?: Currency) =>
    pro
      .filter((each) => each.state === state && (currency === undefined || each.currency === currency))
      .reduce((sum, { count }) => sum + count, 0)
  return {
    sales: currencies.map((currency) => ({
      currency,
      buckets: buckets.map((at) => {
        const found = sold.find((each) => each.currency === currency && each.at.getTime() === at.getTime())
        return { at: at.toISOString(), count: found?.count ?? 0, amount: found?.amount ?? 0 }
      }),
      refunded: refunds.find((each) => each.currency === currency)?.amount ?? 0,
      refunds: refunds.find((each) => each.currency === currency)?.count ?? 0,
      // Expected monthly revenue from subscriptions that renew, in minor units.
      recurring: getProPrice(currency).amountMinor * proIn('renews', currency),
    })),
    guides: guides.map(({ guideId, ...sums }) => ({
      guideId,
      ...(guideId === null ? { title: null, titleJa: '' } : readTitles(deps, guideId)),
      ...sums,
    })),
    funnel: funnel.map((counts) => ({ ...counts, ...readTitles(deps, counts.guideId) })),
    ...people,
    proRenewing: proIn('renews'),
    proEnding: proIn('ends'),
    proInGrace: proIn('grace'),
    proGiven,
    disputes: disputes.open,
  }
}
