import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Blocks all other writers of guides until the transaction ends. Readers and buyers are not blocked. */
export async function lockGuides(tx: Db): Promise<void> {
  await sql`lock table guides in share row exclusive mode`.execute(tx)
}

/**
 * Makes a writer of single guides wait for writers that lock all guides, and vice versa. Must run before the first guide is
 * locked, because the two could deadlock otherwise.
 */
export async function waitForBulkWriters(tx: Db): Promise<void> {
  await sql`lock table guides in row exclusive mode`.execute(tx)
}
