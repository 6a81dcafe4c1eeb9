import { z } from 'zod'
import {
  deletionKeySchema,
  deletionSummarySchema,
  dataExportsSchema,
  deletionTimeSchema,
  pageLanguageInputSchema,
  personalDataSchema,
} from '../../shared/account/account-schemas.ts'
import { Refusal } from '../platform/refusal.ts'
import { limitCallRate, memberProcedure, publicProcedure, router } from '../trpc.ts'
import { requestDataExport } from './data-exports/request-data-export.ts'
import { findDataExportContent, listDataExports } from './data-exports/data-export-queries.ts'
import { requestOwnDeletion } from './deletion/request-deletion.ts'
import { readDeletionByKey, cancelOwnDeletion, cancelDeletionByKey } from './deletion/cancel-deletion.ts'
import { summarizeDeletion } from './deletion/summarize-deletion.ts'

const hourly = { windowSeconds: 60 * 60, maxWaitSeconds: 15 * 60 }

/** Limits requesting and canceling a deletion, per account. Each request sends an email. */
const deletionLimit = { scope: 'account-deletion/account', free: 5, ...hourly }

/** Limits calls with the secret key from a deletion email, per network. The key is too long to guess. */
const deletionKeyLimit = { scope: 'account-deletion/network', free: 30, ...hourly }

/** Limits exports of personal data, per account, because creating one is expensive. */
const dataExportLimit = { scope: 'data-copy/account', free: 3, ...hourly }

export const accountRouter = router({
  closing: memberProcedure
    .output(deletionSummarySchema)
    .query(async ({ ctx }) => summarizeDeletion(ctx.deps, await ctx.user())),

  askDeletion: memberProcedure
    .input(pageLanguageInputSchema)
    .use(limitCallRate(deletionLimit, 'account'))
    .output(deletionTimeSchema)
    .mutation(async ({ ctx, input }) =>
      requestOwnDeletion(
        ctx.deps,
        { caller: ctx.member, user: await ctx.user(), session: ctx.session },
        input.language,
      ),
    ),

  keep: memberProcedure
    .use(limitCallRate(deletionLimit, 'account'))
    .output(deletionTimeSchema)
    .mutation(async ({ ctx }) => cancelOwnDeletion(ctx.deps, await ctx.user())),

  closingByKey: publicProcedure
    .input(deletionKeySchema)
    .use(limitCallRate(deletionKeyLimit, 'network'))
    .output(deletionTimeSchema)
    .query(({ ctx, input }) => readDeletionByKey(ctx.deps, input.key)),

  keepByKey: publicProcedure
    .input(deletionKeySchema)
    .use(limitCallRate(deletionKeyLimit, 'network'))
    .output(deletionTimeSchema)
    .mutation(({ ctx, input }) => cancelDeletionByKey(ctx.deps, input.key)),

  askCopy: memberProcedure
    .input(pageLanguageInputSchema)
    .use(limitCallRate(dataExportLimit, 'account'))
    .output(z.object({ copyId: z.string() }))
    .mutation(async ({ ctx, input }) => requestDataExport(ctx.deps, await ctx.user(), input.language)),

  copies: memberProcedure.output(dataExportsSchema).query(async ({ ctx: { deps, user } }) => ({
    copies: await listDataExports(deps.db, (await user()).id, deps.clock()),
  })),

  copy: memberProcedure
    .meta({
      rest: { method: 'GET', path: '/api/account/copies/:copyId', summary: 'Download a copy of your data' },
    })
    .input(z.object({ copyId: z.uuid() }))
    .output(personalDataSchema)
    .query(async ({ ctx: { deps, user }, input }) => {
      const { id: userId } = await user()
      const content = await findDataExportContent(deps.db, { id: input.copyId, userId, now: deps.clock() })
      // Exports of other users, expired ones and pending ones are rejected like missing ones (R5).
      if (content === undefined) throw new Refusal('not-found')
      return content
    }),
})
