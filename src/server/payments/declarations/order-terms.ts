import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import {
  listOrderTerms,
  listProOrderTerms,
  type OrderConditions,
} from '../../../shared/payments/order-terms.ts'
import { addMonths, proGiftMonths } from '../../../shared/payments/pro-gift.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import { sumDiscounts, type Order } from '../orders/order.ts'
import { resolveBuyerPlace } from './declaration-queries.ts'

export interface ShownOrder {
  order: Order
  /** Language of the shop's page. Stripe's page uses the language of the order. */
  language: PageLanguage
  /** Place that the buyer stated. */
  place: BuyerPlace | undefined
  now: Date
}

/** Renders the terms as the page with the pay button shows them: the shop's own, or Stripe's, which can't show declarations. */
export function renderOrderTerms(env: Env, { order, place, now, ...page }: ShownOrder): string {
  const isOnStripe = order.kind === 'session'
  const language = isOnStripe ? order.language : page.language
  const conditions = {
    place: resolveBuyerPlace(place, language),
    canDeclare: !isOnStripe && place !== undefined,
    taxed: env.SELLER_TAX_PERCENT !== undefined,
  }
  const nextPayment = order.kind === 'subscription' ? formatDay(language, addMonths(now, 1)) : undefined
  return formatOrderTerms(getTranslate(language), order, conditions, nextPayment)
}

/** Returns the terms of an order, one per line. Stripe's page allows at most 1,200 characters. */
export function formatOrderTerms(
  t: Translate,
  order: Pick<Order, 'items' | 'price' | 'creditMinor' | 'codeMinor'>,
  conditions: OrderConditions,
  nextPayment?: string,
): string {
  const { items, price } = order
  const product = classifyProduct(items)
  const takenOffMinor = sumDiscounts(order)
  const charge = { ...price, amountMinor: price.amountMinor - takenOffMinor }
  const count = product === 'pro-gift' ? proGiftMonths : items.length
  const terms =
    product === 'pro'
      ? listProOrderTerms(t, price, conditions, { takenOffMinor, nextPayment })
      : listOrderTerms(t, charge, { product, count }, conditions)
  return terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')
}
