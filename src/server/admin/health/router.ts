import { reconcileInputSchema, healthInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import { compareWithStripe, writeDifferences } from './reconciliation.ts'
import { readHealth, retryFailedJobs, runRetentionJobNow } from './health.ts'

const health = createOperatorProcedure('manageHealth')

export const healthRouter = router({
  health: health.input(healthInputSchema).query(({ ctx, input }) => readHealth(ctx.deps, input.find)),

  retryJobs: health.mutation(({ ctx }) => retryFailedJobs(ctx.deps, ctx.member)),

  compareWithStripe: health.input(reconcileInputSchema).mutation(asOperator(compareWithStripe)),

  writeDifferences: createRiskyOperatorProcedure('manageHealth')
    .input(reconcileInputSchema)
    .mutation(asOperator(writeDifferences)),

  sweepNow: health.mutation(({ ctx }) => runRetentionJobNow(ctx.deps, ctx.member)),
})
