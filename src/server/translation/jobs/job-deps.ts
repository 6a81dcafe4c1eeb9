import type { TranslationDeps } from '../deps.ts'

/** What starts jobs and works on them. */
export type JobDeps = Pick<TranslationDeps, 'db' | 'env' | 'clock' | 'jobs' | 'translator'>
