export { startDeskWorkers } from './start-desk-workers.ts'
export { findRepeatedRefunds } from './orders/find-repeated-refunds.ts'
export { insertDeed } from './deeds/deed-queries.ts'
