import { z } from 'zod'
import {
  guideDetailSchema,
  guideIdSchema,
  guidePageInputSchema,
  guidePageSchema,
  languageSchema,
  withdrawnGuideSchema,
  withdrawnInputSchema,
} from '../../../shared/guides/guide-schemas.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { getSecondsUntil } from '../../platform/rate-limit.ts'
import { findGuidePage, findWithdrawnGuide, requireGuideDetail } from './read-guide.ts'

export const readerRouter = router({
  detail: publicProcedure
    .meta({
      signIn: 'counts',
      rest: [
        {
          method: 'GET',
          path: '/api/guides/:id',
          summary: 'Get a guide',
        },
        {
          method: 'GET',
          path: '/api/guides/raw_data/:id',
          summary: 'Get a guide, with all its data',
          operationId: 'guides.detail.raw',
        },
      ],
    })
    .input(z.object({ id: guideIdSchema, language: languageSchema }))
    .output(guideDetailSchema)
    .query(({ ctx, input }) => requireGuideDetail(ctx.deps, ctx.caller, input)),

  find: publicProcedure
    .input(guidePageInputSchema)
    .output(guidePageSchema.nullable())
    .query(async ({ ctx, input }) => {
      const page = await findGuidePage(ctx.deps, ctx.caller, input)
      if (page?.opensAt != null) ctx.retryAfter(getSecondsUntil(new Date(page.opensAt), ctx.deps.clock()))
      return page
    }),

  withdrawn: publicProcedure
    .input(withdrawnInputSchema)
    .output(withdrawnGuideSchema.nullable())
    .query(({ ctx, input }) => findWithdrawnGuide(ctx.deps, input)),
})
