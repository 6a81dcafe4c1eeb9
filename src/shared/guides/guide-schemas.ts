import { z } from 'zod'
import { guideLanguages, pageLanguages, shownLanguages, parseGuideLanguage } from '../languages.ts'
import { createFieldShape } from './fields/field-schemas.ts'
import {
  listedFields,
  countedParts,
  listFacts,
  outlineFields,
  previewFields,
  textFacts,
} from './fields/guide-fields.ts'
import type { FilterChoices } from './guide-choices.ts'
import { understoodKinds } from './search-conditions.ts'
import {
  firstIncomes,
  listFilterKinds,
  startCosts,
  listFilters,
  type ListFilterKind,
  type ListFilterDefinition,
  type ListFilterValue,
} from './list-filters.ts'
import {
  maxFeaturedGuides,
  guideListLimit,
  homePageSize,
  maxGuideId,
  maxListPage,
  listPageSize,
  listingSorts,
  maxSearchLength,
  maxToolLength,
  searchMatches,
  type GuideSummary,
  type ListedCard,
} from './guides.ts'
import { currencies } from '../money.ts'
import { createRecord } from '../objects.ts'
import { documentedSearchText, searchText, boundedText } from '../text-schemas.ts'

/** 1 to 2147483647 (B2.3). */
export const guideIdSchema = z.int().min(1).max(maxGuideId)

/** A guide language. English for unknown values (B3.6). */
export const languageSchema = z.string().optional().transform(parseGuideLanguage)

/**
 * Filters of the documented list. A limit above 10000 counts as 10000 (B14.2), and a search text has at most 200 code points
 * (B12.48).
 */
export const listInputSchema = z.object({
  limit: z
    .int()
    .min(0)
    .transform((limit) => Math.min(limit, guideListLimit))
    .optional(),
  offset: z
    .int()
    .min(0)
    .transform((offset) => Math.min(offset, maxGuideId))
    .optional(),
  tag: boundedText(maxSearchLength).optional(),
  search: documentedSearchText(maxSearchLength).optional(),
  language: languageSchema,
})

/** Ids of guides whose cards are requested: at most as many as a user can save. */
export const cardsInputSchema = z.object({ ids: z.array(guideIdSchema).max(300) })

/** Language whose texts the cards contain. Older pages send none and get all languages. */
const cardLanguageSchema = z.enum(pageLanguages).optional()

function narrowingSchema(kind: ListFilterKind) {
  const { values }: ListFilterDefinition = listFilters[kind]
  return values ? z.enum(values) : boundedText(maxToolLength)
}

export const listingInputSchema = z.object({
  language: cardLanguageSchema,
  q: searchText(maxSearchLength).optional(),
  sort: z.enum(listingSorts).optional(),
  free: z.boolean().optional(),
  ...(createRecord(listFilterKinds, (kind) => narrowingSchema(kind).optional()) as {
    [Kind in ListFilterKind]: z.ZodOptional<z.ZodType<ListFilterValue<Kind>>>
  }),
  page: z.int().min(1).max(maxListPage).default(1),
  pageSize: z.int().min(1).max(100).default(listPageSize),
})

export const guideCardSchema = z.object({
  id: guideIdSchema,
  ...createFieldShape(listedFields, {
    text: z.string(),
    filledText: z.string(),
    optionalText: z.string(),
    tags: z.array(z.string()),
    cents: z.int().describe('US cents'),
    yen: z.int().nullable().describe('yen; null means the same number as price'),
    flag: z.boolean(),
    image: z.string(),
  }),
  incomeRangeJa: z.string(),
  tools: z.array(z.string()).describe('names, the same in every language'),
  startCost: z.enum(startCosts).nullable().describe('null where the guide names no amount'),
  firstIncome: z
    .enum(firstIncomes)
    .nullable()
    .describe('how long until the first payment; null where unknown'),
  emoji: z.string(),
  readingMinutes: z.int(),
  duplicateOf: z.int().nullable(),
  recommended: z.int().describe('its place in the recommended order, from 1'),
  reported: z
    .object({ reports: z.int(), paid: z.int(), said: z.record(z.enum(pageLanguages), z.string()) })
    .optional()
    .describe(
      'what buyers report, from five reports on: how many, how many of them with a first payment, in words',
    ),
  updatedAt: z.string(),
}) satisfies z.ZodType<GuideSummary>

export const listedCardSchema = guideCardSchema.omit({
  titleTh: true,
  summaryTh: true,
  tools: true,
  startCost: true,
  firstIncome: true,
}) satisfies z.ZodType<ListedCard>

const videoSchema = z.object({
  videoId: z.string(),
  title: z.string(),
  language: z.string(),
  thumbnailUrl: z.string(),
  channelTitle: z.string().nullable(),
})

const translationStateSchema = z
  .enum(['missing', 'stale', 'current'])
  .describe('`stale`: made from an earlier version of the English')

const names = z.array(z.string())

/** A guide with its text. The paid fields are only set if the user has access to the guide. */
export const guideDetailSchema = z.object({
  guide: guideCardSchema.extend({
    ...createRecord(previewFields, () => z.string()),
    ...createRecord(outlineFields, () => names),
    outlineEn: names.describe('headings of the sections that follow the preview'),
    insideCounts: z
      .array(z.int())
      .describe('steps, prices, mistakes and templates in the full text; empty where they are not counted'),
    ...createRecord(textFacts, () => z.string()),
    firstIncomeEn: z.string().describe('how long it tends to take until the first payment'),
    ...createRecord(listFacts, () => names),
    translationStateJa: translationStateSchema,
    translationStateTh: translationStateSchema,
    canView: z.boolean(),
    language: z.enum(guideLanguages).describe('the language that `title` and `content` are in'),
    title: z.string(),
    content: z.string().optional(),
    contentEn: z.string().optional(),
    contentJa: z.string().optional(),
    contentTh: z.string().optional(),
    referenceVideos: z.array(videoSchema).optional(),
  }),
})
export type GuideDetail = z.infer<typeof guideDetailSchema>

const choiceOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.int().min(0) }))

/** A part of the search text that was understood as a condition instead of words (B21.44). */
export const understoodSchema = z.object({
  kind: z.enum(understoodKinds),
  amount: z.number().describe('hours a week, weeks, dollars or yen'),
  said: z.string().describe('as it was typed, folded; of a dislike only what is disliked'),
  q: z.string().describe('what was typed, without this part'),
})

export const listingSchema = z.object({
  cards: z.array(listedCardSchema),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  filter: z
    .union([
      z.object({ kind: z.literal('tag'), tag: z.string() }),
      z.object({
        kind: z.literal('search'),
        text: z.string(),
        match: z.enum(searchMatches),
        shown: z.string().describe('what guides are shown for, where that is not what was asked'),
        lost: z.string().describe('what no guide has, of what was asked'),
        about: z
          .int()
          .describe('how many guides are what was asked for; the others, behind them, are close to it'),
        understood: z.array(understoodSchema),
      }),
    ])
    .nullable(),
  choices: z
    .object(
      createRecord(listFilterKinds, (kind) => choiceOf(narrowingSchema(kind))) as {
        [Kind in ListFilterKind]: z.ZodType<FilterChoices[Kind]>
      },
    )
    .describe('what the list can be narrowed to, each with how many guides would be left'),
  help: z
    .object({ tags: z.array(z.string()), cards: z.array(listedCardSchema) })
    .nullable()
    .describe('where to go on when a search finds nothing'),
})
export type Listing = z.infer<typeof listingSchema>

/** Methods of the catalog: groups of guides with the same tags. */
export const methodsSchema = z.array(
  z.object({
    card: listedCardSchema.pick({ id: true, titleEn: true, titleJa: true, thumbnailUrl: true }),
    tags: z.array(z.string()).describe('the rarest first'),
    emojis: z.array(z.string()).describe('of the trades'),
    guides: z.int(),
  }),
)

export const methodSchema = z
  .object({ tags: z.array(z.string()), cards: z.array(listedCardSchema) })
  .nullable()
  .describe('null where the guide has no listed method')

export const suggestInputSchema = z.object({ text: searchText(maxSearchLength) })

export const suggestionsSchema = z.object({
  tags: z.array(z.string()),
  tools: z.array(z.string()),
  cards: z.array(listedCardSchema.pick({ id: true, titleEn: true, titleJa: true })),
})

export const featuredInputSchema = z.object({
  language: cardLanguageSchema,
  count: z.int().min(1).max(maxFeaturedGuides).default(homePageSize),
})

export const featuredSchema = z.object({
  cards: z.array(listedCardSchema),
  featured: z.int().describe('how many the home page can show'),
  guides: z.int().describe('how many the list has'),
  reported: z
    .object({ reports: z.int(), early: z.int(), none: z.int() })
    .nullable()
    .describe('what buyers report of all guides; null where they are too few'),
})
export type FeaturedGuides = z.infer<typeof featuredSchema>

const localizedSchema = z.object({ text: z.string(), language: z.enum(shownLanguages) })
const namesSchema = z.object({ names: z.array(z.string()), language: z.enum(shownLanguages) })

export const guidePageInputSchema = z.object({
  id: guideIdSchema,
  language: z.enum(pageLanguages),
  view: z.literal('both').optional(),
})

export const guidePageSchema = z.object({
  card: listedCardSchema,
  preview: localizedSchema,
  outline: namesSchema.describe('headings of the sections that follow the preview'),
  inside: z
    .array(z.object({ part: z.enum(countedParts), count: z.int() }))
    .describe('what the full text has; empty where it is not counted'),
  facts: z
    .object({
      incomeBasis: localizedSchema,
      startCost: localizedSchema,
      firstIncome: localizedSchema,
      tools: namesSchema,
      risks: namesSchema,
    })
    .describe('each empty where nothing is known'),
  access: z.enum(['open', 'locked', 'waiting']).describe('`waiting` over the reading limit of Pro (B19.14)'),
  opensAt: z.string().nullable().describe('when a guide that waits may be opened'),
  grounds: z.enum(['free-preview', 'purchase', 'free-pick', 'gift', 'subscription']).nullable(),
  since: z.string().nullable().describe('when it was bought, picked or opened by Pro'),
  ownedTwin: z
    .object({ id: guideIdSchema, titleEn: z.string(), titleJa: z.string() })
    .nullable()
    .describe('a guide that the reader owns and that says nearly the same as this locked one'),
  freePick: z.boolean().describe('the reader may open this guide with the one free pick of their account'),
  proCurrency: z
    .enum(currencies)
    .nullable()
    .describe('the currency in which Pro would be charged, where it is not free to be the page’s'),
  stale: z.boolean().describe('what is shown in Japanese was made from an earlier version of the English'),
  body: z
    .object({
      language: z.enum(shownLanguages),
      html: z.string(),
      sections: z.array(z.object({ id: z.string(), title: z.string(), language: z.enum(shownLanguages) })),
      partial: z.boolean().describe('English stands where the Japanese has nothing yet'),
      bothLanguages: z.boolean().describe('there is a text in either language'),
      rows: z
        .array(
          z.object({
            state: z.enum(['current', 'stale', 'missing', 'orphan', 'added']),
            en: z.string(),
            ja: z.string(),
          }),
        )
        .nullable()
        .describe('both languages side by side, as HTML, where they were asked for; `html` is empty then'),
      videos: z.array(videoSchema),
      steps: z
        .array(z.object({ key: z.string(), text: z.string() }))
        .optional()
        .describe(
          'what there is to do, in order; a key stays as long as the English of its step; not in copies from before',
        ),
    })
    .nullable(),
  credits: z
    .array(z.string())
    .optional()
    .describe('who publishes it, and how its Japanese was made; not in copies from before'),
  related: z.array(listedCardSchema),
  reported: z
    .string()
    .nullish()
    .describe('what readers report, as HTML; null where they are too few; not in copies from before'),
})

export const withdrawnInputSchema = guidePageInputSchema.omit({ view: true })

export const withdrawnGuideSchema = z.object({
  titleEn: z.string(),
  titleJa: z.string(),
  related: z.array(listedCardSchema),
})
export type WithdrawnGuide = z.infer<typeof withdrawnGuideSchema>

export type GuidePage = z.infer<typeof guidePageSchema>
