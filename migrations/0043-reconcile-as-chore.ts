// When the shop was last compared with Stripe, and what differed.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upkeep drop constraint upkeep_chore_check,
    add constraint upkeep_chore_check check (chore in ('backup', 'restore-drill', 'sweep', 'reconcile'))`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from upkeep where chore = 'reconcile'`.execute(db)
  await sql`alter table upkeep drop constraint upkeep_chore_check,
    add constraint upkeep_chore_check check (chore in ('backup', 'restore-drill', 'sweep'))`.execute(db)
}
