import { expect, test } from 'vitest'
import { translateIn } from '../../platform/texts.ts'
import { skuOf } from './sku-of.ts'

const own = { giftId: null, bundle: false }

test.each([
  ['a guide', { ...own, guideId: 7 }, { id: 'guide:7', giftId: null, isPlan: false }, '7'],
  [
    'a bundle',
    { ...own, guideId: 7, bundle: true },
    { id: 'bundle', giftId: null, isPlan: false },
    'bundle:c',
  ],
  ['Pro', { ...own, guideId: null }, { id: 'pro-month', giftId: null, isPlan: true }, ''],
  [
    'a guide as a gift',
    { guideId: 7, giftId: 'g', bundle: false },
    { id: 'guide:7', giftId: 'g', isPlan: false },
    'gift:g',
  ],
  [
    'Pro as a gift',
    { guideId: null, giftId: 'g', bundle: false },
    { id: 'pro-gift:3', giftId: 'g', isPlan: false },
    'gift:g',
  ],
])(
  'a stored checkout of %s has its SKU, its name at Stripe and its six terms',
  (_what, stored, sku, name) => {
    const found = skuOf(stored)
    expect(found).toMatchObject(sku)
    expect(found.nameAtStripe('c')).toBe(name)
    const conditions = { place: null, canDeclare: false, taxed: false }
    const price = { amountMinor: 800, currency: 'usd' } as const
    const shown = { price, takenOffMinor: 0, count: 5, conditions }
    for (const language of ['en', 'ja'] as const) {
      const terms = found.termsOf(translateIn(language), shown)
      expect(terms).toHaveLength(6)
      expect(terms.flat().join('\n')).not.toMatch(/[{}]|terms\./)
      expect(terms.flat().join('\n')).toContain('8')
    }
  },
)
