export type { Duplicate } from './find-duplicates.ts'
export { findNearTwins } from './find-near-twins.ts'
export { duplicateCheckQueue, enqueueDuplicateCheck, markDuplicates } from './mark-duplicates.ts'
