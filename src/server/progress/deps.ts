import type { AccessDeps } from '../access/index.ts'

/** Same as the dependencies of access, because saved guides and steps depend on what a user may read. */
export type ProgressDeps = AccessDeps
