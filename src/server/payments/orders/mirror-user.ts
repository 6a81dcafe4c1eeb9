import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../platform/database.ts'

const lockNotAvailable = '55P03'
const lockPauseMs = 500

/**
 * Recomputes all of a user's rows in the tables of orders, in one short transaction. Idempotent. While another transaction has
 * locked one of them, it lets that go first: the two might wait for each other.
 */
export async function mirrorUser(db: Db, userId: number): Promise<void> {
  for (;;) {
    try {
      await sql`select mirror_user(${userId})`.execute(db)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error
    }
    await wait(lockPauseMs)
  }
}
