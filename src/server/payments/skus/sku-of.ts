import { bundle } from './bundle.ts'
import { guideGift } from './guide-gift.ts'
import { guide } from './guide.ts'
import { proGift } from './pro-gift.ts'
import { proMonth } from './pro-month.ts'
import type { Sku, SkuOnSale } from './sku.ts'

/** Returns the SKU of a checkout from its columns. */
export function skuOf(stored: { guideId: number | null; giftId: string | null; bundle: boolean }): Sku {
  const { guideId, giftId } = stored
  if (stored.bundle) return bundle
  return giftId === null ? singleOf(guideId) : giftSkuOf(guideId, giftId)
}

/** One guide, or Pro. */
export const singleOf = (guideId: number | null): SkuOnSale => (guideId === null ? proMonth : guide(guideId))

export const giftSkuOf = (guideId: number | null, giftId: string): SkuOnSale =>
  guideId === null ? proGift(giftId) : guideGift(guideId, giftId)
