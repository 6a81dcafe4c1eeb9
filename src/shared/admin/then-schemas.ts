import { z } from 'zod'
import { toldShape } from './admin-schemas.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { pageLanguages } from '../languages.ts'
import { rowId } from '../row-id-schemas.ts'
import { instantSchema } from '../text-schemas.ts'

export const thenInput = z.object({
  userId: rowId,
  guideId: guideIdSchema,
  at: instantSchema,
})

/** Why a user had access at a past date; each has a text, `admin.then.reason.…`. */
export const thenReasons = ['free', 'owned', 'pro'] as const
/** Why a user had no access at that time, `admin.then.obstacle.…`. */
export const thenObstacles = [
  'no-guide',
  'no-account',
  'suspended',
  'revoked',
  'not-on-sale',
  'pro-over',
  'never-had',
] as const

/** What a reader could read then, with what is recorded up to that time (B20.29). */
export const thenSchema = z.object({
  at: z.string(),
  guide: z.object({
    title: z.string(),
    titleJa: z.string(),
    /** Null if the guide was not there yet. */
    version: z.int().nullable(),
    savedAt: z.string().nullable(),
    state: z.string().nullable(),
    isFreePreview: z.boolean(),
  }),
  reason: z.enum(thenReasons).nullable(),
  obstacle: z.enum(thenObstacles).nullable(),
  changes: z.array(
    z.object({
      at: z.string(),
      ...toldShape,
      reference: z.string().nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      at: z.string(),
      description: z.string(),
      language: z.enum(pageLanguages),
      reference: z.string(),
    }),
  ),
})
export type ThenAnswer = z.infer<typeof thenSchema>
