export { startDeskWorkers } from './start-desk-workers.ts'
export { recordDeed } from './deeds/record-deed.ts'
