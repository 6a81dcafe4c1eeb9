import { syncSavedSchema, syncStepsSchema } from '../../shared/finishing/finishing-schemas.ts'
import { memberProcedure, router } from '../trpc.ts'
import { syncSaved } from './saved/sync-saved.ts'
import { syncSteps } from './steps/sync-steps.ts'

export const finishingRouter = router({
  syncSaved: memberProcedure
    .input(syncSavedSchema)
    .output(syncSavedSchema)
    .mutation(async ({ ctx, input }) => syncSaved(ctx.deps, await ctx.user(), input.changes)),

  syncSteps: memberProcedure
    .input(syncStepsSchema)
    .output(syncStepsSchema)
    .mutation(async ({ ctx, input }) => syncSteps(ctx.deps, await ctx.user(), input.marks)),
})
