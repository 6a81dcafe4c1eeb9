import {
  progressSyncSchema,
  setProgressSyncSchema,
  setEmailOptInSchema,
  syncResultSchema,
  syncInputSchema,
  emailOptInSchema,
} from '../../shared/progress/progress-schemas.ts'
import { memberProcedure, router } from '../trpc.ts'
import { findEmailOptIn, findSyncOptOut } from './progress-queries.ts'
import { syncProgress } from './sync-progress.ts'
import { setProgressSync, setSavedAlertOptIn, setStepReminderOptIn } from './settings.ts'

export const progressRouter = router({
  sync: memberProcedure
    .input(syncInputSchema)
    .output(syncResultSchema)
    .mutation(async ({ ctx, input }) => syncProgress(ctx.deps, await ctx.user(), input)),

  progressSync: memberProcedure.output(progressSyncSchema).query(async ({ ctx }) => ({
    on: (await findSyncOptOut(ctx.deps.db, (await ctx.user()).id)) === undefined,
  })),

  setProgressSync: memberProcedure
    .input(setProgressSyncSchema)
    .output(progressSyncSchema)
    .mutation(async ({ ctx, input }) => setProgressSync(ctx.deps, await ctx.user(), input)),

  savedWish: memberProcedure.output(emailOptInSchema).query(async ({ ctx }) => ({
    wanted: (await findEmailOptIn(ctx.deps.db, 'savedWishes', (await ctx.user()).id)) !== undefined,
  })),

  setSavedWish: memberProcedure
    .input(setEmailOptInSchema)
    .output(emailOptInSchema)
    .mutation(async ({ ctx, input }) => setSavedAlertOptIn(ctx.deps, await ctx.user(), input)),

  stepWish: memberProcedure.output(emailOptInSchema).query(async ({ ctx }) => ({
    wanted: (await findEmailOptIn(ctx.deps.db, 'stepWishes', (await ctx.user()).id)) !== undefined,
  })),

  setStepWish: memberProcedure
    .input(setEmailOptInSchema)
    .output(emailOptInSchema)
    .mutation(async ({ ctx, input }) => setStepReminderOptIn(ctx.deps, await ctx.user(), input)),
})
