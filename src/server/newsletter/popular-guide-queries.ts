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
