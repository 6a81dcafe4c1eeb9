import {
  claimedSchema,
  giftChangeSchema,
  giftIdSchema,
  giftKeySchema,
  giftLinkSchema,
  giftOrderSchema,
  giftPaidSchema,
  giftPaymentSchema,
  giftSchema,
  giftsSchema,
  givenSchema,
  startedGiftPaymentSchema,
} from '../../../shared/payments/gift-schemas.ts'
import { limited, memberProcedure, router } from '../../trpc.ts'
import {
  checkoutLimitByNetwork,
  giftClaimLimit,
  giftLimit,
  paymentCheckLimit,
  paymentLimitByAccount,
} from '../limits.ts'
import { claimGift, lookAtGift } from './claim-gift.ts'
import {
  changeGift,
  findOwnGift,
  listOwnGifts,
  orderGift,
  recordGiftPaid,
  showGiftLink,
  startGiftPayment,
  tellAgain,
} from './own-gifts.ts'

const giverProcedure = memberProcedure.use(limited(giftLimit, 'account'))
const claimProcedure = memberProcedure.use(limited(giftClaimLimit, 'account'))

/** A guide as a gift (B21.65). */
export const giftsRouter = router({
  order: giverProcedure
    .input(giftOrderSchema)
    .output(giftIdSchema)
    .mutation(async ({ ctx, input }) => orderGift(ctx.deps, await ctx.user(), input)),

  pay: memberProcedure
    .use(limited(checkoutLimitByNetwork, 'network'))
    .use(limited(paymentLimitByAccount, 'account'))
    .input(giftPaymentSchema)
    .output(startedGiftPaymentSchema)
    .mutation(async ({ ctx, input }) => startGiftPayment(ctx.deps, await ctx.user(), input)),

  recordPaid: memberProcedure
    .use(limited(paymentCheckLimit, 'account'))
    .input(giftPaidSchema)
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => recordGiftPaid(ctx.deps, await ctx.user(), input)),

  list: memberProcedure
    .output(giftsSchema)
    .query(async ({ ctx }) => listOwnGifts(ctx.deps, await ctx.user())),

  find: memberProcedure
    .input(giftIdSchema)
    .output(giftSchema)
    .query(async ({ ctx, input }) => findOwnGift(ctx.deps, await ctx.user(), input.id)),

  change: giverProcedure
    .input(giftChangeSchema)
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => changeGift(ctx.deps, await ctx.user(), input)),

  tellAgain: giverProcedure
    .input(giftIdSchema)
    .output(giftSchema)
    .mutation(async ({ ctx, input }) => tellAgain(ctx.deps, await ctx.user(), input.id)),

  showLink: giverProcedure
    .input(giftPaymentSchema)
    .output(giftLinkSchema)
    .mutation(async ({ ctx, input }) => showGiftLink(ctx.deps, await ctx.user(), input)),

  // A query by its nature, but what it is asked with opens a guide, and addresses are logged.
  lookAt: claimProcedure
    .input(giftKeySchema)
    .output(givenSchema)
    .mutation(async ({ ctx, input }) => lookAtGift(ctx.deps, await ctx.user(), input.key)),

  claim: claimProcedure
    .input(giftKeySchema)
    .output(claimedSchema)
    .mutation(async ({ ctx, input }) => claimGift(ctx.deps, await ctx.user(), input.key)),
})
