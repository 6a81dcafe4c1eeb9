import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  findBackfill,
  findOrderDifferences,
  mirrorUser,
  type OrderDifference,
} from '../../src/server/payments/index.ts'
import { openKysely, type Db } from '../../src/server/platform/database.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { requireDatabaseUrl } from './database.ts'

const askAgainMs = 1000

/** Prints how far the backfill is, and all that differs between the tables of checkouts and those of orders. */
export async function compareOrders({ wait, repair }: { wait: boolean; repair: boolean }): Promise<void> {
  // Without the time limit of the shop's statements: it reads whole tables.
  const db = openKysely(new pg.Pool({ connectionString: requireDatabaseUrl(), max: 1 }))
  try {
    if (wait) await untilBackfilled(db)
    console.log(await describeBackfill(db))
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

/** Returns what differs even then. */
async function mirrorAgain(db: Db, found: readonly OrderDifference[]): Promise<OrderDifference[]> {
  const userIds = new Set(found.map(({ userId }) => userId))
  for (const userId of userIds) await mirrorUser(db, userId)
  console.log(`${counted(userIds.size)} users mirrored again.`)
  return findOrderDifferences(db)
}

/** Waits until the shop's nodes have finished the backfill. */
async function untilBackfilled(db: Db): Promise<void> {
  const progress = startProgressBar('Backfill')
  try {
    for (;;) {
      const backfill = await findBackfill(db)
      if (backfill !== undefined) progress.update(backfill.done, backfill.users)
      if (backfill?.endedAt != null) return
      await sleep(askAgainMs)
    }
  } finally {
    progress.stop()
  }
}

async function describeBackfill(db: Db): Promise<string> {
  const backfill = await findBackfill(db)
  if (backfill === undefined) return 'Backfill: begins when a node of this release starts.'
  const { done, users, endedAt } = backfill
  if (endedAt !== null) return `Backfill: ended at ${endedAt.toISOString()}.`
  return `Backfill: ${counted(done)} of ${counted(users)} users (${Math.floor((done / users) * 100)} %).`
}

const counted = (count: number) => count.toLocaleString('en-US')

const toLine = ({ userId, guideId, kind, reference, changes }: OrderDifference) => ({
  user: userId,
  guide: guideId ?? '',
  kind,
  reference,
  differs: changes.join('; '),
})
