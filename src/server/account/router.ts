import {
  askedCopySchema,
  closingKeySchema,
  closingSchema,
  copiesSchema,
  copyIdSchema,
  deletesAtSchema,
  inLanguageSchema,
  personalDataSchema,
} from '../../shared/account/account-schemas.ts'
import { limited, memberProcedure, publicProcedure, router } from '../trpc.ts'
import { requestDataExport } from './copies/ask-copy.ts'
import { listOwnDataExports, readOwnDataExport } from './copies/read-copies.ts'
import { requestOwnDeletion } from './deletion/ask-deletion.ts'
import { readDeletionByKey, cancelOwnDeletion, cancelDeletionByKey } from './deletion/keep-account.ts'
import { showClosing } from './deletion/show-closing.ts'
import { deletionKeyLimit, dataExportLimit, deletionLimit } from './limits.ts'

export const accountRouter = router({
  closing: memberProcedure
    .output(closingSchema)
    .query(async ({ ctx }) => showClosing(ctx.deps, await ctx.user())),

  askDeletion: memberProcedure
    .input(inLanguageSchema)
    .use(limited(deletionLimit, 'account'))
    .output(deletesAtSchema)
    .mutation(async ({ ctx, input }) =>
      requestOwnDeletion(
        ctx.deps,
        { caller: ctx.member, user: await ctx.user(), session: ctx.session },
        input.language,
      ),
    ),

  keep: memberProcedure
    .use(limited(deletionLimit, 'account'))
    .output(deletesAtSchema)
    .mutation(async ({ ctx }) => cancelOwnDeletion(ctx.deps, await ctx.user())),

  closingByKey: publicProcedure
    .input(closingKeySchema)
    .use(limited(deletionKeyLimit, 'network'))
    .output(deletesAtSchema)
    .query(({ ctx, input }) => readDeletionByKey(ctx.deps, input.key)),

  keepByKey: publicProcedure
    .input(closingKeySchema)
    .use(limited(deletionKeyLimit, 'network'))
    .output(deletesAtSchema)
    .mutation(({ ctx, input }) => cancelDeletionByKey(ctx.deps, input.key)),

  askCopy: memberProcedure
    .input(inLanguageSchema)
    .use(limited(dataExportLimit, 'account'))
    .output(askedCopySchema)
    .mutation(async ({ ctx, input }) => requestDataExport(ctx.deps, await ctx.user(), input.language)),

  copies: memberProcedure
    .output(copiesSchema)
    .query(async ({ ctx }) => listOwnDataExports(ctx.deps, await ctx.user())),

  copy: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/account/copies/:copyId',
        summary: 'Download a copy of your data',
      },
    })
    .input(copyIdSchema)
    .output(personalDataSchema)
    .query(async ({ ctx, input }) => readOwnDataExport(ctx.deps, await ctx.user(), input.copyId)),
})
