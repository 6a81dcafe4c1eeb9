import { formatDay } from '../../../shared/dates.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import type { Money } from '../../../shared/money.ts'
import {
  listOrderTerms,
  listProOrderTerms,
  type OrderConditions,
} from '../../../shared/payments/order-terms.ts'
import { addMonths, proGiftMonths } from '../../../shared/payments/pro-gift.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { Env } from '../../platform/env.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { Order } from '../orders/order.ts'
import { resolveBuyerPlace } from './declaration-queries.ts'

interface OfferedOrder {
  product: Product
  /** Number of items. */
  count: number
  /** Price before discounts. */
  price: Money
  /** One-time discount by Pro credit and code. Minor units. */
  discountMinor: number
}

interface ShownOrder extends OfferedOrder {
  kind: Order['kind']
  /** Language of the page that shows the terms. */
  language: PageLanguage
  /** Place that the buyer stated. */
  place: BuyerPlace | undefined
  now: Date
}

/** Renders the terms as the page with the pay button shows them: the shop's own, or Stripe's, which can't show declarations. */
export function renderOrderTerms(env: Env, { kind, language, place, now, ...order }: ShownOrder): string {
  const conditions = {
    place: resolveBuyerPlace(place, language),
    canDeclare: kind !== 'session' && place !== undefined,
    taxed: env.SELLER_TAX_PERCENT !== undefined,
  }
  const nextPayment = kind === 'subscription' ? formatDay(language, addMonths(now, 1)) : undefined
  return formatOrderTerms(getTranslate(language), order, conditions, nextPayment)
}

/** Returns the terms of an order, one per line. Stripe's page allows at most 1,200 characters. */
export function formatOrderTerms(
  t: Translate,
  { product, count, price, discountMinor }: OfferedOrder,
  conditions: OrderConditions,
  nextPayment?: string,
): string {
  const charge = { ...price, amountMinor: price.amountMinor - discountMinor }
  const counted = product === 'pro-gift' ? proGiftMonths : count
  const terms =
    product === 'pro'
      ? listProOrderTerms(t, price, conditions, { takenOffMinor: discountMinor, nextPayment })
      : listOrderTerms(t, charge, { product, count: counted }, conditions)
  return terms.map(([name, term]) => t('terms.line', { name, term })).join('\n')
}
