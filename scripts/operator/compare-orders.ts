import { setTimeout as sleep } from 'node:timers/promises'
import {
  findBackfill,
  findOrderDifferences,
  mirrorUser,
  type OrderDifference,
} from '../../src/server/payments/index.ts'
import type { Db } from '../../src/server/platform/database.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { withDatabase } from './database.ts'

const askAgainMs = 1000

/** Prints how far the backfill is, and all that differs between the tables of checkouts and those of orders. */
export function compareOrders({ wait, repair }: { wait: boolean; repair: boolean }): Promise<void> {
  return withDatabase(async ({ db }) => {
    if (wait) await untilBackfilled(db)
    console.log(await describeBackfill(db))
    let found = await findOrderDifferences(db)
    if (repair && found.length > 0) {
      const userIds = new Set(found.map(({ userId }) => userId))
      for (const userId of userIds) await mirrorUser(db, userId)
      console.log(`${counted(userIds.size)} users mirrored again.`)
      found = await findOrderDifferences(db)
    }
    if (found.length > 0) {
      console.table(found.map(toLine))
      process.exitCode = 1
    }
    console.log(`${counted(found.length)} differences.`)
  })
}

/** The nodes of the shop work on it. */
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
