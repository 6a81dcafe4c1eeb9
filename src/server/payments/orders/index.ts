export { startBackfillWorker } from './backfill-orders.ts'
export { findBackfill, mirrorUser } from './backfill-queries.ts'
export { findOrderDifferences, type OrderDifference } from './compare-queries.ts'
