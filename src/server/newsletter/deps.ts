import type { GuideDeps } from '../guides/index.ts'

/** The same as of guides: the newsletter lists new and improved guides. */
export type NewsletterDeps = GuideDeps
