import { z } from 'zod'
import { guideChangePreviewSchema } from '../guides/editing/editing-schemas.ts'
import { maxImageBytes } from '../guides/editing/guide-images.ts'
import { editedFields } from '../guides/fields/guide-fields.ts'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { reasonSchema } from './admin-schemas.ts'
import { boundedText } from '../text-schemas.ts'

/** Returns the maximum length of a Base64 text; slightly larger, so that files above the limit get a specific error. */
export const calculateMaxBase64Length = (bytes: number) => 4 * Math.ceil(bytes / 3) + 1024

/** A file of guides to upload. `file`: an id that the browser generates. */
export const guideUploadSchema = z.object({ file: z.uuid(), name: boundedText(200) })

export const uploadedFileInputSchema = guideUploadSchema.pick({ file: true })
export const fileComparisonSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  problems: z.array(z.object({ line: z.int(), field: z.string(), reason: z.string() })),
  shown: z
    .array(
      guideChangePreviewSchema.extend({
        before: guideChangePreviewSchema.shape.before.nullable().describe('null for a guide that is new'),
        changed: z.array(z.enum(editedFields)),
      }),
    )
    .describe('the first changed guides'),
})
export type FileComparison = z.infer<typeof fileComparisonSchema>

/** Imports a compared file, except its rows with errors. */
export const importFileInputSchema = uploadedFileInputSchema.extend({ reason: reasonSchema })

const writtenFileSchema = z.object({ added: z.int(), changed: z.int() })
export type ImportedFile = z.infer<typeof writtenFileSchema>

export const fileProgressSchema = z.object({
  begun: z.boolean().describe('whether the import has been submitted'),
  done: z.int().describe('how many guides are written'),
  total: z.int().describe('0 while they are compared'),
  written: writtenFileSchema.nullable().describe('null until all of them are'),
})
export type FileProgress = z.infer<typeof fileProgressSchema>

/** Exports guides in parts: those with ids above `after`. */
export const exportInputSchema = z.object({ format: z.enum(['csv', 'jsonl']), after: z.int32().min(0) })

/** Uploads an image. Its type is detected from its bytes (B20.62). */
export const storeImageInputSchema = z.object({
  guideId: guideIdSchema.nullable().describe('null for a guide that has not been saved yet'),
  base64: boundedText(calculateMaxBase64Length(maxImageBytes)),
})
