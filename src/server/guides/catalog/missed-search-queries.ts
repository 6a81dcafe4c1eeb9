import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Maximum number of rows. Further new searches are not stored. */
const maxRows = 10_000
/** Maximum number of searches shown in the admin. */
const maxShown = 100

/** Minimum number of searches before the text is stored. Fewer could come from one person and reveal personal data. */
const storedFrom = 3

/** Counts a search by the hash of its text. */
export async function addMissedSearch(db: Db, text: string, now: Date): Promise<void> {
  const key = hash('sha256', text, 'base64url')
  await sql`
    insert into missed_searches as held (key, times, last_at)
    select ${key}, 1, ${now}::timestamptz
    where (select count(*) from missed_searches) < ${maxRows}::int
      or exists (select from missed_searches where key = ${key})
    on conflict (key) do update set
      times = held.times + 1,
      last_at = excluded.last_at,
      text = case when held.times + 1 >= ${storedFrom}::int then ${text} end`.execute(db)
}

/** Returns the most frequent missed searches whose text was stored. */
export async function listMissedSearches(db: Db) {
  const rows = await db
    .selectFrom('missedSearches')
    .select(['text', 'times', 'lastAt'])
    .where('text', 'is not', null)
    .orderBy('times', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map(({ text, times, lastAt }) => ({ text: text ?? '', times, lastAt: lastAt.toISOString() }))
}
