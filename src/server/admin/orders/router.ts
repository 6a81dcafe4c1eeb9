import {
  ordersInput,
  refundableInput,
  refundInput,
  sendReceiptInput,
} from '../../../shared/admin/admin-schemas.ts'
import { evidenceInput, submitEvidenceInput } from '../../../shared/admin/dispute-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { createOperatorResolver } from '../as-operator.ts'
import { sendReceiptToReader } from '../readers/reader-actions.ts'
import { readRefundableAmount, refundReaderPayment } from '../readers/refund.ts'
import { assembleEvidence } from './assemble-evidence.ts'
import { listFailedRefunds } from './failed-refund-queries.ts'
import { findOrders } from './find-orders.ts'
import { listDisputes } from './list-disputes.ts'
import { submitEvidence } from './submit-evidence.ts'

const orders = createOperatorProcedure('handleOrders')

const riskyOrders = createRiskyOperatorProcedure('handleOrders')

export const ordersRouter = router({
  orders: orders.input(ordersInput).query(({ ctx, input }) => findOrders(ctx.deps, input)),

  failedRefunds: orders.query(({ ctx }) => listFailedRefunds(ctx.deps.db)),

  disputes: orders.query(({ ctx }) => listDisputes(ctx.deps)),

  evidence: orders
    .input(evidenceInput)
    .query(({ ctx, input }) => assembleEvidence(ctx.deps.db, input.disputeId, ctx.deps.clock())),

  submitEvidence: riskyOrders.input(submitEvidenceInput).mutation(createOperatorResolver(submitEvidence)),

  refundable: orders
    .input(refundableInput)
    .query(({ ctx, input }) => readRefundableAmount(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundInput).mutation(createOperatorResolver(refundReaderPayment)),

  sendReceipt: orders.input(sendReceiptInput).mutation(createOperatorResolver(sendReceiptToReader)),
})
