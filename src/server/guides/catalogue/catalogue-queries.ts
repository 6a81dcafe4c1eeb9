import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { firstIncomeOf, startCostOf, toolNamesOf } from '../../../shared/guides/guide-facts.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { TranslationState } from '../../../shared/languages.ts'
import { overrideTags } from '../../../shared/guides/read-guide-fields.ts'
import type { Db } from '../../platform/database.ts'
import { toNames } from './to-names.ts'

/** Public texts of a guide that only its own page shows. */
export interface PublicTexts {
  previewEn: string
  previewJa: string
  previewTh: string
  /** Headings of the sections that follow the preview. */
  outlineEn: string[]
  outlineJa: string[]
  outlineTh: string[]
  /** What the income range is based on: hours, clients, rates. */
  incomeBasisEn: string
  incomeBasisJa: string
  startCostEn: string
  startCostJa: string
  /** The typical time until the first payment. */
  firstIncomeEn: string
  firstIncomeJa: string
  /** Only the names of the tools that the guide uses and of the risks that it covers. */
  toolsEn: string[]
  toolsJa: string[]
  risksEn: string[]
  risksJa: string[]
  /** Null where unknown. */
  hoursPerWeek: number | null
  translationStateJa: TranslationState
  translationStateTh: TranslationState
}

export interface CataloguedGuide {
  card: Omit<GuideSummary, 'recommended'>
  texts: PublicTexts
  withdrawn: boolean
}

export async function findCatalogueVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** The next guides after an id that are or were sold, in order of id; public columns only. */
export async function listCataloguedGuides(
  db: Db,
  afterId: number,
  count: number,
): Promise<CataloguedGuide[]> {
  const rows = await db
    .selectFrom('guides')
    .select((eb) => [
      'id',
      'title_en as titleEn',
      'title_ja as titleJa',
      'title_th as titleTh',
      sql<string>`coalesce(summary_en, '')`.as('summaryEn'),
      sql<string>`coalesce(summary_ja, '')`.as('summaryJa'),
      sql<string>`coalesce(summary_th, '')`.as('summaryTh'),
      'tags',
      'price',
      'price_jpy as priceJpy',
      'is_free_preview as isFreePreview',
      'thumbnail_url as thumbnailUrl',
      sql<string>`coalesce(income_range, '')`.as('incomeRange'),
      sql<string>`coalesce(metadata ->> 'incomeRangeJa', income_range, '')`.as('incomeRangeJa'),
      sql<string>`coalesce(metadata ->> 'emoji', '')`.as('emoji'),
      'reading_minutes as readingMinutes',
      'duplicate_of as duplicateOf',
      'updated_at as updatedAt',
      sql<boolean>`state = 'withdrawn'`.as('withdrawn'),
      jsonBuildObject({
        previewEn: eb.ref('preview_en'),
        previewJa: eb.ref('preview_ja'),
        previewTh: eb.ref('preview_th'),
        outlineEn: eb.ref('outline_en'),
        outlineJa: eb.ref('outline_ja'),
        outlineTh: eb.ref('outline_th'),
        incomeBasisEn: sql<string>`coalesce(metadata ->> 'incomeBasisEn', '')`,
        incomeBasisJa: sql<string>`coalesce(metadata ->> 'incomeBasisJa', '')`,
        startCostEn: sql<string>`coalesce(metadata ->> 'startCostEn', '')`,
        startCostJa: sql<string>`coalesce(metadata ->> 'startCostJa', '')`,
        firstIncomeEn: sql<string>`coalesce(metadata ->> 'firstIncomeEn', '')`,
        firstIncomeJa: sql<string>`coalesce(metadata ->> 'firstIncomeJa', '')`,
        toolsEn: sql`metadata -> 'toolsEn'`,
        toolsJa: sql`metadata -> 'toolsJa'`,
        risksEn: sql`metadata -> 'risksEn'`,
        risksJa: sql`metadata -> 'risksJa'`,
        hoursPerWeek: sql`metadata -> 'hoursPerWeek'`,
        translationStateJa: sql<TranslationState>`translation_state_ja`,
        translationStateTh: sql<TranslationState>`translation_state_th`,
      }).as('texts'),
    ])
    .where('id', '>', afterId)
    .where('state', 'in', ['on-sale', 'withdrawn'])
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ texts, updatedAt, withdrawn, ...card }) => {
    const toolsEn = toNames(texts.toolsEn)
    const toolsJa = toNames(texts.toolsJa)
    return {
      withdrawn,
      card: {
        ...card,
        tags: overrideTags(card.id, card.tags),
        tools: toolNamesOf([...toolsEn, ...toolsJa]),
        startCost: startCostOf(texts.startCostEn) ?? startCostOf(texts.startCostJa) ?? null,
        firstIncome: firstIncomeOf(texts.firstIncomeEn) ?? firstIncomeOf(texts.firstIncomeJa) ?? null,
        updatedAt: updatedAt.toISOString(),
      },
      texts: {
        ...texts,
        toolsEn,
        toolsJa,
        risksEn: toNames(texts.risksEn),
        risksJa: toNames(texts.risksJa),
        hoursPerWeek: typeof texts.hoursPerWeek === 'number' ? texts.hoursPerWeek : null,
      },
    }
  })
}
