import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findAdminUser, type AdminUser } from './reader-queries.ts'

export async function requireReader(db: Db, userId: number): Promise<AdminUser> {
  const user = await findAdminUser(db, userId)
  if (user === undefined) throw new Refusal('not-found')
  return user
}
