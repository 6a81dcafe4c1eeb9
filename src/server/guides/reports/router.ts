import {
  ownReportInputSchema,
  ownReportSchema,
  reportInputSchema,
  reportOptInInputSchema,
} from '../../../shared/guides/reports/report-schemas.ts'
import { limitCallRate, memberProcedure, router } from '../../trpc.ts'
import { readOwnReport, storeReport, setReportOptIn } from './own-report.ts'

/** Limit on how often one account may submit reports. */
const reportLimit = { scope: 'report/account', free: 20, windowSeconds: 3600, maxWaitSeconds: 900 }

export const reportsRouter = router({
  ownReport: memberProcedure
    .input(ownReportInputSchema)
    .output(ownReportSchema)
    .query(async ({ ctx, input }) => readOwnReport(ctx.deps, await ctx.user(), input.guideId)),

  report: memberProcedure
    .use(limitCallRate(reportLimit, 'account'))
    .input(reportInputSchema)
    .mutation(async ({ ctx, input }) => storeReport(ctx.deps, await ctx.user(), ctx.network, input)),

  wishForReport: memberProcedure
    .use(limitCallRate(reportLimit, 'account'))
    .input(reportOptInInputSchema)
    .mutation(async ({ ctx, input }) => setReportOptIn(ctx.deps, await ctx.user(), input)),
})
