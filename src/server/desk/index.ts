export { startDeskWorkers } from './start-desk-workers.ts'
export { findRepeatedRefunds } from './orders/find-repeated-refunds.ts'
export { recordDeed } from './deeds/record-deed.ts'
