import { z } from 'zod'

const body = z.string().trim().min(1).max(10_000)
const id = z.int().positive()

/** What support answers often, in both languages (B20.32). */
const answerTemplateSchema = z.object({
  id,
  name: z.string().trim().min(1).max(80),
  bodyEn: body,
  bodyJa: body,
})
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>
export const answerTemplatesSchema = z.array(answerTemplateSchema)

/** A new one without an id. */
export const templateInput = answerTemplateSchema.extend({ id: id.nullable() })
export const templateIdInput = z.object({ id })
