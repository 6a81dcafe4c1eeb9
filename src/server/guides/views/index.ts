export { createViewCounter, type GuideViews } from './guide-views.ts'
export { deleteViews } from './view-queries.ts'
