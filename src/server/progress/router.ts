import {
  wishSchema,
  setWishSchema,
  syncSavedSchema,
  syncStepsSchema,
} from '../../shared/progress/progress-schemas.ts'
import { memberProcedure, router } from '../trpc.ts'
import { readWish, setWish } from './notices/saved-wish.ts'
import { readStepWish, setStepWish } from './reminders/step-wish.ts'
import { syncSaved } from './saved/sync-saved.ts'
import { syncSteps } from './steps/sync-steps.ts'

export const progressRouter = router({
  syncSaved: memberProcedure
    .input(syncSavedSchema)
    .output(syncSavedSchema)
    .mutation(async ({ ctx, input }) => syncSaved(ctx.deps, await ctx.user(), input.changes)),

  savedWish: memberProcedure
    .output(wishSchema)
    .query(async ({ ctx }) => readWish(ctx.deps.db, await ctx.user())),

  setSavedWish: memberProcedure
    .input(setWishSchema)
    .output(wishSchema)
    .mutation(async ({ ctx, input }) => setWish(ctx.deps, await ctx.user(), input)),

  stepWish: memberProcedure
    .output(wishSchema)
    .query(async ({ ctx }) => readStepWish(ctx.deps.db, await ctx.user())),

  setStepWish: memberProcedure
    .input(setWishSchema)
    .output(wishSchema)
    .mutation(async ({ ctx, input }) => setStepWish(ctx.deps, await ctx.user(), input)),

  syncSteps: memberProcedure
    .input(syncStepsSchema)
    .output(syncStepsSchema)
    .mutation(async ({ ctx, input }) => syncSteps(ctx.deps, await ctx.user(), input.marks)),
})
