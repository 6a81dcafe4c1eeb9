import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import {
  classifyFirstIncome,
  classifyStartCost,
  extractToolNames,
} from '../../../shared/guides/guide-facts.ts'
import {
  guideFields,
  listedFields,
  listFacts,
  outlineFields,
  previewFields,
  textFacts,
  type ListedFields,
  type ListFact,
  type TextFact,
  type TextPreviews,
} from '../../../shared/guides/fields/guide-fields.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { TranslationState } from '../../../shared/languages.ts'
import { createRecord } from '../../../shared/objects.ts'
import { correctTags } from '../../../shared/guides/fields/read-guide-fields.ts'
import type { Db } from '../../platform/database.ts'
import { parseNames } from '../text/index.ts'

/** Public texts that are shown only on the guide's own page. Lists of tools and risks contain only names. */
export interface PublicTexts extends TextPreviews, Record<TextFact, string>, Record<ListFact, string[]> {
  /** Weekly hours of work. Null if unknown. */
  hoursPerWeek: number | null
  translationStateJa: TranslationState
  translationStateTh: TranslationState
  machineTranslatedJa: boolean
  /** ISO 8601 time of an editor's last check of the Japanese translation. Null if never checked. */
  translationCheckedAtJa: string | null
}

export interface CatalogGuide {
  card: Omit<GuideSummary, 'recommended'>
  texts: PublicTexts
  withdrawn: boolean
}

export async function findCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogueVersion').select('version').executeTakeFirstOrThrow()
  return row.version
}

/**
 * Makes PostgreSQL read rows in index order for the rest of the transaction. Without statistics, such as after a large import,
 * the planner would sort all remaining guides for every slice.
 */
export async function forceIndexOrder(tx: Db): Promise<void> {
  await sql`set local enable_sort = off`.execute(tx)
}

/** Public metadata fields as one record. PostgreSQL would otherwise detoast the column again for each field. */
const publicFacts = sql<object>`jsonb_to_record(metadata)`.as<'facts'>(
  sql.raw(
    `facts(${[
      ...['emoji', 'incomeRangeJa', ...textFacts].map((name) => `"${name}" text`),
      ...[...listFacts, 'hoursPerWeek'].map((name) => `"${name}" jsonb`),
    ].join(', ')})`,
  ),
)

const factText = (name: string) => sql<string>`coalesce(${sql.raw(`facts."${name}"`)}, '')`
const fact = (name: string) => sql`${sql.raw(`facts."${name}"`)}`

const listedColumns = listedFields.map((name) =>
  (guideFields[name].kind === 'optionalText' ? sql`coalesce(${sql.ref(name)}, '')` : sql.ref(name)).as(name),
)

/** Returns public columns of up to `count` guides that are or were on sale and have ids above `afterId`, in order of id. */
export async function listCatalogGuides(db: Db, afterId: number, count: number): Promise<CatalogGuide[]> {
  const rows = await db
    .selectFrom('guides')
    .innerJoinLateral(publicFacts, (join) => join.onTrue())
    .select((eb) => [
      'id',
      ...listedColumns,
      sql<string>`coalesce(facts."incomeRangeJa", income_range, '')`.as('incomeRangeJa'),
      factText('emoji').as('emoji'),
      'readingMinutes',
      'duplicateOf',
      'updatedAt',
      sql<boolean>`state = 'withdrawn'`.as('withdrawn'),
      jsonBuildObject({
        ...createRecord(previewFields, (name) => eb.ref(name)),
        ...createRecord(outlineFields, (name) => eb.ref(name)),
        insideCounts: eb.ref('insideCounts'),
        ...createRecord(textFacts, factText),
        ...createRecord([...listFacts, 'hoursPerWeek'] as const, fact),
        translationStateJa: eb.ref('translationStateJa'),
        translationStateTh: eb.ref('translationStateTh'),
        machineTranslatedJa: eb.ref('machineTranslatedJa'),
        translationCheckedAtJa: eb.ref('translationCheckedAtJa'),
      }).as('texts'),
    ])
    .where('id', '>', afterId)
    .where('state', 'in', ['on-sale', 'withdrawn'])
    .orderBy('id')
    .limit(count)
    .$narrowType<ListedFields>()
    .execute()
  return rows.map(({ texts, updatedAt, withdrawn, ...card }) => {
    // Lists the fields one by one, because spreading another object makes a rebuild 3 % slower.
    const toolsEn = parseNames(texts.toolsEn)
    const toolsJa = parseNames(texts.toolsJa)
    return {
      withdrawn,
      card: {
        ...card,
        tags: correctTags(card.id, card.tags),
        tools: extractToolNames([...toolsEn, ...toolsJa]),
        startCost: classifyStartCost(texts.startCostEn) ?? classifyStartCost(texts.startCostJa) ?? null,
        firstIncome:
          classifyFirstIncome(texts.firstIncomeEn) ?? classifyFirstIncome(texts.firstIncomeJa) ?? null,
        updatedAt: updatedAt.toISOString(),
      },
      texts: {
        ...texts,
        toolsEn,
        toolsJa,
        risksEn: parseNames(texts.risksEn),
        risksJa: parseNames(texts.risksJa),
        hoursPerWeek: typeof texts.hoursPerWeek === 'number' ? texts.hoursPerWeek : null,
      },
    }
  })
}

/** Returns the distinct tool names of all English guides. */
export async function listTools(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tools: unknown }>`
    select distinct metadata -> 'toolsEn' as tools from guides where metadata ? 'toolsEn'`.execute(db)
  return [...new Set(rows.flatMap(({ tools }) => parseNames(tools)))]
}
