import type { OrderConditions } from '../../../shared/payments/order-terms.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Checkout } from '../queries.ts'

/** The text next to the order button on Stripe's page: at most 1,200 characters. `count`: of guides. */
export function termsOnStripe(
  {
    sku,
    language,
    price,
    creditMinor,
    codeMinor,
  }: Pick<Checkout, 'sku' | 'language' | 'price' | 'creditMinor' | 'codeMinor'>,
  count: number,
  conditions: OrderConditions,
) {
  const t = translateIn(language)
  const terms = sku.termsOf(t, { price, takenOffMinor: creditMinor + codeMinor, count, conditions })
  return terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')
}
