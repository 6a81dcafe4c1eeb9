export { applyBulkChange } from './change-many.ts'
export { transitionGuide, publishGuides, publishQueue } from './change-state.ts'
export { deleteUnsavedEditsOfEditor, findGuideAtDate } from './version-queries.ts'
