import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { firstIncomeOf, startCostOf, toolNamesOf } from '../../../shared/guides/guide-facts.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { TranslationState } from '../../../shared/languages.ts'
import { overrideTags } from '../../../shared/guides/read-guide-fields.ts'
import type { Db } from '../../platform/database.ts'
import { toNames } from '../text/index.ts'

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
  const row = await db.selectFrom('catalogueVersion').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Without statistics, as after a large import, PostgreSQL would sort all the guides that are left for each slice. */
export async function readInOrderOfIndex(tx: Db): Promise<void> {
  await sql`set local enable_sort = off`.execute(tx)
}

/** What the metadata of a guide says in public. As one record, because PostgreSQL fetches a stored value again for each field. */
const publicFacts = sql<object>`jsonb_to_record(metadata)`.as<'facts'>(sql`facts(
  emoji text, "incomeRangeJa" text, "incomeBasisEn" text, "incomeBasisJa" text, "startCostEn" text, "startCostJa" text,
  "firstIncomeEn" text, "firstIncomeJa" text, "toolsEn" jsonb, "toolsJa" jsonb, "risksEn" jsonb, "risksJa" jsonb,
  "hoursPerWeek" jsonb)`)

/** The next guides after an id that are or were sold, in order of id; public columns only. */
export async function listCataloguedGuides(
  db: Db,
  afterId: number,
  count: number,
): Promise<CataloguedGuide[]> {
  const rows = await db
    .selectFrom('guides')
    .innerJoinLateral(publicFacts, (join) => join.onTrue())
    .select((eb) => [
      'id',
      'titleEn',
      'titleJa',
      'titleTh',
      sql<string>`coalesce(summary_en, '')`.as('summaryEn'),
      sql<string>`coalesce(summary_ja, '')`.as('summaryJa'),
      sql<string>`coalesce(summary_th, '')`.as('summaryTh'),
      'tags',
      'price',
      'priceJpy',
      'isFreePreview',
      'thumbnailUrl',
      sql<string>`coalesce(income_range, '')`.as('incomeRange'),
      sql<string>`coalesce(facts."incomeRangeJa", income_range, '')`.as('incomeRangeJa'),
      sql<string>`coalesce(facts.emoji, '')`.as('emoji'),
      'readingMinutes',
      'duplicateOf',
      'updatedAt',
      sql<boolean>`state = 'withdrawn'`.as('withdrawn'),
      jsonBuildObject({
        previewEn: eb.ref('previewEn'),
        previewJa: eb.ref('previewJa'),
        previewTh: eb.ref('previewTh'),
        outlineEn: eb.ref('outlineEn'),
        outlineJa: eb.ref('outlineJa'),
        outlineTh: eb.ref('outlineTh'),
        incomeBasisEn: sql<string>`coalesce(facts."incomeBasisEn", '')`,
        incomeBasisJa: sql<string>`coalesce(facts."incomeBasisJa", '')`,
        startCostEn: sql<string>`coalesce(facts."startCostEn", '')`,
        startCostJa: sql<string>`coalesce(facts."startCostJa", '')`,
        firstIncomeEn: sql<string>`coalesce(facts."firstIncomeEn", '')`,
        firstIncomeJa: sql<string>`coalesce(facts."firstIncomeJa", '')`,
        toolsEn: sql`facts."toolsEn"`,
        toolsJa: sql`facts."toolsJa"`,
        risksEn: sql`facts."risksEn"`,
        risksJa: sql`facts."risksJa"`,
        hoursPerWeek: sql`facts."hoursPerWeek"`,
        translationStateJa: eb.ref('translationStateJa'),
        translationStateTh: eb.ref('translationStateTh'),
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

/** The tools that guides list in English, each entry once. */
export async function listTools(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tools: unknown }>`
    select distinct metadata -> 'toolsEn' as tools from guides where metadata ? 'toolsEn'`.execute(db)
  return [...new Set(rows.flatMap(({ tools }) => toNames(tools)))]
}
