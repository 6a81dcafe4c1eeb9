import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Adds views; unknown guides are skipped. */
export async function addViews(
  db: Db,
  rows: readonly { day: string; guideId: number; views: number; ends: number }[],
): Promise<void> {
  await sql`
    insert into guide_views as held (day, guide_id, views, preview_ends)
    select counted.day, guides.id, counted.views, counted.ends
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (day date, "guideId" int, views int, ends int)
    join guides on guides.id = counted."guideId"
    on conflict (day, guide_id) do update set
      views = held.views + excluded.views, preview_ends = held.preview_ends + excluded.preview_ends`.execute(
    db,
  )
}

/** Deletes at most `most` rows and returns their number. */
export async function deleteViews(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from guide_views where ctid in
      (select ctid from guide_views where day < ${before}::timestamptz limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
