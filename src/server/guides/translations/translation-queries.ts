import { sql } from 'kysely'
import type { TranslationLanguage, TranslationState } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

const selectInState = (db: Db, language: TranslationLanguage, state: TranslationState) =>
  db.selectFrom('guides').where(language === 'ja' ? 'translationStateJa' : 'translationStateTh', '=', state)

/** Returns the ids of the guides whose translation is in this state, in ascending order, or only the given id. */
export async function listGuidesInState(
  db: Db,
  language: TranslationLanguage,
  state: TranslationState,
  guideId?: number,
): Promise<number[]> {
  const rows = await selectInState(db, language, state)
    .$if(guideId !== undefined, (query) => query.where('id', '=', guideId ?? 0))
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function countStaleTranslations(db: Db, language: TranslationLanguage): Promise<number> {
  const { count } = await selectInState(db, language, 'stale')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
