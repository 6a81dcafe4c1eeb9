export { applyBulkChange } from './change-many.ts'
export { changeState, publishGuides, publishQueue } from './change-state.ts'
export { deleteEditsOf, findGuideAt } from './version-queries.ts'
