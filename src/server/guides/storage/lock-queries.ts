import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Blocks all other writers of guides, but no readers or buyers, until the transaction ends. */
export async function lockGuides(tx: Db): Promise<void> {
  await sql`lock table guides in share row exclusive mode`.execute(tx)
}

/**
 * For a writer that locks single guides: waits for writers that lock all guides, or makes them wait. Must run before
 * the first guide is locked, or the two would deadlock.
 */
export async function waitForBulkWriters(tx: Db): Promise<void> {
  await sql`lock table guides in row exclusive mode`.execute(tx)
}
