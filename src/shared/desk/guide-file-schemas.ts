import { z } from 'zod'
import { pricesAndTags } from '../guides/editing/editing-schemas.ts'
import { editedFields } from '../guides/editing/guide-states.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { reason } from './desk-schemas.ts'
import { largestFileBytes } from './guide-files.ts'

/** A file of guides, as `npm run guides:import` reads it. */
const fileInput = z.object({
  name: z.string().max(200),
  text: z.string().max(largestFileBytes),
  /** Takes the rows without errors even if there are others. */
  partial: z.boolean(),
})

/** What a file would change, before anything is written (B20.60). */
export const compareFileInput = fileInput.omit({ partial: true })
export const fileComparedSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  problems: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  shown: z
    .array(
      z.object({
        id: guideIdSchema,
        titleEn: z.string(),
        before: z.object(pricesAndTags).nullable().describe('null for a guide that is new'),
        after: z.object(pricesAndTags),
        changed: z.array(z.enum(editedFields)),
      }),
    )
    .describe('the first of those that differ'),
  mark: z.string().describe('stands for all that would change'),
})
export type FileCompared = z.infer<typeof fileComparedSchema>

export const importFileInput = fileInput.extend({ mark: z.string(), reason })
export const fileImportedSchema = z.object({ added: z.int(), changed: z.int() })

/** A part of the file with all guides; `after` is the last guide that is there already. */
export const exportInput = z.object({ format: z.enum(['csv', 'jsonl']), after: z.int().min(0) })
export const exportedSchema = z.object({ text: z.string(), next: z.int().nullable() })

/** The bytes of a picture; of which kind they are they say themselves (B20.62). */
export const storePictureInput = z.object({
  guideId: guideIdSchema.nullable().describe('null for a guide that has not been saved yet'),
  base64: z.string(),
})
export const storedPictureSchema = z.object({ address: z.string() })
