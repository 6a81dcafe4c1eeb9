import { z } from 'zod'
import { rowIdSchema } from '../row-id-schemas.ts'
import { trimmedText } from '../text-schemas.ts'

const body = trimmedText(10_000).min(1)

/** A canned reply in both languages (B20.32). */
const answerTemplateSchema = z.object({
  id: rowIdSchema,
  name: trimmedText(80).min(1),
  bodyEn: body,
  bodyJa: body,
})
export type ReplyTemplate = z.infer<typeof answerTemplateSchema>
export const replyTemplatesSchema = z.array(answerTemplateSchema)

/** Creates or changes a canned reply. `id` is null for a new one. */
export const replyTemplateInputSchema = answerTemplateSchema.extend({ id: rowIdSchema.nullable() })
