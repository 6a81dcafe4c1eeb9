import {
  contractByKeyInputSchema,
  ownContractInputSchema,
  shownContractSchema,
  withdrawalLinkInputSchema,
  withdrawalLinkSchema,
  withdrawByKeyInputSchema,
  ownWithdrawalInputSchema,
} from '../../../shared/payments/withdrawal-schemas.ts'
import { limitCallRate, memberProcedure, publicProcedure, router } from '../../trpc.ts'
import { withdrawalKeyLimit, withdrawalLimit, withdrawalLinkLimit } from '../limits.ts'
import {
  requestWithdrawalLink,
  findContractByKey,
  findOwnContract,
  withdrawByKey,
  withdrawByReceipt,
} from './own-withdrawals.ts'

/** Procedures for withdrawing from a contract, by the user's own receipt or by an emailed link (B8.60). */
export const withdrawalsRouter = router({
  find: memberProcedure
    .use(limitCallRate(withdrawalLimit, 'account'))
    .input(ownContractInputSchema)
    .output(shownContractSchema)
    .query(async ({ ctx, input }) => findOwnContract(ctx.deps, await ctx.user(), input.receiptId)),

  confirm: memberProcedure
    .use(limitCallRate(withdrawalLimit, 'account'))
    .input(ownWithdrawalInputSchema)
    .output(shownContractSchema)
    .mutation(async ({ ctx, input }) => withdrawByReceipt(ctx.deps, await ctx.user(), input)),

  askLink: publicProcedure
    .use(limitCallRate(withdrawalLinkLimit, 'network'))
    .input(withdrawalLinkInputSchema)
    .output(withdrawalLinkSchema)
    .mutation(({ ctx, input }) => requestWithdrawalLink(ctx.deps, input)),

  /** A mutation, because the key must not be part of a URL, which proxies log. */
  findByKey: publicProcedure
    .use(limitCallRate(withdrawalKeyLimit, 'network'))
    .input(contractByKeyInputSchema)
    .output(shownContractSchema)
    .mutation(({ ctx, input }) => findContractByKey(ctx.deps, input.key)),

  confirmByKey: publicProcedure
    .use(limitCallRate(withdrawalKeyLimit, 'network'))
    .input(withdrawByKeyInputSchema)
    .output(shownContractSchema)
    .mutation(({ ctx, input }) => withdrawByKey(ctx.deps, input)),
})
