import { createGuideSku } from './guide.ts'
import { proMonthSku } from './pro-month.ts'
import type { Sku } from './sku.ts'

export { createBundleSku, priceBundle } from './bundle.ts'
export { createGiftSku } from './gift.ts'
export { createGuideSku } from './guide.ts'
export { proMonthSku } from './pro-month.ts'
export type { Quote, QuoteRequest, Sku } from './sku.ts'

/** Returns the SKU of a guide, or of Pro for null. */
export const createSingleSku = (guideId: number | null): Sku =>
  guideId === null ? proMonthSku : createGuideSku(guideId)
