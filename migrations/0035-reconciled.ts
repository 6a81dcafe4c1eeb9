// Adds reconciliation with Stripe as a maintenance job, whose discrepancies are shown until its next run.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, ['backup', 'restore-drill', 'sweep', 'reconcile'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from upkeep where chore = 'reconcile'`.execute(db)
  await allow(db, ['backup', 'restore-drill', 'sweep'])
}

async function allow(db: Kysely<unknown>, chores: string[]): Promise<void> {
  await db.schema.alterTable('upkeep').dropConstraint('upkeep_chore_check').execute()
  await db.schema
    .alterTable('upkeep')
    .addCheckConstraint(
      'upkeep_chore_check',
      sql`chore in (${sql.join(chores.map((chore) => sql.lit(chore)))})`,
    )
    .execute()
}
