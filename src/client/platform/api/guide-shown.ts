import type { Outputs } from './api.ts'

/** A guide as its reader gets it: with its text where it is open to them. */
export type GuideShown = NonNullable<Outputs['guides']['find']>
