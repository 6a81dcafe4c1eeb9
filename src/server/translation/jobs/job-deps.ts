import type { TranslationDeps } from '../deps.ts'

/** Dependencies for starting and running translation jobs. */
export type JobDeps = Pick<TranslationDeps, 'db' | 'env' | 'clock' | 'jobs' | 'translator'>
