import type { AccessDeps } from '../access/index.ts'

/** What finishing works with is what access does. */
export type FinishingDeps = AccessDeps
