import { z } from 'zod'
import { fetchOtherPayments } from './fetch-titles.ts'
import { queuePerBuyer } from '../settle/queue-per-buyer.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { withOptimisticLock } from '../settle/with-optimistic-lock.ts'
import { writeGuides } from './write-guides.ts'

const jobSchema = z.object({ userId: z.number(), guideId: z.number() })

export async function settleGuideByJob(deps: SettleDeps, data: unknown): Promise<void> {
  await settleGuide(deps, jobSchema.parse(data))
}

/** Decides again over all titles of a person to a guide, where something else than a payment has ended or come back. */
export function settleGuide(
  deps: SettleDeps,
  { userId, guideId }: { userId: number; guideId: number },
): Promise<string[]> {
  const grants = { guideIds: [guideId], giftId: null }
  const settleNow = () =>
    withOptimisticLock(
      deps,
      userId,
      () => fetchOtherPayments(deps, userId, grants),
      async (tx, payments, moved) => {
        const titles = { userId, guideIds: grants.guideIds, payments, now: deps.clock() }
        return (await writeGuides(tx, { ...deps, moved }, titles)).changes
      },
    )
  return queuePerBuyer(deps.db, userId, settleNow)
}
