import { formatCancelTerm } from '../law/law-texts.ts'
import type { BuyerPlace } from '../law/places.ts'
import type { Translate } from '../texts/translate.ts'
import { formatMoneyInText } from '../money-in-text.ts'
import type { Money } from '../money.ts'

export type OrderTerm = readonly [name: string, term: string]

/** Facts about the buyer and the shop that the terms of an order depend on. */
export interface OrderConditions {
  /** Buyer's place of residence. Null until it is chosen. */
  place: BuyerPlace | null
  /** Whether checkboxes for the buyer's declarations are shown beside the terms. */
  canDeclare: boolean
  /** Whether prices in yen include consumption tax, as configured. */
  taxed: boolean
}

/**
 * Returns the six facts that a customer must know before ordering a guide, in the order of Japanese law (Act on Specified
 * Commercial Transactions, article 12-6): quantity, price, time and method of payment, time of delivery, validity of the offer,
 * and cancellation. Shown next to our card form and on Stripe's page.
 */
export function listGuideOrderTerms(t: Translate, price: Money, conditions: OrderConditions): OrderTerm[] {
  return [
    [t('terms.what'), t('terms.guide.what')],
    ...paidOnce(t, price, conditions),
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), formatCancelTerm(t, 'guide', conditions)],
  ]
}

/** Returns the terms of a gift. The buyer gets a link; the recipient who claims it gets a guide or `months` of Pro. */
export function listGiftOrderTerms(
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
    [t('terms.cancel'), formatCancelTerm(t, months === null ? 'gift' : 'pro-gift', conditions)],
  ]
}

/** Returns the terms of a bundle, in the same order as those of a guide. */
export function listBundleOrderTerms(
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
    [t('terms.cancel'), formatCancelTerm(t, 'bundle', conditions)],
  ]
}

interface ProOrder {
  nextPayment?: string | undefined
  /** Discount of the first month in minor units. */
  takenOffMinor?: number
}

/** Returns the terms of Pro. They include the price of twelve months, because the plan has no fixed term. */
export function listProOrderTerms(
  t: Translate,
  price: Money,
  conditions: OrderConditions,
  { nextPayment, takenOffMinor = 0 }: ProOrder = {},
): OrderTerm[] {
  const shown = (amountMinor: number) => formatMoneyInText(t, { ...price, amountMinor })
  const year = shown(price.amountMinor * 12 - takenOffMinor)
  const first = shown(price.amountMinor - takenOffMinor)
  const perMonth = t('terms.pro.monthly', { price: formatMoneyInText(t, price) })
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
    [t('terms.cancel'), formatCancelTerm(t, 'pro', conditions)],
  ]
}

function paidOnce(t: Translate, price: Money, conditions: OrderConditions): OrderTerm[] {
  const shown = formatMoneyInText(t, price)
  const taxed = isTaxed(price, conditions) ? t('terms.taxed', { price: shown }) : shown
  return [
    [t('terms.price'), t('terms.guide.price', { price: taxed })],
    [t('terms.payment'), t('terms.guide.payment')],
  ]
}

const isTaxed = ({ currency }: Money, { taxed }: Pick<OrderConditions, 'taxed'>) =>
  taxed && currency === 'jpy'
