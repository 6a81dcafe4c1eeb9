import type { Db } from '../../platform/database.ts'
import { insertDeed, type Deed } from './deed-queries.ts'

/** Notes what an operator does, in the transaction that does it: neither is there without the other (B20.5). */
export function recordDeed(tx: Db, deed: Deed, now: Date): Promise<void> {
  return insertDeed(tx, deed, now)
}
