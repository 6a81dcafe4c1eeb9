import { sql } from 'kysely'
import type { TranslationLanguage, TranslationState } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

export interface TranslationRow {
  guideId: number
  titleEn: string
  /** An empty string means not translated. */
  title: string
  state: TranslationState
}

interface StateFilter {
  state?: TranslationState | undefined
  /** Only these guides. */
  ids?: readonly number[] | undefined
  /** Without these guides. */
  except?: readonly number[] | undefined
}

interface StatePage {
  /** From 1. */
  page: number
  pageSize: number
}

const wholeList = { page: 1, pageSize: null }

/** Guides by the state of their translation, in order of id, all or one page; without the text. */
export async function listTranslationStates(
  db: Db,
  language: TranslationLanguage,
  filter: StateFilter,
  { page, pageSize }: StatePage | typeof wholeList = wholeList,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const found = selectStates(db, language, filter)
  const [rows, counted] = await Promise.all([
    found
      .select([
        'id as guideId',
        'title_en as titleEn',
        `title_${language} as title`,
        sql<TranslationState>`${sql.ref(`translation_state_${language}`)}`.as('state'),
      ])
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
    .$if(state !== undefined, (query) => query.where(`translation_state_${language}`, '=', state ?? ''))
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids}::int[])`))
    .$if(except !== undefined, (query) => query.where('id', '!=', sql<number>`all(${except}::int[])`))
}

export async function countTranslationStates(
  db: Db,
  language: TranslationLanguage,
): Promise<Record<TranslationState, number>> {
  const rows = await db
    .selectFrom('guides')
    .select([
      sql<TranslationState>`${sql.ref(`translation_state_${language}`)}`.as('state'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(`translation_state_${language}`)
    .execute()
  return {
    missing: 0,
    stale: 0,
    current: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
