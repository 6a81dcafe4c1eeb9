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
  missedSearchesSchema,
  readingPathSchema,
  suggestInputSchema,
  suggestionsSchema,
} from '../../shared/guides/guide-schemas.ts'
import { documented } from '../platform/documented.ts'
import { procedureFor, publicProcedure, router } from '../trpc.ts'
import { listFeatured } from './catalogue/featured-guides.ts'
import { findFullList, listGuides, listPage, missesSomething } from './catalogue/list-guides.ts'
import { listReadingPaths } from './catalogue/reading-paths.ts'
import { countMissedSearch } from './catalogue/count-missed-search.ts'
import { listMissedSearches } from './catalogue/missed-search-queries.ts'
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
    .query(({ ctx, input }) => {
      const listing = listPage(ctx.deps.catalogue.current(), input)
      if (missesSomething(listing)) countMissedSearch(ctx.deps, input.q ?? '', ctx.network)
      return listing
    }),

  suggest: publicProcedure
    .input(suggestInputSchema)
    .output(suggestionsSchema)
    .query(({ ctx, input }) => ctx.deps.catalogue.current().shelf.suggest(input.text)),

  missedSearches: procedureFor('editor')
    .output(missedSearchesSchema)
    .query(({ ctx }) => listMissedSearches(ctx.deps.db)),

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
