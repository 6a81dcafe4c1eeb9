import { z } from 'zod'
import type { TranslationLanguage } from '../../languages.ts'
import type { Currency } from '../../money.ts'
import { getMinCharge } from '../../prices.ts'
import { createFieldShape } from '../fields/field-schemas.ts'
import { editedFields } from '../fields/guide-fields.ts'
import { guideIdSchema } from '../guide-schemas.ts'
import { maxListPage, maxSearchLength } from '../guides.ts'
import { adminGuideSorts, guideStates, japaneseTranslationStates, maxBulkGuides } from './guide-states.ts'
import { instantSchema, boundedJson, boundedText, trimmedText } from '../../text-schemas.ts'

/**
 * A text of a guide in the editor. Its maximum length is that of any text (docs/importing-guides.md); saving applies the rules
 * for files.
 */
const text = boundedText(200_000)

const video = z.object({
  videoId: text,
  title: text,
  language: text,
  thumbnailUrl: text.optional(),
  channelTitle: text.nullable(),
})

/** A guide as an editor typed it. It may be incomplete. */
export const guideDraftSchema = z.object(
  createFieldShape(editedFields, {
    text,
    filledText: text,
    optionalText: text,
    tags: z.array(text).max(100),
    cents: z.int32(),
    yen: z.int32().nullable(),
    flag: z.boolean(),
    image: text,
    facts: z.record(boundedText(200), boundedJson(200_000)),
    videos: z.array(video).max(100),
  }),
)
export type GuideDraft = z.infer<typeof guideDraftSchema>

/** Hash of the English text that each translation was made from. Null if unknown. */
export type TranslationSources = Record<TranslationLanguage, string | null>

/** A guide as stored in one of its versions. */
export type VersionedGuide = GuideDraft & { sources: TranslationSources }

const stateSchema = z.enum(guideStates)
const version = z.int32().min(1)

/** Id of the edited guide. Null for a guide that has not been saved yet. */
export const editedIdSchema = guideIdSchema.nullable()

export const guideEditInputSchema = z.object({
  id: editedIdSchema,
  /** Version that the editor loaded. 0 for a new guide. */
  version: z.int32().min(0),
  guide: guideDraftSchema,
})

/** Changes the state of a guide. Withdrawing is a separate call. */
export const changeStateInputSchema = z.object({
  id: guideIdSchema,
  to: stateSchema.exclude(['withdrawn']),
  publishAt: instantSchema.optional(),
})

export const editPreviewInputSchema = z.object({
  id: editedIdSchema,
  language: z.enum(['en', 'ja', 'th']),
  title: text,
  content: text,
})

/** Input that determines the thumbnail that the shop draws. */
export const drawnThumbnailInputSchema = z.object({
  emoji: boundedText(80),
  tags: z.array(boundedText(80)).max(100),
})

export const historyInputSchema = z.object({ id: guideIdSchema, before: version.optional() })

export const versionInputSchema = z.object({ id: guideIdSchema, version })

const foundSchema = z.object({
  q: boundedText(maxSearchLength).optional(),
  state: stateSchema.optional(),
  tag: boundedText(maxSearchLength).optional(),
  japanese: z.enum(japaneseTranslationStates).optional(),
})
/** Filters of the admin's list of guides. */
export type AdminGuideFilters = z.infer<typeof foundSchema>

export const adminListInputSchema = foundSchema.extend({
  sort: z.enum(adminGuideSorts).default('changed'),
  up: z.boolean().default(false),
  page: z.int().min(1).max(maxListPage).default(1),
})

const pricesAndTags = { price: z.int(), priceJpy: z.int().nullable(), tags: z.array(z.string()) }

/** Prices and tags of a guide before and after a change. */
export const guideChangePreviewSchema = z.object({
  id: guideIdSchema,
  titleEn: z.string(),
  titleJa: z.string(),
  before: z.object(pricesAndTags),
  after: z.object(pricesAndTags),
})

const amountIn = (currency: Currency) => z.int().min(getMinCharge(currency)).max(99_999_999)
const tag = trimmedText(80).min(1)

/** A change that is applied to many guides. */
export const bulkChangeInputSchema = z.object({
  which: z.union([
    z.object({ ids: z.array(guideIdSchema).min(1).max(maxBulkGuides) }),
    z.object({ found: foundSchema }),
  ]),
  change: z.discriminatedUnion('what', [
    z.object({ what: z.literal('price'), price: amountIn('usd'), priceJpy: amountIn('jpy') }),
    z.object({ what: z.literal('add-tag'), tag }),
    z.object({ what: z.literal('remove-tag'), tag }),
  ]),
})
export type BulkChangeInput = z.infer<typeof bulkChangeInputSchema>
