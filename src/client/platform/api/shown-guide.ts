import type { RouterOutputs } from './api.ts'

/** A guide as the server returns it to the user; `body` is null without access. */
export type ShownGuide = NonNullable<RouterOutputs['guides']['find']>
