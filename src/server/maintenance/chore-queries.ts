import { sql, type Selectable } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'

export type ChoreResult = Selectable<DB['upkeep']>
export type Chore = ChoreResult['chore']
export const choreNames: readonly Chore[] = [
  'backup',
  'restore-drill',
  'sweep',
  'reconcile',
  'paid-lines',
  'proof',
]

export async function recordChore(db: Db, { chore, succeededAt, figures }: ChoreResult): Promise<void> {
  const row = { succeededAt, figures: JSON.stringify(figures) }
  await db
    .insertInto('upkeep')
    .values({ chore, ...row })
    .onConflict((conflict) => conflict.column('chore').doUpdateSet(row))
    .execute()
}

/** Returns when each chore last succeeded, and its figures. */
export function listMaintenanceJobs(db: Db): Promise<ChoreResult[]> {
  return db.selectFrom('upkeep').selectAll().orderBy('chore').execute()
}

/** Deletes at most `most` rows whose time is before a time and that meet the condition. Returns the number of deleted rows. */
export async function deleteRowsBefore(
  db: Db,
  { table, column, only }: { table: string; column: string; only: string },
  before: Date,
  most: number,
): Promise<number> {
  const [rows, time, condition] = [sql.raw(table), sql.raw(column), sql.raw(only)]
  const { numAffectedRows } = await sql`
    delete from ${rows} where ctid in
      (select ctid from ${rows} where ${time} < ${before}::timestamptz and ${condition} limit ${most})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
