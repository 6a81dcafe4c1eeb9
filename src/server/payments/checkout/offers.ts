import { titleIn, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { currencies, type Currency } from '../../../shared/money.ts'
import { currencyOf, guidePriceIn, proPriceIn } from '../../../shared/prices.ts'
import type { PaymentDeps } from '../deps.ts'
import type { User } from '../../platform/caller.ts'
import { requireBuyer } from '../queries.ts'
import type { Offer } from './start-checkout.ts'
import { findOrUndefined, refuseDuringOutage } from '../stripe.ts'

type Terms = Omit<Offer, 'kind'>

/** What a guide costs: from its row and the page's language, from nothing else that a client sends (R3). */
export function offerOfGuide(guide: GuideSummary, language: PageLanguage): Terms {
  const price = guidePriceIn(currencyOf(language), guide)
  return { guide, price, language, description: titleIn(language, guide).text }
}

/** Pro costs what the price list says, in the currency that the customer is already bound to at Stripe (B1.9). */
export async function offerOfPro(
  deps: Pick<PaymentDeps, 'db' | 'stripe'>,
  user: User,
  language: PageLanguage,
): Promise<Terms> {
  const currency = (await refuseDuringOutage(boundCurrency(deps, user))) ?? currencyOf(language)
  return { guide: null, price: proPriceIn(currency), language, description: 'Pro' }
}

/** One customer can't mix currencies among subscriptions; the first one binds it. */
async function boundCurrency(
  { db, stripe }: Pick<PaymentDeps, 'db' | 'stripe'>,
  { id }: User,
): Promise<Currency | undefined> {
  const { stripeCustomerId } = await requireBuyer(db, id)
  if (stripeCustomerId === null) return undefined
  const customer = await findOrUndefined(stripe.customers.retrieve(stripeCustomerId))
  const bound = customer === undefined || customer.deleted === true ? undefined : customer.currency
  return currencies.find((currency) => currency === bound)
}
