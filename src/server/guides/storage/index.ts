export * from './body-queries.ts'
export { lockGuides, waitForBulkWriters } from './lock-queries.ts'
export { drawnThumbnailOf, drawnVideoThumbnailOf, saveGuides, type NewGuide } from './save-guide.ts'
