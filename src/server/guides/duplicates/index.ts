export type { DuplicateGuide } from './find-duplicates.ts'
export { findNearDuplicates } from './find-near-duplicates.ts'
export { duplicateCheckQueue, enqueueDuplicateCheck, markDuplicates } from './mark-duplicates.ts'
