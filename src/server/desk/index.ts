export { recordDeed } from './deeds/record-deed.ts'
