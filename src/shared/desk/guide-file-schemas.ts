import { z } from 'zod'
import { pricesAndTags } from '../guides/editing/editing-schemas.ts'
import { largestPictureBytes } from '../guides/editing/guide-pictures.ts'
import { editedFields } from '../guides/editing/guide-states.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { reason } from './desk-schemas.ts'
import { filePartBytes, largestFileBytes } from './guide-files.ts'
import { textOf } from '../text-schemas.ts'

/** Base64 writes three bytes as four characters; a little more is read, so that the answer can say what is too large. */
export const longestBase64 = (bytes: number) => 4 * Math.ceil(bytes / 3) + 1024

const mostParts = Math.ceil(largestFileBytes / filePartBytes)

/** A part of a file of guides; the same part again is that part (B20.60). */
export const sendFilePartInput = z.object({
  file: z.uuid().describe('made by whoever sends it'),
  name: textOf(200),
  part: z
    .int()
    .min(0)
    .max(mostParts - 1),
  base64: textOf(longestBase64(filePartBytes)),
})

export const sentFileInput = z.object({ file: z.uuid() })
/** A file that has arrived whole, in so many parts. */
export const compareFileInput = sentFileInput.extend({ parts: z.int().min(1).max(mostParts) })
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
        titleJa: z.string(),
        before: z.object(pricesAndTags).nullable().describe('null for a guide that is new'),
        after: z.object(pricesAndTags),
        changed: z.array(z.enum(editedFields)),
      }),
    )
    .describe('the first of those that differ'),
  mark: z.string().describe('stands for all that would change'),
})
export type FileCompared = z.infer<typeof fileComparedSchema>

export const importFileInput = compareFileInput.extend({
  /** Takes the rows without errors even if there are others. */
  partial: z.boolean(),
  mark: textOf(100),
  reason,
})
export const fileImportedSchema = z.object({ added: z.int(), changed: z.int() })
export type WrittenFile = z.infer<typeof fileImportedSchema>

/** The steps of the work on a file that has arrived. */
export const fileSteps = ['reading', 'comparing', 'writing', 'near-twins'] as const
export type FileStep = (typeof fileSteps)[number]
export const fileProgressSchema = z.object({
  step: z.enum(fileSteps).nullable().describe('null while it arrives'),
  done: z.int().describe('bytes that are read, or guides that are written'),
  total: z.int(),
  guides: z.int().describe('how many are checked or written'),
  written: fileImportedSchema.nullable().describe('null until all of it is'),
})
export type FileProgress = z.infer<typeof fileProgressSchema>

/** A part of the file with all guides; `after` is the last guide that is there already. */
export const exportInput = z.object({ format: z.enum(['csv', 'jsonl']), after: z.int32().min(0) })
export const exportedSchema = z.object({ text: z.string(), next: z.int().nullable() })

/** The bytes of a picture; of which kind they are they say themselves (B20.62). */
export const storePictureInput = z.object({
  guideId: guideIdSchema.nullable().describe('null for a guide that has not been saved yet'),
  base64: textOf(longestBase64(largestPictureBytes)),
})
export const storedPictureSchema = z.object({ address: z.string() })
