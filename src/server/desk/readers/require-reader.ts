import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findDeskUser, type DeskUser } from './reader-queries.ts'

export async function requireReader(db: Db, userId: number): Promise<DeskUser> {
  const user = await findDeskUser(db, userId)
  if (user === undefined) throw new Refusal('not-found')
  return user
}
