import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Deps } from '../platform/deps.ts'

/** Minimum number of users per guide. With fewer, individuals could be recognized. */
const leastPeople = 3

const maxPopular = 6
const popularForMs = 30 * 24 * 60 * 60 * 1000

/** Counts purchases and checked-off steps of the last 30 days by guide. Views aren't counted, because reading isn't tracked (B21.18). */
export async function updatePopularGuides({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - popularForMs)
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('popularGuides').execute()
    await sql`
      insert into popular_guides (guide_id, people)
      select guide_id, count(distinct user_id) as people from (
        select guide_id, user_id from purchases where purchase_date >= ${since} and revoked_at is null
        union all
        select guide_id, user_id from step_marks where changed_at >= ${since} and done
      ) as used
      group by guide_id having count(distinct user_id) >= ${leastPeople}
      order by people desc, guide_id limit ${maxPopular}`.execute(tx)
  })
}

export async function listPopularGuideIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('popularGuides')
    .select('guideId as id')
    .orderBy('people', 'desc')
    .orderBy('guideId')
    .execute()
  return rows.map(({ id }) => id)
}

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
