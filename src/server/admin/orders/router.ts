import {
  evidenceInputSchema,
  ordersInputSchema,
  refundableInputSchema,
  refundInputSchema,
  sendReceiptInputSchema,
  submitEvidenceInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import { sendReceiptToReader } from '../readers/reader-actions.ts'
import { readRefundableAmount, refundOperation } from '../readers/refund.ts'
import { assembleEvidence } from './assemble-evidence.ts'
import { listFailedRefunds } from './failed-refund-queries.ts'
import { findOrders } from './find-orders.ts'
import { listDisputes } from './dispute-queries.ts'
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
    .mutation(asOperator(submitEvidenceOperation.run)),

  refundable: orders
    .input(refundableInputSchema)
    .query(({ ctx, input }) => readRefundableAmount(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundInputSchema).mutation(asOperator(refundOperation.run)),

  sendReceipt: orders.input(sendReceiptInputSchema).mutation(asOperator(sendReceiptToReader)),
})
