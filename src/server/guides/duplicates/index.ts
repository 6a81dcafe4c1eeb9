export type { Duplicate } from './find-duplicates.ts'
export { findNearTwins } from './find-near-twins.ts'
export { markDuplicates } from './mark-duplicates.ts'
export { enqueueDuplicateCheck, duplicateCheckQueue } from './enqueue-duplicate-check.ts'
