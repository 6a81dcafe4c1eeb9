import type { Product } from '../law/law-table.ts'
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
 * Returns the six facts that a customer must know before ordering, in the order of Japanese law (Act on Specified Commercial
 * Transactions, article 12-6): quantity, price, time and method of payment, time of delivery, validity of the offer, and
 * cancellation. Shown next to our card form and on Stripe's page. The buyer of a gift gets a link; its recipient claims it.
 */
export function listOrderTerms(
  t: Translate,
  price: Money,
  /** `count`: the number of guides in a bundle, or of months of Pro in a gift. */
  { product, count }: { product: Exclude<Product, 'pro'>; count: number },
  conditions: OrderConditions,
): OrderTerm[] {
  const what = {
    guide: t('terms.guide.what'),
    bundle: t('bundle.terms.what', { count }),
    gift: t('gift.terms.what'),
    'pro-gift': t('gift.terms.pro', { months: count }),
  }
  const isGift = product === 'gift' || product === 'pro-gift'
  const shown = formatMoneyInText(t, price)
  const taxed = isTaxed(price, conditions) ? t('terms.taxed', { price: shown }) : shown
  return [
    [t('terms.what'), what[product]],
    [t('terms.price'), t('terms.guide.price', { price: taxed })],
    [t('terms.payment'), t('terms.guide.payment')],
    [t('terms.delivery'), t(isGift ? 'gift.terms.delivery' : 'terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), formatCancelTerm(t, product, conditions)],
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

const isTaxed = ({ currency }: Money, { taxed }: Pick<OrderConditions, 'taxed'>) =>
  taxed && currency === 'jpy'
