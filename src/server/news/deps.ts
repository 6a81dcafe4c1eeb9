import type { GuideDeps } from '../guides/index.ts'

/** What news works with is what guides do. */
export type NewsDeps = GuideDeps
