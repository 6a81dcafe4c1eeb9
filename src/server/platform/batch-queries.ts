import { sql, type RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** Deletes at most `most` rows that match a condition and returns the number of deleted rows. */
export async function deleteBatch(
  db: Db,
  table: string,
  condition: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.raw(table)} where ctid in
      (select ctid from ${sql.raw(table)} where ${condition} limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
