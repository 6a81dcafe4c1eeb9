import { z } from 'zod'
import {
  accessExplanationSchema,
  accessStatusSchema,
  monthlyPurchaseStatusSchema,
  ownedGuidesSchema,
  planSchema,
  purchasesSchema,
  subscriptionStatusSchema,
} from '../../shared/access/access-schemas.ts'
import { guideIdSchema } from '../../shared/guides/guide-schemas.ts'
import { maxSavedCopies } from '../../shared/guides/guides.ts'
import { memberProcedure, publicProcedure, router } from '../trpc.ts'
import {
  readAccessStatus,
  readCanView,
  readMonthlyPurchaseStatus,
  readPlan,
  readSubscriptionStatus,
} from './access-status.ts'
import { explainAccess } from './explain-access.ts'
import { listOwnPurchases, listOwnedGuides, listReadableGuides } from './list-own-guides.ts'
import { hasActivePurchase } from './queries.ts'
import { boundedText } from '../../shared/text-schemas.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'

export const accessRouter = router({
  canView: publicProcedure
    .meta({
      signIn: 'counts',
      rest: {
        method: 'GET',
        path: '/api/users/can-view/:guideId',
        summary: 'Whether you may read this guide',
      },
    })
    // The uid in the documented request proves nothing about the caller, so it is ignored (B6.9).
    .input(z.object({ guideId: guideIdSchema, uid: boundedText(128).optional() }))
    .output(z.object({ canView: z.boolean() }))
    .query(({ ctx, input }) => readCanView(ctx.deps, ctx.caller, input.guideId)),

  status: memberProcedure
    .meta({
      rest: [
        { method: 'GET', path: '/api/users/access-status', summary: 'Whether you have bought or subscribed' },
        {
          method: 'GET',
          path: '/api/users/access-status/:guideId',
          operationId: 'access.statusOfGuide',
          summary: 'Whether you have bought this guide or subscribed',
        },
      ],
    })
    .input(z.object({ guideId: guideIdSchema.optional() }))
    .output(accessStatusSchema)
    .query(async ({ ctx, input }) => readAccessStatus(ctx.deps, await ctx.user(), input.guideId)),

  subscriptionStatus: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/users/subscription-status/:uid',
        summary: 'Your own Pro subscription',
      },
    })
    .input(z.object({ uid: boundedText(128) }))
    .output(subscriptionStatusSchema)
    .query(async ({ ctx, input }) => {
      requireOwnUid(ctx.member, input.uid)
      return readSubscriptionStatus(ctx.deps, await ctx.user())
    }),

  paidStatus: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/users/paid-status/:uid/:guideId',
        summary: 'Whether you have bought this guide',
      },
    })
    .input(z.object({ uid: boundedText(128), guideId: guideIdSchema }))
    .output(z.object({ isPaid: z.boolean() }))
    .query(async ({ ctx, input }) => {
      requireOwnUid(ctx.member, input.uid)
      return { isPaid: await hasActivePurchase(ctx.deps.db, (await ctx.user()).id, input.guideId) }
    }),

  monthlyPurchaseStatus: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/users/monthly-purchase-status',
        summary: 'How many guides you have bought this month (UTC); for information, there is no limit',
      },
    })
    .output(monthlyPurchaseStatusSchema)
    .query(async ({ ctx }) => readMonthlyPurchaseStatus(ctx.deps, await ctx.user())),

  purchases: memberProcedure
    .meta({ rest: { method: 'GET', path: '/api/purchases/user', summary: 'Your own purchases' } })
    .output(purchasesSchema)
    .query(async ({ ctx }) => listOwnPurchases(ctx.deps, await ctx.user())),

  owned: memberProcedure
    .output(ownedGuidesSchema)
    .query(async ({ ctx }) => listOwnedGuides(ctx.deps, await ctx.user())),

  /** The uid names the owner of the saved copies. A request with another user's session is rejected. */
  readable: memberProcedure
    .input(z.object({ uid: boundedText(128), guideIds: z.array(guideIdSchema).max(maxSavedCopies) }))
    .output(z.object({ guideIds: z.array(guideIdSchema) }))
    .query(async ({ ctx, input }) => {
      requireOwnUid(ctx.member, input.uid)
      return { guideIds: await listReadableGuides(ctx.deps, await ctx.user(), input.guideIds) }
    }),

  plan: memberProcedure.output(planSchema).query(async ({ ctx }) => readPlan(ctx.deps, await ctx.user())),

  explain: memberProcedure
    .input(z.object({ guideId: guideIdSchema }))
    .output(accessExplanationSchema)
    .query(async ({ ctx, input }) => explainAccess(ctx.deps, await ctx.user(), input.guideId)),
})

/** Rejects a uid other than the caller's. The response does not reveal whether the uid exists (R5, B6.8). */
function requireOwnUid(caller: Caller, uid: string): void {
  if (caller.uid !== uid) throw new Refusal('forbidden')
}
