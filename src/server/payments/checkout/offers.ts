import { titleIn, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { proGiftMonths, proGiftPriceIn } from '../../../shared/payments/pro-gift.ts'
import { currencyOf, guidePriceIn, proPriceIn } from '../../../shared/prices.ts'
import { findSubscription } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import { translateIn } from '../../platform/texts.ts'
import type { Offer } from './start-checkout.ts'

type Terms = Omit<Offer, 'kind'>

/** What a guide costs: from its row and the page's language, from nothing else that a client sends (R3). */
export function offerOfGuide(guide: GuideSummary, language: PageLanguage): Terms {
  const price = guidePriceIn(currencyOf(language), guide)
  return { guide, price: async () => price, language, description: titleIn(language, guide).text }
}

/** Months of Pro for somebody else, paid for at once, in the currency of the page: no plan holds it to another. */
export function offerOfProGift(language: PageLanguage): Terms {
  const price = proGiftPriceIn(currencyOf(language))
  const description = translateIn(language)('gift.pro', { months: proGiftMonths })
  return { guide: null, price: async () => price, language, description }
}

/** Pro costs what the price list says, in the currency that Stripe holds the buyer to, else in the page's (B1.9). */
export function offerOfPro(user: User, language: PageLanguage): Terms {
  return {
    guide: null,
    price: async (tx) => proPriceIn((await findSubscription(tx, user.id)).currency ?? currencyOf(language)),
    language,
    description: 'Pro',
  }
}
