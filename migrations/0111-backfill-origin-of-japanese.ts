// Sets the columns of 0110 for existing guides in batches, while the shop is running.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

/** Number of ids per statement. Each statement compares the texts of all their versions. */
const batchSize = 200

/**
 * Sets the columns by the last version that changed the Japanese of a guide. Guides saved after 0110 keep the values of its
 * trigger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from guides`.execute(db)
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += batchSize) {
    const to = from + batchSize - 1
    await sql`
    with saved as (
      select guide_id, version, saved_at, saved_by, saved_way,
        jsonb_build_array(whole -> 'titleJa', whole -> 'summaryJa', whole -> 'contentJa') as japanese
      from guide_versions where guide_id between ${from} and ${to}
      union all
      select id, version, updated_at, saved_by, saved_way,
        jsonb_build_array(title_ja, coalesce(summary_ja, ''), content_ja) from guides where id between ${from} and ${to}
    ), compared as (
      select *, japanese is distinct from lag(japanese) over (partition by guide_id order by version) as differs from saved
    ), changes as (
      select *, max(version) filter (where saved_way = 'import') over (partition by guide_id) as imported
      from compared where differs or saved_way = 'translation'
    ), latest as (
      select distinct on (guide_id) guide_id,
        case when saved_by is not null and saved_way in ('desk', 'translation') then saved_at end as checked_at
      from changes order by guide_id, version desc
    )
    update guides set machine_translated_ja = true, translation_checked_at_ja = latest.checked_at
    from latest where latest.guide_id = guides.id and not machine_translated_ja and exists (
      select from changes where changes.guide_id = guides.id and saved_way = 'translation' and version > coalesce(imported, 0))`.execute(
      db,
    )
  }
}

export async function down(): Promise<void> {
  // Nothing to do: 0110 drops the columns.
}
