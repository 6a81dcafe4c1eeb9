import { z } from 'zod'
import { boundedText, trimmedText } from '../../../shared/text-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { sendReceiptToReader } from '../readers/reader-actions.ts'
import { readRefundableAmount, refundOperation } from '../readers/refund.ts'
import { assembleEvidence } from './assemble-evidence.ts'
import { listDisputes } from './dispute-queries.ts'
import { listFailedRefunds } from './failed-refund-queries.ts'
import { findOrders } from './find-orders.ts'
import { submitEvidenceOperation } from './submit-evidence.ts'

const orders = createOperatorProcedure('handleOrders')
const riskyOrders = createRiskyOperatorProcedure('handleOrders')

/**
 * Filters orders. `find`: an email address, name, receipt id, Stripe id, guide id or title. `before`: last order of the
 * previous page.
 */
const ordersInputSchema = z.object({
  find: trimmedText(200).optional(),
  before: boundedText(100).optional(),
})

export const ordersRouter = router({
  orders: orders.input(ordersInputSchema).query(({ ctx, input }) => findOrders(ctx.deps, input)),

  failedRefunds: orders.query(({ ctx }) => listFailedRefunds(ctx.deps.db)),

  disputes: orders.query(({ ctx }) => listDisputes(ctx.deps)),

  evidence: orders
    .input(z.object({ disputeId: boundedText(100) }))
    .query(({ ctx, input }) => assembleEvidence(ctx.deps.db, input.disputeId, ctx.deps.clock())),

  submitEvidence: riskyOrders.input(submitEvidenceOperation.schema).mutation(submitEvidenceOperation.run),

  refundable: orders
    .input(z.object({ receiptId: z.uuid() }))
    .query(({ ctx, input }) => readRefundableAmount(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundOperation.schema).mutation(refundOperation.run),

  sendReceipt: orders.input(sendReceiptToReader.schema).mutation(sendReceiptToReader.run),
})
