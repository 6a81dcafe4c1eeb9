import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { refundDuplicate, refundQueue } from './refund-duplicate.ts'
import { settle } from './settle.ts'

export const settleQueue = 'payments.settle'

const settleSchema = z.object({ paymentId: z.string() })

/** Payments that were named to us, settled one by one; pg-boss repeats what fails. */
export async function workOnPayments(deps: Deps): Promise<void> {
  await deps.jobs.work(refundQueue, (data) => refundDuplicate(deps, data))
  await deps.jobs.work(settleQueue, async (data) => {
    const { paymentId } = settleSchema.parse(data)
    const settled = await settle(deps, paymentId)
    if (settled === undefined) deps.logger.info({ paymentId }, 'a payment that is none of this shop')
  })
}
