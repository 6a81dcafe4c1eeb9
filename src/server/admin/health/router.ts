import { z } from 'zod'
import { trimmedText } from '../../../shared/text-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { readHealth, retryFailedJobs, runRetentionJobNow } from './health.ts'
import { compareWithStripe, writeDifferences } from './reconciliation.ts'

const health = createOperatorProcedure('manageHealth')

/** `find`: the first characters of a failed request's id, which its error page shows. */
const healthInputSchema = z.object({
  find: trimmedText(64)
    .regex(/^[\w-]+$/)
    .optional(),
})

export const healthRouter = router({
  health: health.input(healthInputSchema).query(({ ctx, input }) => readHealth(ctx.deps, input.find)),

  retryJobs: health.mutation(({ ctx }) => retryFailedJobs(ctx.deps, ctx.member)),

  compareWithStripe: health.input(compareWithStripe.schema).mutation(compareWithStripe.run),

  writeDifferences: createRiskyOperatorProcedure('manageHealth')
    .input(writeDifferences.schema)
    .mutation(writeDifferences.run),

  sweepNow: health.mutation(({ ctx }) => runRetentionJobNow(ctx.deps, ctx.member)),
})
