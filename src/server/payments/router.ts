import {
  freeSelectionInputSchema,
  freeSelectionSchema,
  paymentInputSchema,
  purchaseInputSchema,
  recordedPurchaseSchema,
  startedPaymentSchema,
} from '../../shared/payment-schemas.ts'
import { memberProcedure, router } from '../platform/trpc.ts'
import { pickFreeGuide } from './pick-free-guide.ts'
import { recordPurchase } from './record-purchase.ts'
import { startPayment } from './start-payment.ts'

export const paymentsRouter = router({
  createPaymentIntent: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/users/create-payment-intent',
        summary: 'Start paying for one guide',
      },
    })
    .input(paymentInputSchema)
    .output(startedPaymentSchema)
    .mutation(async ({ ctx, input }) => startPayment(ctx.deps, await ctx.user(), input)),

  pickFreeGuide: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/users/free-selection',
        summary: 'Open one guide for nothing, once',
      },
    })
    .input(freeSelectionInputSchema)
    .output(freeSelectionSchema)
    .mutation(async ({ ctx, input }) => pickFreeGuide(ctx.deps, await ctx.user(), input.guideId)),

  recordPurchase: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/api/purchases', summary: 'Name a payment, so that it is settled now' },
    })
    .input(purchaseInputSchema)
    .output(recordedPurchaseSchema)
    .mutation(async ({ ctx, input }) => recordPurchase(ctx.deps, await ctx.user(), input)),
})
