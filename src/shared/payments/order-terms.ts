import { cancelTermOf } from '../law/law-texts.ts'
import type { Place } from '../law/places.ts'
import type { Translate } from '../texts/translate.ts'
import { formatMoney, type Money } from '../money.ts'

export type OrderTerm = readonly [name: string, term: string]

/** What the terms depend on besides the order. */
export interface OrderConditions {
  /** Where the buyer lives; null until it is chosen. */
  place: Place | null
  /** True if the declarations are shown beside the terms. */
  canDeclare: boolean
  /** True if prices in yen include consumption tax, as configured. */
  taxed: boolean
}

/**
 * Returns the six facts that a customer must know before an order, in the order of Japanese law (Act on Specified Commercial
 * Transactions, article 12-6): quantity, price, time and method of payment, time of delivery, validity of the offer, and
 * cancellation. Shown next to our card form and on Stripe's page.
 */
export function guideOrderTerms(t: Translate, price: Money, conditions: OrderConditions): OrderTerm[] {
  return [
    [t('terms.what'), t('terms.guide.what')],
    ...paidOnce(t, price, conditions),
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), cancelTermOf(t, 'guide', conditions)],
  ]
}

/** Returns the terms of a gift: the buyer gets a link, and its claimer gets a guide or `months` of Pro. */
export function giftOrderTerms(
  t: Translate,
  price: Money,
  months: number | null,
  conditions: OrderConditions,
): OrderTerm[] {
  return [
    [t('terms.what'), months === null ? t('gift.terms.what') : t('gift.terms.pro', { months })],
    ...paidOnce(t, price, conditions),
    [t('terms.delivery'), t('gift.terms.delivery')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), cancelTermOf(t, months === null ? 'gift' : 'pro-gift', conditions)],
  ]
}

/** Returns the terms of a bundle. */
export function bundleOrderTerms(
  t: Translate,
  price: Money,
  count: number,
  conditions: OrderConditions,
): OrderTerm[] {
  return [
    [t('terms.what'), t('bundle.terms.what', { count })],
    ...paidOnce(t, price, conditions),
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), cancelTermOf(t, 'bundle', conditions)],
  ]
}

interface ProOrder {
  nextPayment?: string | undefined
  /** Discount of the first month. */
  takenOffMinor?: number
}

/** Returns the terms of Pro. Without a fixed term, the price of twelve months is shown next to the monthly one. */
export function proOrderTerms(
  t: Translate,
  price: Money,
  conditions: OrderConditions,
  { nextPayment, takenOffMinor = 0 }: ProOrder = {},
): OrderTerm[] {
  const shown = (amountMinor: number) => formatMoney({ ...price, amountMinor })
  const year = shown(price.amountMinor * 12 - takenOffMinor)
  const first = shown(price.amountMinor - takenOffMinor)
  const perMonth = t('terms.pro.monthly', { price: formatMoney(price) })
  const monthly = isTaxed(price, conditions) ? t('terms.taxed', { price: perMonth }) : perMonth
  return [
    [t('terms.what'), t('terms.pro.what')],
    [
      t('terms.price'),
      takenOffMinor === 0
        ? t('terms.pro.price', { monthly, year })
        : t('terms.pro.priceLess', { first, monthly, year }),
    ],
    [
      t('terms.payment'),
      nextPayment === undefined
        ? t('terms.pro.paymentMonthly')
        : t('terms.pro.payment', { date: nextPayment }),
    ],
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), cancelTermOf(t, 'pro', conditions)],
  ]
}

function paidOnce(t: Translate, price: Money, conditions: OrderConditions): OrderTerm[] {
  const shown = formatMoney(price)
  const taxed = isTaxed(price, conditions) ? t('terms.taxed', { price: shown }) : shown
  return [
    [t('terms.price'), t('terms.guide.price', { price: taxed })],
    [t('terms.payment'), t('terms.guide.payment')],
  ]
}

const isTaxed = ({ currency }: Money, { taxed }: Pick<OrderConditions, 'taxed'>) =>
  taxed && currency === 'jpy'
