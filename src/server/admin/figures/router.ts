import { z } from 'zod'
import { salesPeriodNames } from '../../../shared/admin/periods.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { countPendingDecisions } from './count-pending-decisions.ts'
import { readSetupSteps } from './figure-queries.ts'
import { readFigures } from './read-figures.ts'

const figures = createOperatorProcedure('seeFigures')

export const figuresRouter = router({
  figures: figures
    .input(z.object({ period: z.enum(salesPeriodNames) }))
    .query(({ ctx, input }) => readFigures(ctx.deps, input.period)),

  firstSteps: figures.query(({ ctx }) => readSetupSteps(ctx.deps)),

  waiting: createOperatorProcedure('enterAdmin').query(({ ctx }) =>
    countPendingDecisions(ctx.deps.db, ctx.member.role),
  ),
})
