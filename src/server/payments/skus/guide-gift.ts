import { requireOnSale } from '../../guides/catalog/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { describeGift, giftOf } from './gift.ts'
import { guide } from './guide.ts'
import type { Order, SkuOnSale } from './sku.ts'

/** A guide for someone else, at the guide's price. */
export const guideGift = (guideId: number, giftId: string): SkuOnSale => {
  const { id, quote } = guide(guideId)
  return {
    ...giftOf(giftId, null),
    id,
    guideId,
    async quote(order) {
      const { price, description } = await quote(order)
      return { price, description: describeGift(order.language, description) }
    },
  }
}

/** Rejects a gift of a guide that everyone may read. */
export function requireGivable({ catalogue }: Pick<Order, 'catalogue'>, guideId: number): void {
  if (requireOnSale(catalogue.current(), guideId).isFreePreview) throw new Refusal('already-owned')
}
