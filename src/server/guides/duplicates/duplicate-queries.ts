import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Duplicate, TitledGuide } from './find-duplicates.ts'

/** Returns the next titles after an id of guides on sale, in order of id: English, or Japanese if there is no English. */
export async function listComparedTitles(db: Db, afterId: number, count: number): Promise<TitledGuide[]> {
  return db
    .selectFrom('guides')
    .select(['id', sql<string>`coalesce(nullif(title_en, ''), title_ja)`.as('title')])
    .where('id', '>', afterId)
    .where('state', '=', 'on-sale')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** Writes only differences, so that an unchanged catalogue keeps its version. Returns the number of changed guides. */
export async function replaceDuplicates(tx: Db, duplicates: readonly Duplicate[]): Promise<number> {
  const ids = sql.val(duplicates.map(({ id }) => id))
  const kept = sql.val(duplicates.map(({ duplicateOf }) => duplicateOf))
  const { rows } = await sql<{ id: number }>`
    select guides.id
    from guides
    left join unnest(${ids}::int[], ${kept}::int[]) as duplicates (id, kept) on duplicates.id = guides.id
    where guides.duplicate_of is distinct from duplicates.kept`.execute(tx)
  if (rows.length === 0) return 0
  await sql`
    update guides
    set duplicate_of = duplicates.kept
    from unnest(${sql.val(rows.map(({ id }) => id))}::int[]) as changed (id)
    left join unnest(${ids}::int[], ${kept}::int[]) as duplicates (id, kept) on duplicates.id = changed.id
    where guides.id = changed.id`.execute(tx)
  return rows.length
}
