import { sql } from 'kysely'
import type { TranslationLanguage, TranslationState } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

export type TranslationRow = Awaited<ReturnType<typeof listTranslationStates>>['rows'][number]

interface StateFilter {
  state?: TranslationState | undefined
  /** Ids to which the result is limited. Undefined for all guides. */
  ids?: readonly number[] | undefined
  /** Ids of guides to leave out. */
  except?: readonly number[] | undefined
}

const columnsIn = {
  ja: { title: 'titleJa', state: 'translationStateJa' },
  th: { title: 'titleTh', state: 'translationStateTh' },
} as const

/** Returns guides with the state of their translation, without texts, in order of id: one page, counted from 1, or all. */
export async function listTranslationStates(
  db: Db,
  language: TranslationLanguage,
  filter: StateFilter,
  { page, pageSize }: { page: number; pageSize: number | null } = { page: 1, pageSize: null },
) {
  const found = selectStates(db, language, filter)
  const { title, state } = columnsIn[language]
  const [rows, counted] = await Promise.all([
    found
      .select(['id as guideId', 'titleEn', `${title} as title`, `${state} as state`])
      .orderBy('id')
      .offset((page - 1) * (pageSize ?? 0))
      .limit(pageSize)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

function selectStates(db: Db, language: TranslationLanguage, { state, ids, except }: StateFilter) {
  return db
    .selectFrom('guides')
    .$if(state !== undefined, (query) => query.where(columnsIn[language].state, '=', state ?? 'missing'))
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::int[])`))
    .$if(except !== undefined, (query) => query.where('id', '!=', sql<number>`all(${except}::int[])`))
}

export async function countTranslationStates(
  db: Db,
  language: TranslationLanguage,
): Promise<Record<TranslationState, number>> {
  const column = columnsIn[language].state
  const rows = await db
    .selectFrom('guides')
    .select([`${column} as state`, sql<number>`count(*)::int`.as('count')])
    .groupBy(column)
    .execute()
  return {
    missing: 0,
    stale: 0,
    current: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
