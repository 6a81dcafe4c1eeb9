import { currencyOf, guidePriceIn, type Money } from '../../shared/money.ts'
import type { GuideCard } from '../../shared/guides.ts'
import type { PageLanguage } from '../../shared/languages.ts'

/** What a guide costs: from its row and the page's language, from nothing else that a client sends (design 6.3). */
export function priceOf(guide: Pick<GuideCard, 'price' | 'priceJpy'>, language: PageLanguage): Money {
  return guidePriceIn(currencyOf(language), guide)
}
