import { guideOrderTerms, proOrderTerms } from '../../../shared/payments/order-terms.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Checkout } from '../queries.ts'

/** The text next to the order button on Stripe's page: at most 1,200 characters. */
export function termsOnStripe({
  guideId,
  language,
  price,
  creditMinor,
  codeMinor,
}: Pick<Checkout, 'guideId' | 'language' | 'price' | 'creditMinor' | 'codeMinor'>) {
  const t = translateIn(language)
  const terms =
    guideId === null
      ? proOrderTerms(t, price, { takenOffMinor: creditMinor + codeMinor })
      : guideOrderTerms(t, { ...price, amountMinor: price.amountMinor - codeMinor })
  return terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')
}
