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
import { askCopy } from './copies/ask-copy.ts'
import { listOwnCopies, readOwnCopy } from './copies/read-copies.ts'
import { askDeletion } from './deletion/ask-deletion.ts'
import { closingByKey, keepAccount, keepAccountByKey } from './deletion/keep-account.ts'
import { showClosing } from './deletion/show-closing.ts'
import { closingKeyLimit, copyLimit, deletionLimit } from './limits.ts'

export const accountRouter = router({
  closing: memberProcedure
    .output(closingSchema)
    .query(async ({ ctx }) => showClosing(ctx.deps, await ctx.user())),

  askDeletion: memberProcedure
    .input(inLanguageSchema)
    .use(limited(deletionLimit, 'account'))
    .output(deletesAtSchema)
    .mutation(async ({ ctx, input }) =>
      askDeletion(
        ctx.deps,
        { caller: ctx.member, user: await ctx.user(), session: ctx.session },
        input.language,
      ),
    ),

  keep: memberProcedure
    .use(limited(deletionLimit, 'account'))
    .output(deletesAtSchema)
    .mutation(async ({ ctx }) => keepAccount(ctx.deps, await ctx.user())),

  closingByKey: publicProcedure
    .input(closingKeySchema)
    .use(limited(closingKeyLimit, 'network'))
    .output(deletesAtSchema)
    .query(({ ctx, input }) => closingByKey(ctx.deps, input.key)),

  keepByKey: publicProcedure
    .input(closingKeySchema)
    .use(limited(closingKeyLimit, 'network'))
    .output(deletesAtSchema)
    .mutation(({ ctx, input }) => keepAccountByKey(ctx.deps, input.key)),

  askCopy: memberProcedure
    .input(inLanguageSchema)
    .use(limited(copyLimit, 'account'))
    .output(askedCopySchema)
    .mutation(async ({ ctx, input }) => askCopy(ctx.deps, await ctx.user(), input.language)),

  copies: memberProcedure
    .output(copiesSchema)
    .query(async ({ ctx }) => listOwnCopies(ctx.deps, await ctx.user())),

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
    .query(async ({ ctx, input }) => readOwnCopy(ctx.deps, await ctx.user(), input.copyId)),
})
