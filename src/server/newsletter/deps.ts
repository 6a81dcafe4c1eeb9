import type { GuideDeps } from '../guides/index.ts'

/** The dependencies of guides, because the newsletter lists new and improved ones. */
export type NewsletterDeps = GuideDeps
