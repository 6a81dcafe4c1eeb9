import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Adds counts to the stored ones. Skips ids of guides that don't exist. */
export async function incrementViews(
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
