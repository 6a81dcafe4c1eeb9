import {
  deedsInput,
  deedsSchema,
  endProInput,
  guideDeedInput,
  ordersInput,
  ordersSchema,
  readerDeedInput,
  readerInput,
  readerSchema,
  refundableInput,
  refundableSchema,
  refundInput,
} from '../../shared/desk/desk-schemas.ts'
import { procedureFor, riskyProcedureFor, router } from '../trpc.ts'
import { readLog } from './deeds/read-log.ts'
import { findOrders } from './orders/find-orders.ts'
import { readReader } from './readers/read-reader.ts'
import { endProOf, giveGuideTo, logOutReader, sendReceiptTo, takeGuideBackFrom } from './readers/reader-deeds.ts'
import { readRefundable, refund } from './readers/refund.ts'

const support = procedureFor('support')
const riskySupport = riskyProcedureFor('support')

export const deskRouter = router({
  log: procedureFor('owner')
    .input(deedsInput)
    .output(deedsSchema)
    .query(({ ctx, input }) => readLog(ctx.deps.db, input)),

  orders: support
    .input(ordersInput)
    .output(ordersSchema)
    .query(({ ctx, input }) => findOrders(ctx.deps, input)),

  reader: support
    .input(readerInput)
    .output(readerSchema)
    .query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  sendReceipt: support
    .input(refundableInput)
    .mutation(({ ctx, input }) => sendReceiptTo(ctx.deps, ctx.member, input.receiptId)),

  refundable: support
    .input(refundableInput)
    .output(refundableSchema)
    .query(({ ctx, input }) => readRefundable(ctx.deps, input.receiptId)),

  refund: riskySupport.input(refundInput).mutation(({ ctx, input }) => refund(ctx.deps, ctx.member, input)),

  giveGuide: support
    .input(guideDeedInput)
    .mutation(({ ctx, input }) => giveGuideTo(ctx.deps, ctx.member, input)),

  takeGuideBack: riskySupport
    .input(guideDeedInput)
    .mutation(({ ctx, input }) => takeGuideBackFrom(ctx.deps, ctx.member, input)),

  endPro: riskySupport.input(endProInput).mutation(({ ctx, input }) => endProOf(ctx.deps, ctx.member, input)),

  logOutReader: support
    .input(readerDeedInput)
    .mutation(({ ctx, input }) => logOutReader(ctx.deps, ctx.member, input)),
})
