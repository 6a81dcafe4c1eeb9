export * from './body-queries.ts'
export { lockGuides, waitForBulkWriters } from './lock-queries.ts'
export { toDrawnThumbnailPath, toDrawnVideoThumbnailPath, saveGuides, type NewGuide } from './save-guide.ts'
