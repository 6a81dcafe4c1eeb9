import { z } from 'zod'
import type { PaymentDeps } from '../deps.ts'
import { refundInFull } from './refund-in-full.ts'

export const refundQueue = 'payments.refund-duplicate'

const jobSchema = z.object({ paymentId: z.string() })

/** Gives back a charge for something that was owned already. */
export async function refundDuplicate({ stripe }: Pick<PaymentDeps, 'stripe'>, data: unknown): Promise<void> {
  const { paymentId } = jobSchema.parse(data)
  await refundInFull(stripe, paymentId)
}
