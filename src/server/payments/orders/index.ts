export { startBackfillWorker } from './backfill-orders.ts'
export { findBackfill, mirrorUser } from './backfill-queries.ts'
export { findOrderDifferences, type OrderDifference } from './compare-queries.ts'
export { guideOfSku, isPlan, itemsOf, listOrdersOf, partsOf, type OrderItem } from './item-queries.ts'
