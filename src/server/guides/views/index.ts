export { createViewCounter, type ViewCounter } from './view-counter.ts'
export { deleteViews } from './view-queries.ts'
