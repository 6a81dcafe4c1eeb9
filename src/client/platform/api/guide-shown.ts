import type { Outputs } from './api.ts'

/** A guide as the server returns it to the user; `body` is null without access. */
export type GuideShown = NonNullable<Outputs['guides']['find']>
