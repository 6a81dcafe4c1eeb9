export type { GuideDeps } from './deps.ts'
export { startGuideWorkers } from './start-guide-workers.ts'
