import { z } from 'zod'
import { operationIdSchema, reasonSchema } from '../../../shared/admin/admin-schemas.ts'
import { formatMoney } from '../../../shared/money.ts'
import {
  findReceiptOfAnyUser,
  findRefundablePayment,
  refundPayment,
  type PayDeps,
} from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createChangedSinceShownRefusal } from '../operations/run-operation.ts'
import { createVendorOperation, type VendorCall } from '../operations/run-vendor-operation.ts'

/** Returns the refundable amount of a payment according to Stripe, in minor units (B20.12). */
export async function readRefundableAmount(deps: PayDeps, receiptId: string) {
  const { refundedMinor, leftMinor, countedMinor } = await findRefundablePayment(deps, receiptId)
  return { refunded: refundedMinor, left: leftMinor, counted: countedMinor }
}

const refundInputSchema = z.object({
  operationId: operationIdSchema,
  receiptId: z.uuid(),
  amount: z.int32().positive(),
  shown: z.object({ refunded: z.int32().min(0) }),
  reason: reasonSchema,
})

/** Refunds a payment in full or in part through Stripe, once per operation (B20.12). */
export const refundOperation = createVendorOperation({
  kind: 'refund',
  callsStripe: true,
  schema: refundInputSchema,
  subjectOf: ({ receiptId }) => receiptId,

  async check(deps, { receiptId, amount, shown }) {
    const { receipt, paymentId, refundedMinor, leftMinor, isDisputed } = await findRefundablePayment(
      deps,
      receiptId,
    )
    if (isDisputed) throw new Refusal('payment-disputed')
    if (refundedMinor !== shown.refunded) {
      const refunded = formatMoney({ ...receipt.money, amountMinor: refundedMinor })
      throw createChangedSinceShownRefusal(
        'refunded',
        `${refunded} of this payment is refunded by now`,
        refunded,
      )
    }
    if (amount > leftMinor) throw new Refusal('invalid-input', 'amount: more than is left of this payment')
    return paymentId
  },

  async send(deps, call) {
    const { input, target: paymentId, idempotencyKey } = call
    await refundPayment(deps, { paymentId, amountMinor: input.amount, idempotencyKey })
    const { money, entry } = await describeRefund(deps.db, call)
    const amountMinor = input.shown.refunded + input.amount
    return { ...entry, after: { payment: paymentId, refunded: formatMoney({ ...money, amountMinor }) } }
  },

  async describeRefusal(db, call, refusal) {
    const { entry } = await describeRefund(db, call)
    return { ...entry, kind: 'refund-refused', after: { payment: call.target, refusal } }
  },
})

async function describeRefund(
  db: Db,
  { input, target: payment }: VendorCall<z.infer<typeof refundInputSchema>>,
) {
  const { receiptId, reason, shown } = input
  const receipt = await findReceiptOfAnyUser(db, receiptId)
  if (receipt === undefined) throw new Error(`There is no receipt ${receiptId}`)
  const { userId, items, money } = receipt
  const guideId = items[0]?.guideId ?? null
  const refunded = formatMoney({ ...money, amountMinor: shown.refunded })
  const about = { userId, ...(guideId === null ? {} : { guideId }) }
  return { money, entry: { ...about, reason, before: { payment, refunded } } }
}
