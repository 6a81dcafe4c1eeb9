import { z } from 'zod'
import { guideCardSchema, listedCardSchema } from '../guide-schemas.ts'
import { pageLanguages, shownLanguages } from '../../languages.ts'
import { currencies } from '../../money.ts'
import { boundedText } from '../../text-schemas.ts'

export const readingPathsInputSchema = z.object({
  language: z.enum(pageLanguages),
  exclusive: z.literal(true).optional().describe('only those of the categories, which Pro opens'),
})

export const readingPathInputSchema = z.object({ slug: boundedText(80), language: z.enum(pageLanguages) })

const spanSchema = z.object({ least: z.number(), most: z.number() })
const moneySpanSchema = spanSchema.extend({ currency: z.enum(currencies) }).describe('in the minor unit')

/** Requirements of a reading path, computed from its guides. Null if one of the guides doesn't state the requirement. */
const factsSchema = z.object({
  guides: z.int(),
  minutes: z.int().describe('to read all of them'),
  firstWeeks: spanSchema.nullable().describe('until the first payment, with the first guide'),
  allWeeks: spanSchema.nullable().describe('one guide after the other, each up to its first payment'),
  firstCost: moneySpanSchema.nullable().describe('to start with the first guide'),
  allCost: moneySpanSchema.nullable().describe('to start with all of them'),
})
export type ReadingPathFacts = z.infer<typeof factsSchema>

/** A reading path in a list, with texts in the requested language. */
export const readingPathSchema = z.object({
  slug: z.string(),
  name: z.string(),
  audience: z.string(),
  exclusive: z.boolean().describe('a path of Pro’s own, one for each category'),
  facts: factsSchema,
  steps: z
    .array(
      guideCardSchema.pick({
        id: true,
        titleEn: true,
        titleJa: true,
        thumbnailUrl: true,
        readingMinutes: true,
      }),
    )
    .nullable()
    .describe('null where the path is for Pro readers only'),
})
export type ReadingPath = z.infer<typeof readingPathSchema>

const localizedSchema = z.object({ text: z.string(), language: z.enum(shownLanguages) })

export const readingPathPageSchema = readingPathSchema.omit({ steps: true }).extend({
  way: z.string(),
  steps: z
    .array(
      z.object({
        card: listedCardSchema,
        why: z.string().nullable().describe('why the guide stands at its place; null where nothing follows'),
        startCost: localizedSchema.describe('in the author’s words; empty where nothing is said'),
        firstIncome: localizedSchema,
      }),
    )
    .nullable()
    .describe('null where the path is for Pro readers only'),
  price: z
    .object({ amountMinor: z.int(), currency: z.enum(currencies) })
    .describe('of its guides, bought one by one'),
  next: z.array(readingPathSchema.pick({ slug: true, name: true, audience: true })),
})
export type ReadingPathPage = z.infer<typeof readingPathPageSchema>
