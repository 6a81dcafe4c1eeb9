import { guide } from './guide.ts'
import { proMonth } from './pro-month.ts'
import type { Sku } from './sku.ts'

export { bundleOf, priceBundle } from './bundle.ts'
export { giftOf } from './gift.ts'
export { guide } from './guide.ts'
export { proMonth } from './pro-month.ts'
export type { Quote, QuoteRequest, Sku } from './sku.ts'

/** Returns the SKU of a guide, or of Pro for null. */
export const singleOf = (guideId: number | null): Sku => (guideId === null ? proMonth : guide(guideId))
