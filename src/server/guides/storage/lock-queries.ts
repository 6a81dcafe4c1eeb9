import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Blocks all other writers of guides, but no readers or buyers, until the transaction ends. */
export async function lockGuides(tx: Db): Promise<void> {
  await sql`lock table guides in share row exclusive mode`.execute(tx)
}

/**
 * For a writer that locks single guides before it writes them: waits for whoever has locked all guides, or makes them wait.
 * With a guide locked already, each would wait for the other.
 */
export async function queueAsWriter(tx: Db): Promise<void> {
  await sql`lock table guides in row exclusive mode`.execute(tx)
}
