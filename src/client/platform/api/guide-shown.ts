import type { Outputs } from './api.ts'

/** A guide as shown to the user; `body` is null without access. */
export type GuideShown = NonNullable<Outputs['guides']['find']>
