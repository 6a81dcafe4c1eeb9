import { z } from 'zod'
import {
  cardsInputSchema,
  featuredInputSchema,
  featuredSchema,
  guideCardSchema,
  guideIdSchema,
  listInputSchema,
  listingInputSchema,
  listingSchema,
  methodSchema,
  methodsSchema,
  listedCardSchema,
  suggestInputSchema,
  suggestionsSchema,
} from '../../../shared/guides/guide-schemas.ts'
import { drawnThumbnailInputSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import { createOperatorProcedure, publicProcedure, router } from '../../trpc.ts'
import { listFeaturedGuides } from './featured-guides.ts'
import { findFullList, listGuides, listGuidePage, hasUnknownWord } from './list-guides.ts'
import { findMethod, listMethods } from './list-methods.ts'
import { countMissedSearch } from './count-missed-search.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { listMissedSearches } from './missed-search-queries.ts'

export const catalogRouter = router({
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/guides',
        summary: 'List the guides',
        findShared: ({ catalogue }, query) => findFullList(catalogue.current(), query),
      },
    })
    .input(listInputSchema)
    .output(documented(z.array(guideCardSchema)))
    .query(({ ctx, input }) => listGuides(ctx.deps.catalogue.current(), input, ctx.rowLimit)),

  listing: publicProcedure
    .input(listingInputSchema)
    .output(listingSchema)
    .query(({ ctx, input }) => {
      const listing = listGuidePage(ctx.deps.catalogue.current(), input)
      if (hasUnknownWord(listing)) countMissedSearch(ctx.deps, input.q ?? '', ctx.network)
      return listing
    }),

  cardsOf: publicProcedure
    .input(cardsInputSchema)
    .output(z.array(listedCardSchema))
    .query(({ ctx, input }) => {
      const guides = ctx.deps.catalogue.current()
      return input.ids.flatMap((id) => guides.find(id) ?? [])
    }),

  methods: publicProcedure.output(methodsSchema).query(({ ctx }) =>
    listMethods(ctx.deps.catalogue.current()).flatMap(({ tags, guides }) => {
      const [card] = guides
      const emojis = [...new Set(guides.map(({ emoji }) => emoji))].filter((emoji) => emoji !== '')
      return card === undefined ? [] : { card, tags, emojis, guides: guides.length }
    }),
  ),

  method: publicProcedure
    .input(z.object({ id: guideIdSchema }))
    .output(methodSchema)
    .query(({ ctx, input }) => {
      const method = findMethod(ctx.deps.catalogue.current(), input.id)
      return method === undefined ? null : { tags: method.tags, cards: method.guides }
    }),

  suggest: publicProcedure
    .input(suggestInputSchema)
    .output(suggestionsSchema)
    .query(({ ctx, input }) => ctx.deps.catalogue.current().catalogIndex.suggest(input.text)),

  missedSearches: createOperatorProcedure('editGuides').query(({ ctx }) => listMissedSearches(ctx.deps.db)),

  featured: publicProcedure
    .input(featuredInputSchema)
    .output(featuredSchema)
    .query(({ ctx, input }) => listFeaturedGuides(ctx.deps.catalogue.current(), input)),

  drawnPicture: createOperatorProcedure('editGuides')
    .input(drawnThumbnailInputSchema)
    .query(({ input }) => ({ svg: drawThumbnail(input) })),
})

/**
 * Documents the shape of an output without validating it. For responses with thousands of typed rows: the object must keep its
 * identity, because its serialized bytes are cached.
 */
function documented<S extends z.ZodType>(schema: S) {
  const passed = z.custom<Readonly<z.output<S>>>(() => true)
  passed._zod.toJSONSchema = () => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return passed
}
