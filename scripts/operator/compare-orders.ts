import pg from 'pg'
import { findOrderDifferences, mirrorUser, type OrderDifference } from '../../src/server/payments/index.ts'
import { openKysely, type Db } from '../../src/server/platform/database.ts'
import { requireDatabaseUrl } from './database.ts'

/** Prints all that differs between the tables of checkouts and those of orders. */
export async function compareOrders({ repair }: { repair: boolean }): Promise<void> {
  // Without the time limit of the shop's statements: it reads whole tables.
  const db = openKysely(new pg.Pool({ connectionString: requireDatabaseUrl(), max: 1 }))
  try {
    const found = await findOrderDifferences(db)
    const left = repair && found.length > 0 ? await mirrorAgain(db, found) : found
    if (left.length > 0) {
      console.table(left.map(toLine))
      process.exitCode = 1
    }
    console.log(`${counted(left.length)} differences.`)
  } finally {
    await db.destroy()
  }
}

/** Mirrors the users again; returns the differences that remain. */
async function mirrorAgain(db: Db, found: readonly OrderDifference[]): Promise<OrderDifference[]> {
  const userIds = new Set(found.map(({ userId }) => userId))
  for (const userId of userIds) await mirrorUser(db, userId)
  console.log(`${counted(userIds.size)} users mirrored again.`)
  return findOrderDifferences(db)
}

const counted = (count: number) => count.toLocaleString('en-US')

const toLine = ({ userId, guideId, kind, reference, changes }: OrderDifference) => ({
  user: userId,
  guide: guideId ?? '',
  kind,
  reference,
  differs: changes.join('; '),
})
