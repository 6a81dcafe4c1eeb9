export { applyBulkChange } from './bulk-change.ts'
export { transitionGuide, publishGuides, publishQueue } from './transition-guide.ts'
export { deleteUnsavedEditsOfEditor, findGuideAtDate } from './version-queries.ts'
