import {
  ordersInputSchema,
  refundableInputSchema,
  refundInputSchema,
  sendReceiptInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import { evidenceInputSchema, submitEvidenceInputSchema } from '../../../shared/admin/dispute-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { createOperatorResolver } from '../operator-resolver.ts'
import { sendReceiptToReader } from '../readers/reader-actions.ts'
import { readRefundableAmount, refundOperation } from '../readers/refund.ts'
import { assembleEvidence } from './assemble-evidence.ts'
import { listFailedRefunds } from './failed-refund-queries.ts'
import { findOrders } from './find-orders.ts'
import { listDisputes } from './list-disputes.ts'
import { submitEvidenceOperation } from './submit-evidence.ts'

const orders = createOperatorProcedure('handleOrders')

const riskyOrders = createRiskyOperatorProcedure('handleOrders')

export const ordersRouter = router({
  orders: orders.input(ordersInputSchema).query(({ ctx, input }) => findOrders(ctx.deps, input)),

  failedRefunds: orders.query(({ ctx }) => listFailedRefunds(ctx.deps.db)),

  disputes: orders.query(({ ctx }) => listDisputes(ctx.deps)),

  evidence: orders
    .input(evidenceInputSchema)
    .query(({ ctx, input }) => assembleEvidence(ctx.deps.db, input.disputeId, ctx.deps.clock())),

  submitEvidence: riskyOrders
    .input(submitEvidenceInputSchema)
    .mutation(createOperatorResolver(submitEvidenceOperation.run)),

  refundable: orders
    .input(refundableInputSchema)
    .query(({ ctx, input }) => readRefundableAmount(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundInputSchema).mutation(createOperatorResolver(refundOperation.run)),

  sendReceipt: orders.input(sendReceiptInputSchema).mutation(createOperatorResolver(sendReceiptToReader)),
})
