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
  requireLinkedReceipt,
  requireOwnReceipt,
  showContract,
  withdraw,
} from './own-withdrawals.ts'

/** Procedures for withdrawing from a contract, by the user's own receipt or by an emailed link (B8.60). */
export const withdrawalsRouter = router({
  find: memberProcedure
    .use(limitCallRate(withdrawalLimit, 'account'))
    .input(ownContractInputSchema)
    .output(shownContractSchema)
    .query(async ({ ctx: { deps, user }, input }) =>
      showContract(deps, await requireOwnReceipt(deps, await user(), input.receiptId)),
    ),

  confirm: memberProcedure
    .use(limitCallRate(withdrawalLimit, 'account'))
    .input(ownWithdrawalInputSchema)
    .output(shownContractSchema)
    .mutation(async ({ ctx: { deps, user }, input: { receiptId, guideIds } }) =>
      withdraw(deps, { ...(await requireOwnReceipt(deps, await user(), receiptId)), guideIds }),
    ),

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
    .mutation(async ({ ctx: { deps }, input }) =>
      showContract(deps, await requireLinkedReceipt(deps, input.key)),
    ),

  confirmByKey: publicProcedure
    .use(limitCallRate(withdrawalKeyLimit, 'network'))
    .input(withdrawByKeyInputSchema)
    .output(shownContractSchema)
    .mutation(async ({ ctx: { deps }, input: { key, guideIds } }) =>
      withdraw(deps, { ...(await requireLinkedReceipt(deps, key)), guideIds }),
    ),
})
