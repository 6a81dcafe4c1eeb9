import { z } from 'zod'
import type { Deps } from '../deps.ts'

export const refundQueue = 'payments.refund-duplicate'

const jobSchema = z.object({ paymentId: z.string() })

/** Gives back a charge for something that was owned already; the key makes any repeat the same refund. */
export async function refundDuplicate({ stripe }: Pick<Deps, 'stripe'>, data: unknown): Promise<void> {
  const { paymentId } = jobSchema.parse(data)
  await stripe.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate' },
    { idempotencyKey: `refund:${paymentId}` },
  )
}
