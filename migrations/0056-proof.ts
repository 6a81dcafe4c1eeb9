// Adds figures for /proof: the time of each refund, and two more maintenance jobs.
import { sql, type Kysely } from 'kysely'

const choresBefore = ['backup', 'restore-drill', 'sweep', 'reconcile']
const choresOfProof = ['paid-lines', 'proof']

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for refunds made before this column existed.
  await db.schema.alterTable('refunds').addColumn('returned_at', 'timestamptz').execute()
  await allow(db, [...choresBefore, ...choresOfProof])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from upkeep where chore in (${sql.join(choresOfProof)})`.execute(db)
  await allow(db, choresBefore)
  await db.schema.alterTable('refunds').dropColumn('returned_at').execute()
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
