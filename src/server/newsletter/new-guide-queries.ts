import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

interface Span {
  from: Date
  to: Date
}

/** Selects the guides on sale without near-duplicates. */
const guidesOnSale = (db: Db) =>
  db.selectFrom('guides').select('id').where('state', '=', 'on-sale').where('duplicateOf', 'is', null)

/** Returns guides that went on sale in a time span, newest first, without near-duplicates. */
export async function listNewGuideIds(db: Db, { from, to }: Span, most: number): Promise<number[]> {
  const rows = await guidesOnSale(db)
    .where('onSaleSince', '>=', from)
    .where('onSaleSince', '<', to)
    .orderBy('onSaleSince', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns guides on sale whose text changed in a time span. Excludes bulk changes, because they only change prices and tags. */
export async function listImprovedGuideIds(db: Db, { from, to }: Span, most: number): Promise<number[]> {
  const rows = await guidesOnSale(db)
    .where('version', '>', 1)
    .where('savedWay', '!=', 'many')
    .where('updatedAt', '>=', from)
    .where('updatedAt', '<', to)
    .where(sql<boolean>`updated_at > on_sale_since + interval '1 day'`)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the number of guides that went on sale in each of the last weeks, latest week first. */
export async function countNewGuidesByWeek(db: Db, now: Date, weeks: number): Promise<number[]> {
  const { rows } = await sql<{ week: number; count: number }>`
    select floor(extract(epoch from ${now}::timestamptz - on_sale_since) / 604800)::int as week, count(*)::int as count
    from guides
    where state = 'on-sale' and on_sale_since <= ${now}
      and on_sale_since > ${now}::timestamptz - make_interval(weeks => ${weeks})
    group by 1`.execute(db)
  const counts = new Map(rows.map(({ week, count }) => [week, count]))
  return Array.from({ length: weeks }, (_, week) => counts.get(week) ?? 0)
}
