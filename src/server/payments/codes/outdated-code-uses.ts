import type { PayDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import { proOfferCheckQueue } from '../credit/pro-offer-check.ts'
import { listOutdatedCodeUses } from './code-queries.ts'

/** Time for which an unpaid order reserves a use of a limited code. Milliseconds. */
const reservationMs = 60 * 60 * 1000
const maxAtOnce = 200

const boundsOf = (now: Date) => ({ now, heldSince: new Date(now.getTime() - reservationMs) })

/** Schedules cancellation of open checkouts whose code expired or whose reservation timed out (B21.86). */
export async function enqueueOutdatedCodeUses(tx: Db, { jobs, clock }: Pick<PayDeps, 'jobs' | 'clock'>) {
  const outdated = await listOutdatedCodeUses(tx, { ...boundsOf(clock()), count: maxAtOnce })
  for (const checkoutId of outdated)
    await jobs.send(tx, proOfferCheckQueue, { checkoutId }, { key: checkoutId })
}

export async function isCodeUseOutdated(db: Db, orderId: string, now: Date): Promise<boolean> {
  return (await listOutdatedCodeUses(db, { ...boundsOf(now), orderId, count: 1 })).length > 0
}
