import { z } from 'zod'
import {
  shownContractSchema,
  withdrawalKeySchema,
  withdrawalLinkInputSchema,
  withdrawnGuideIdsSchema,
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
    .input(z.object({ receiptId: z.uuid() }))
    .output(shownContractSchema)
    .query(async ({ ctx: { deps, user }, input }) =>
      showContract(deps, await requireOwnReceipt(deps, await user(), input.receiptId)),
    ),

  confirm: memberProcedure
    .use(limitCallRate(withdrawalLimit, 'account'))
    .input(z.object({ receiptId: z.uuid(), guideIds: withdrawnGuideIdsSchema }))
    .output(shownContractSchema)
    .mutation(async ({ ctx: { deps, user }, input: { receiptId, guideIds } }) =>
      withdraw(deps, { ...(await requireOwnReceipt(deps, await user(), receiptId)), guideIds }),
    ),

  /** The response is the same for existing and unknown orders, so that it doesn't reveal which exist. */
  askLink: publicProcedure
    .use(limitCallRate(withdrawalLinkLimit, 'network'))
    .input(withdrawalLinkInputSchema)
    .output(z.object({ sent: z.literal(true) }))
    .mutation(({ ctx, input }) => requestWithdrawalLink(ctx.deps, input)),

  /** A mutation, because the key must not be part of a URL, which proxies log. */
  findByKey: publicProcedure
    .use(limitCallRate(withdrawalKeyLimit, 'network'))
    .input(z.object({ key: withdrawalKeySchema }))
    .output(shownContractSchema)
    .mutation(async ({ ctx: { deps }, input }) =>
      showContract(deps, await requireLinkedReceipt(deps, input.key)),
    ),

  confirmByKey: publicProcedure
    .use(limitCallRate(withdrawalKeyLimit, 'network'))
    .input(z.object({ key: withdrawalKeySchema, guideIds: withdrawnGuideIdsSchema }))
    .output(shownContractSchema)
    .mutation(async ({ ctx: { deps }, input: { key, guideIds } }) =>
      withdraw(deps, { ...(await requireLinkedReceipt(deps, key)), guideIds }),
    ),
})
