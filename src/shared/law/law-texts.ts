import type { Translate } from '../texts/translate.ts'
import { consumerLaw, type Product } from './law-table.ts'
import { strictestPlace, type BuyerPlace } from './places.ts'

/** Returns the row of a place; that of the strictest place while the buyer has not chosen one. */
export const findLawRow = (place: BuyerPlace | null, product: Product) =>
  consumerLaw[place ?? strictestPlace][product]

/** Returns the texts of the buyer's declarations, one per checkbox, in the order of the law table. */
export function listDeclarationTexts(t: Translate, place: BuyerPlace | null, product: Product): string[] {
  return findLawRow(place, product).declarations.flatMap((each) => {
    const words: Partial<Record<Product, DeclarationKey>> = declarations[each]
    const key = words[product]
    return key === undefined ? [] : [t(key)]
  })
}

const declarations = {
  start: {
    guide: 'law.start.guide',
    bundle: 'law.start.bundle',
    gift: 'law.start.gift',
    pro: 'law.start.pro',
  },
  ends: { guide: 'law.lost.guide', bundle: 'law.lost.bundle', gift: 'law.lost.gift' },
} as const
type Words = typeof declarations
type DeclarationKey = Words['start'][keyof Words['start']] | Words['ends'][keyof Words['ends']]

/**
 * Returns the term about withdrawal and cancellation that is shown before an order. `canDeclare`: whether checkboxes for
 * declarations are shown beside it; Stripe's own page has none.
 */
export function formatCancelTerm(
  t: Translate,
  product: Product,
  { place, canDeclare }: { place: BuyerPlace | null; canDeclare: boolean },
): string {
  const right = listWithdrawalRights(t, place, product, canDeclare)
  const sentences = product === 'pro' ? [t('terms.pro.cancel'), ...right] : [...right, t(defects[product])]
  return sentences.reduce((first, second) => t('law.sentences', { first, second }))
}

/** Returns the sentences about the right to withdraw. Empty for a plan without that right. */
export function listWithdrawalRights(
  t: Translate,
  place: BuyerPlace | null,
  product: Product,
  canDeclare: boolean,
): string[] {
  const { withdrawal, declarations } = findLawRow(place, product)
  if (withdrawal === 'none') return product === 'pro' ? [] : [t(none[product])]
  const ends = canDeclare && declarations.length > 0 && product !== 'pro-gift'
  return [t(`law.right.${product}`), ...(ends ? [t(`law.ends.${product}`)] : [])]
}

const none = {
  guide: 'law.none.guide',
  bundle: 'law.none.guide',
  gift: 'law.none.gift',
  'pro-gift': 'law.none.gift',
} as const

const defects = {
  guide: 'law.defect.guide',
  bundle: 'law.defect.bundle',
  gift: 'law.defect.guide',
  'pro-gift': 'law.defect.pro-gift',
} as const
