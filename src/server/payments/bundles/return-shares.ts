import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { oweShares } from '../refunds/owe-refund.ts'
import { boughtIn } from '../titles/bought-in.ts'
import type { PaidCheckout } from '../titles/guide-titles.ts'
import { markGivenBack } from './bundle-queries.ts'

/**
 * Owes the shares of guides that were owned already, now or before, and marks them: whatever becomes of the other purchase,
 * this payment never opens them (B21.77). True: something is owed.
 */
export async function returnShares(
  tx: Db,
  jobs: JobQueue,
  paid: PaidCheckout,
  { guideIds, now }: { guideIds: readonly number[]; now: Date },
): Promise<true> {
  const { checkout, payment, parts } = paid
  await markGivenBack(tx, checkout.id, guideIds, now)
  const owed = parts.filter(({ givenBackAt, guideId }) => givenBackAt !== null || guideIds.includes(guideId))
  const bought = boughtIn(paid, now)
  const shares = {
    ...bought,
    guideId: owed[0]?.guideId ?? checkout.guideId,
    description:
      owed.length === parts.length ? checkout.description : owed.map(({ title }) => title).join(' / '),
    money: { ...bought.money, amountMinor: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0) },
  }
  await oweShares(tx, jobs, { ...shares, paymentId: payment.paymentId }, now)
  return true
}
