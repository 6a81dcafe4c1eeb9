export { createViewCounter, type ViewCounter } from './guide-views.ts'
export { deleteViews } from './view-queries.ts'
