import type { Translate } from '../texts/translate.ts'
import { formatMoney, type Money } from '../money.ts'

export type OrderTerm = readonly [name: string, term: string]

/**
 * The six facts that a customer must know before an order, in the order of Japanese law (Act on Specified
 * Commercial Transactions, article 12-6): how much of what, the price, when and how it is paid, when it is delivered, until
 * when the offer is valid, and how the order can be cancelled. Shown next to our card form and on Stripe's page.
 */
export function guideOrderTerms(t: Translate, price: Money): OrderTerm[] {
  return [
    [t('terms.what'), t('terms.guide.what')],
    [t('terms.price'), t('terms.guide.price', { price: formatMoney(price) })],
    [t('terms.payment'), t('terms.guide.payment')],
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), t('terms.guide.cancel')],
  ]
}

/** The buyer gets a link to pass on, and the user who claims it gets access: to a guide, or to `months` of Pro. */
export function giftOrderTerms(t: Translate, price: Money, months: number | null): OrderTerm[] {
  return [
    [t('terms.what'), months === null ? t('gift.terms.what') : t('gift.terms.pro', { months })],
    [t('terms.price'), t('terms.guide.price', { price: formatMoney(price) })],
    [t('terms.payment'), t('terms.guide.payment')],
    [t('terms.delivery'), t('gift.terms.delivery')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), t(months === null ? 'gift.terms.cancel' : 'gift.terms.proCancel')],
  ]
}

/** Several guides that are paid for at once. */
export function bundleOrderTerms(t: Translate, price: Money, count: number): OrderTerm[] {
  return [
    [t('terms.what'), t('bundle.terms.what', { count })],
    [t('terms.price'), t('terms.guide.price', { price: formatMoney(price) })],
    [t('terms.payment'), t('terms.guide.payment')],
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), t('bundle.terms.cancel')],
  ]
}

interface ProOrder {
  nextPayment?: string | undefined
  /** What is taken off the first month. */
  takenOffMinor?: number
}

/** Pro has no fixed term, so the price of twelve months is shown next to the monthly price. */
export function proOrderTerms(
  t: Translate,
  price: Money,
  { nextPayment, takenOffMinor = 0 }: ProOrder = {},
): OrderTerm[] {
  const shown = (amountMinor: number) => formatMoney({ ...price, amountMinor })
  const year = shown(price.amountMinor * 12 - takenOffMinor)
  const first = shown(price.amountMinor - takenOffMinor)
  return [
    [t('terms.what'), t('terms.pro.what')],
    [
      t('terms.price'),
      takenOffMinor === 0
        ? t('terms.pro.price', { price: formatMoney(price), year })
        : t('terms.pro.priceLess', { first, price: formatMoney(price), year }),
    ],
    [
      t('terms.payment'),
      nextPayment === undefined
        ? t('terms.pro.paymentMonthly')
        : t('terms.pro.payment', { date: nextPayment }),
    ],
    [t('terms.delivery'), t('terms.delivery.now')],
    [t('terms.period'), t('terms.none')],
    [t('terms.cancel'), t('terms.pro.cancel')],
  ]
}
