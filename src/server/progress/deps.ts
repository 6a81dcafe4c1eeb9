import type { AccessDeps } from '../access/index.ts'

/** The same as of access: saved guides and steps are shown by what a user may read. */
export type ProgressDeps = AccessDeps
