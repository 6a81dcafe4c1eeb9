import { enMembers } from '../../../shared/texts/en/members.ts'
import { jaMembers } from '../../../shared/texts/ja/members.ts'
import { createTranslate } from '../../../shared/texts/translate.ts'
import { guideOrderTerms, proOrderTerms } from '../../../shared/payments/order-terms.ts'
import type { Checkout } from '../queries.ts'

const texts = { en: enMembers, ja: jaMembers }

/** What stands beside the button of Stripe's page, where the order is made: at most 1,200 characters. */
export function termsOnStripe({
  guideId,
  language,
  price,
}: Pick<Checkout, 'guideId' | 'language' | 'price'>) {
  const t = createTranslate(language, texts[language])
  const terms = guideId === null ? proOrderTerms(t, price) : guideOrderTerms(t, price)
  return terms
    .map(([name, term]) => (language === 'ja' ? `【${name}】${term}` : `${name}: ${term}`))
    .join('\n')
}
