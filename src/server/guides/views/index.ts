export { createViewCounter, type ViewCounter } from './view-counter.ts'
