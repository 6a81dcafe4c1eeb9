import { z } from 'zod'
import { guideCardSchema, understoodSchema } from '../guide-schemas.ts'
import { understoodKinds } from '../search-conditions.ts'
import { maxSearchLength } from '../guides.ts'
import { pageLanguages } from '../../languages.ts'
import { searchText } from '../../text-schemas.ts'

export const askInputSchema = z.object({
  q: searchText(maxSearchLength),
  language: z.enum(pageLanguages),
})

/** Reasons why a guide fits the question, from its public page only. */
const fitSchema = z.object({
  about: z.array(z.string()).describe('the words of the question that its public texts have'),
  near: z.array(z.string()).describe('the words of the question for which it is only close'),
  hours: z.number().nullable().describe('hours a week, where they were asked for'),
  cost: z.string().nullable().describe('what a start costs, where that was asked for'),
  wait: z.string().nullable().describe('the time until a first payment, where that was asked for'),
  atHome: z.boolean(),
})

export const askResultSchema = z.object({
  understood: z.array(
    understoodSchema.extend({
      kind: z.enum([...understoodKinds, 'word']),
      q: z
        .string()
        .nullable()
        .describe('what was asked, without this part; null where the part is no stretch of it'),
    }),
  ),
  unknown: z.array(z.string()).describe('words that no guide is about'),
  answers: z.array(
    guideCardSchema
      .pick({ id: true, titleEn: true, titleJa: true, summaryEn: true, summaryJa: true, thumbnailUrl: true })
      .extend({ fit: fitSchema }),
  ),
  fitting: z.int().describe('how many of the answers fit; the others, behind them, are only close'),
  tooOften: z.boolean().describe('today’s questions are used up'),
  hasWriter: z.boolean().describe('a model can put the answer into words'),
})
export type AskResult = z.infer<typeof askResultSchema>

/** Public fields of a guide that a generated sentence can be based on. */
export const citableFields = ['title', 'summary', 'tools', 'hours', 'cost', 'wait', 'outline'] as const
export type CitableField = (typeof citableFields)[number]

/** A generated answer to a question about guides (B21.43). */
export const generatedAnswerSchema = z.object({
  sentences: z.array(
    z.object({
      text: z.string().describe('plain text'),
      from: z.array(z.object({ guideId: z.number(), fact: z.enum(citableFields) })),
    }),
  ),
  missing: z
    .enum(['too-often', 'no-answer', 'nothing-proven'])
    .nullable()
    .describe('why there are no sentences'),
})
export type GeneratedAnswer = z.infer<typeof generatedAnswerSchema>
