import { z } from 'zod'
import { guideIdSchema } from '../guides/guide-schemas.ts'
import { maxListPage } from '../guides/guides.ts'
import { guideLanguages, translationLanguages } from '../languages.ts'
import {
  defaultMinCharacters,
  maxDirectTextLength,
  maxTranslationTextLength,
  maxMinCharacters,
  translationKinds,
  translationStages,
  translationsPageSize,
  translationStatuses,
} from './translation.ts'
import { boundedText, trimmedText } from '../text-schemas.ts'

const targetSchema = z.enum(translationLanguages)

const minCharactersSchema = z
  .int()
  .min(0)
  .max(maxMinCharacters)
  .default(defaultMinCharacters)
  .describe('complete is at least this or 0.35 of the English length, whichever is less')

const reviewSchema = z
  .boolean()
  .default(false)
  .describe('whether the result waits for you to accept it, instead of being stored when it is complete')

const textSchema = (longest: number, advice: string) =>
  boundedText(longest, `at most ${longest} characters${advice}`).refine(
    (text) => text.trim() !== '',
    'no text',
  )

export const jobIdSchema = z.object({ jobId: z.uuid() })

export const translateContentInputSchema = z.object({
  guideId: guideIdSchema,
  targetLanguages: z.array(targetSchema).min(1).max(10),
  minCharacters: minCharactersSchema,
  review: reviewSchema,
})

export const translateSingleInputSchema = z.object({
  guideId: guideIdSchema,
  targetLanguage: targetSchema,
  minCharacters: minCharactersSchema,
  review: reviewSchema,
})

export const translateGuideInputSchema = z.object({ guideId: guideIdSchema, language: targetSchema })

export const guideOnlyInputSchema = z.object({ guideId: guideIdSchema })

export const startTranslationInputSchema = z.object({
  content: textSchema(maxTranslationTextLength, ''),
  targetLanguage: z.enum(guideLanguages),
})

export const translateDirectInputSchema = z.object({
  content: textSchema(maxDirectTextLength, '; start a job for longer ones'),
  targetLanguage: z.enum(guideLanguages),
})

const statusSchema = z.enum(translationStatuses)

export const startedJobSchema = z.object({
  jobId: z.uuid(),
  targetLanguage: z.enum(guideLanguages),
  status: statusSchema,
})

export const startedJobsSchema = z.object({ jobs: z.array(startedJobSchema) })

export const translationStatusSchema = startedJobSchema.extend({
  kind: z.enum(translationKinds),
  guideId: guideIdSchema.nullable().describe('null for a text that was sent along'),
  reason: z.string().nullable().describe('why it failed'),
  piecesDone: z.int(),
  piecesTotal: z.int().describe('grows when something that was left out is asked for again'),
  review: z.boolean(),
  storedAt: z.string().nullable().describe('since when readers have the result'),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costMicroUsd: z.int().describe('millionths of a US dollar'),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TranslationJobStatus = z.infer<typeof translationStatusSchema>

export const translationResultSchema = z.object({
  jobId: z.uuid(),
  guideId: guideIdSchema.nullable(),
  targetLanguage: z.enum(guideLanguages),
  status: z.literal('completed'),
  title: z.string().nullable().describe('null for a text that was sent along'),
  summary: z.string().nullable(),
  content: z.string(),
  storedAt: z.string().nullable(),
})

export const directTranslationSchema = z.object({
  content: z.string(),
  targetLanguage: z.enum(guideLanguages),
})

export const translatedTitleSchema = z.object({ guideId: guideIdSchema, titleJa: z.string() })

export const japaneseStatusSchema = z.object({
  guideId: guideIdSchema,
  hasTitle: z.boolean(),
  hasSummary: z.boolean(),
  hasContent: z.boolean(),
  titleLength: z.int(),
  summaryLength: z.int(),
  contentLength: z.int().describe('code points'),
  englishLength: z.int(),
  minCharacters: z.int(),
  isComplete: z.boolean().describe('nothing is missing and nothing is too short'),
  isStale: z.boolean().describe('the English has changed since'),
  blocks: z.int().describe('blocks of the English text'),
  staleBlocks: z.int(),
  missingBlocks: z.int(),
})

// Inputs of the admin's translation pages.

const languageInputSchema = z.object({ language: targetSchema })

export const overviewInputSchema = languageInputSchema.extend({
  stage: z.enum(translationStages).optional(),
  page: z.int().min(1).max(maxListPage).default(1),
})

const guideIdsSchema = z.array(guideIdSchema).min(1).max(translationsPageSize)

export const planInputSchema = languageInputSchema.extend({
  stage: z.enum(translationStages).optional().describe('every guide of this stage'),
  guideIds: guideIdsSchema.optional().describe('these guides instead'),
})

export const startManyInputSchema = languageInputSchema.extend({
  guideIds: guideIdsSchema,
  review: reviewSchema,
})

export const neighborsInputSchema = languageInputSchema.extend({
  guideId: guideIdSchema,
  stage: z.enum(translationStages).optional(),
})

export const compareInputSchema = languageInputSchema.extend({ guideId: guideIdSchema })

const maxBlocks = 2000

const handTextsSchema = z.object({
  title: trimmedText(500).min(1).optional(),
  summary: trimmedText(2000).optional(),
  blocks: z
    .array(
      z.object({
        // Hash of the English source. A block may correspond to all English blocks, each with a hash of 16 characters and a
        // separator.
        hash: boundedText(17 * maxBlocks),
        text: trimmedText(maxTranslationTextLength).min(1),
      }),
    )
    .max(maxBlocks)
    .default([])
    .describe('by the hash of the English block; blocks that are not named stay as they are'),
})

export const acceptInputSchema = jobIdSchema.extend(handTextsSchema.shape)

export const translationEditInputSchema = compareInputSchema.extend(handTextsSchema.shape)
