import { z } from 'zod'
import {
  featuredInputSchema,
  featuredSchema,
  guideCardSchema,
  guideDetailSchema,
  guideIdSchema,
  guidePageInputSchema,
  guidePageSchema,
  languageSchema,
  listInputSchema,
  listingInputSchema,
  listingSchema,
  readingPathSchema,
} from '../../shared/guides/guide-schemas.ts'
import { documented } from '../platform/documented.ts'
import { publicProcedure, router } from '../trpc.ts'
import { listFeatured } from './catalogue/featured-guides.ts'
import { findFullList, listGuides, listPage } from './catalogue/list-guides.ts'
import { listReadingPaths } from './catalogue/reading-paths.ts'
import { findGuidePage, requireGuideDetail } from './reading/read-guide.ts'

export const guidesRouter = router({
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/guides',
        summary: 'The guides of the shop, without their paid text',
        findPrepared: ({ catalogue }, query) => findFullList(catalogue.current(), query),
      },
    })
    .input(listInputSchema)
    .output(documented(z.array(guideCardSchema)))
    .query(({ ctx, input }) => listGuides(ctx.deps.catalogue.current(), input, ctx.rowLimit)),

  detail: publicProcedure
    .meta({
      signIn: 'counts',
      rest: [
        {
          method: 'GET',
          path: '/api/guides/:id',
          summary: 'One guide; its text only for those who may read it',
        },
        {
          method: 'GET',
          path: '/api/guides/raw_data/:id',
          summary: 'The same guide, the same rule',
          operationId: 'guides.detail.raw',
        },
      ],
    })
    .input(z.object({ id: guideIdSchema, language: languageSchema }))
    .output(guideDetailSchema)
    .query(({ ctx, input }) => requireGuideDetail(ctx.deps, ctx.caller, input)),

  listing: publicProcedure
    .input(listingInputSchema)
    .output(listingSchema)
    .query(({ ctx, input }) => listPage(ctx.deps.catalogue.current(), input)),

  featured: publicProcedure
    .input(featuredInputSchema)
    .output(featuredSchema)
    .query(({ ctx, input }) => listFeatured(ctx.deps.catalogue.current().cards, input.count)),

  paths: publicProcedure
    .output(z.array(readingPathSchema))
    .query(({ ctx }) => listReadingPaths(ctx.deps, ctx.caller)),

  find: publicProcedure
    .input(guidePageInputSchema)
    .output(guidePageSchema.nullable())
    .query(({ ctx, input }) => findGuidePage(ctx.deps, ctx.caller, input)),
})
