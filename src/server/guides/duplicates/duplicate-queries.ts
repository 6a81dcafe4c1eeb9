import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { DuplicateGuide, TitledGuide } from './find-duplicates.ts'

/** Returns titles (English, or else Japanese) of up to `count` guides on sale with ids above `afterId`, in order of id. */
export async function listTitlesToCompare(db: Db, afterId: number, count: number): Promise<TitledGuide[]> {
  return db
    .selectFrom('guides')
    .select(['id', sql<string>`coalesce(nullif(title_en, ''), title_ja)`.as('title')])
    .where('id', '>', afterId)
    .where('state', '=', 'on-sale')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** Updates `duplicate_of` where it differs, so that an unchanged catalog keeps its version. Returns the number of changes. */
export async function replaceDuplicates(tx: Db, duplicates: readonly DuplicateGuide[]): Promise<number> {
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
