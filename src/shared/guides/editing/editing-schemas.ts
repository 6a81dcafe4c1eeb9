import { z } from 'zod'
import type { TranslationLanguage } from '../../languages.ts'
import type { Currency } from '../../money.ts'
import { getMinCharge } from '../../prices.ts'
import { createFieldShape } from '../fields/field-schemas.ts'
import { editedFields } from '../fields/guide-fields.ts'
import { guideIdSchema } from '../guide-schemas.ts'
import { maxListPage, maxSearchLength } from '../guides.ts'
import {
  adminGuideSorts,
  guideStates,
  japaneseTranslationStates,
  maxBulkGuides,
  versionSources,
} from './guide-states.ts'
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

export const editInputSchema = z.object({
  id: editedIdSchema,
  /** Version that the editor loaded. 0 for a new guide. */
  version: z.int32().min(0),
  guide: guideDraftSchema,
})

export const savedVersionSchema = z.object({
  id: guideIdSchema,
  version,
  merged: z.boolean().describe('somebody else had saved other parts meanwhile, and both are kept'),
})

/** Changes the state of a guide. Withdrawing is a separate call. */
export const changeStateInputSchema = z.object({
  id: guideIdSchema,
  to: stateSchema.exclude(['withdrawn']),
  publishAt: instantSchema.optional(),
})

const saveSchema = z.object({
  version,
  savedAt: z.string(),
  savedBy: z.string().nullable().describe('the address of the operator; null where no person did it'),
  way: z.enum(versionSources),
})
export type GuideSave = z.infer<typeof saveSchema>

export const editedGuideSchema = saveSchema.extend({
  id: guideIdSchema,
  state: stateSchema,
  publishAt: z.string().nullable(),
  guide: guideDraftSchema,
})

export const editorDataSchema = z.object({
  stored: editedGuideSchema.nullable(),
  edit: z
    .object({ version: z.int(), keptAt: z.string(), guide: guideDraftSchema })
    .nullable()
    .describe('what this editor has written and not saved yet'),
  tags: z.array(z.string()).describe('of all guides, the most frequent first'),
})

export const editPreviewInputSchema = z.object({
  id: editedIdSchema,
  language: z.enum(['en', 'ja', 'th']),
  title: text,
  content: text,
})

export const editPreviewSchema = z.object({
  html: z.string(),
  preview: z.string().describe('what everybody may read'),
  outline: z.array(z.string()),
  readingMinutes: z.int(),
  twins: z.array(z.object({ id: guideIdSchema, title: z.string(), likeness: z.number() })),
})

/** Input that determines the thumbnail that the shop draws. */
export const drawnThumbnailInputSchema = z.object({
  id: editedIdSchema,
  tags: z.array(boundedText(80)).max(100),
})

export const historyInputSchema = z.object({ id: guideIdSchema, before: version.optional() })

const changeSchema = z.object({
  field: z.enum(editedFields),
  /** Number of added and removed blocks of the text. */
  added: z.int(),
  removed: z.int(),
})
export type FieldChange = z.infer<typeof changeSchema>

export const historySchema = z.object({
  saves: z.array(
    saveSchema.extend({
      changes: z.array(changeSchema).describe('against the version before; empty for the first'),
    }),
  ),
  next: z.int().nullable(),
})

export const versionInputSchema = z.object({ id: guideIdSchema, version })

const differenceSchema = z.object({
  field: z.enum(editedFields),
  /** Blocks of the text. The value of any other field is one block. */
  blocks: z.array(z.object({ state: z.enum(['same', 'added', 'removed']), text: z.string() })),
})
export type FieldDifference = z.infer<typeof differenceSchema>

export const fieldDifferencesSchema = z.array(differenceSchema)

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

export const adminListSchema = z.object({
  guides: z.array(
    z.object({
      id: guideIdSchema,
      titleEn: z.string(),
      titleJa: z.string(),
      ...pricesAndTags,
      isFreePreview: z.boolean(),
      state: stateSchema,
      publishAt: z.string().nullable(),
      japanese: z.enum(japaneseTranslationStates),
      savedAt: z.string(),
    }),
  ),
  total: z.int(),
  pages: z.int(),
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

export const bulkChangePreviewSchema = z.object({
  changed: z.int(),
  unchanged: z.int(),
  shown: z.array(guideChangePreviewSchema).describe('the first of those that change'),
  mark: z.string().describe('stands for all that would change'),
})
