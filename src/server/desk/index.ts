export { startDeskWorkers } from './health/compare-with-stripe.ts'
export { recordDeed } from './deeds/record-deed.ts'
