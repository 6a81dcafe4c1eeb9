import type { GuideDeps } from '../guides/index.ts'

/** Same as the dependencies of guides, because the newsletter lists guides. */
export type NewsletterDeps = GuideDeps
