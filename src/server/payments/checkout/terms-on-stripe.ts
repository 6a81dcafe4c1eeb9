import {
  listGuideOrderTerms,
  listProOrderTerms,
  type OrderConditions,
} from '../../../shared/payments/order-terms.ts'
import { translateIn } from '../../platform/texts.ts'
import { sumDiscounts, type Order } from '../orders/order.ts'

/** Returns the text next to the order button on Stripe's page. Stripe allows at most 1,200 characters. */
export function formatTermsForStripe(
  order: Pick<Order, 'isPlan' | 'language' | 'price' | 'creditMinor' | 'codeMinor'>,
  conditions: OrderConditions,
): string {
  const { isPlan, language, price } = order
  const t = translateIn(language)
  const takenOffMinor = sumDiscounts(order)
  const terms = isPlan
    ? listProOrderTerms(t, price, conditions, { takenOffMinor })
    : listGuideOrderTerms(t, { ...price, amountMinor: price.amountMinor - takenOffMinor }, conditions)
  return terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')
}
