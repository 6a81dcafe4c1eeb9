import { z } from 'zod'
import {
  cardsInputSchema,
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
  shelfCardSchema,
  suggestInputSchema,
  suggestionsSchema,
  withdrawnGuideSchema,
  withdrawnInputSchema,
} from '../../shared/guides/guide-schemas.ts'
import {
  deskListInputSchema,
  deskListSchema,
  differencesSchema,
  drawnInputSchema,
  editedIdSchema,
  editingSchema,
  editInputSchema,
  editPreviewInputSchema,
  editPreviewSchema,
  historyInputSchema,
  historySchema,
  manyComparedSchema,
  manyInputSchema,
  savedSchema,
  versionInputSchema,
} from '../../shared/guides/editing/editing-schemas.ts'
import { askedSchema, askInputSchema, writtenSchema } from '../../shared/guides/asking/ask-schemas.ts'
import {
  pathInputSchema,
  pathPageSchema,
  pathsInputSchema,
  readingPathSchema,
} from '../../shared/guides/paths/path-schemas.ts'
import {
  ownReportInputSchema,
  ownReportSchema,
  reportInputSchema,
  wishInputSchema,
} from '../../shared/guides/reports/report-schemas.ts'
import { documented } from '../platform/documented.ts'
import { limited, memberProcedure, procedureFor, publicProcedure, router } from '../trpc.ts'
import { listFeatured } from './catalogue/featured-guides.ts'
import { findFullList, listGuides, listPage, missesSomething } from './catalogue/list-guides.ts'
import { countMissedSearch } from './catalogue/count-missed-search.ts'
import { drawThumbnail } from './catalogue/draw-thumbnail.ts'
import { listMissedSearches } from './catalogue/missed-search-queries.ts'
import { bringBack } from './editing/bring-back.ts'
import { compareMany } from './editing/change-many.ts'
import { dropEdit, keepUnsavedEdit } from './editing/keep-edit.ts'
import { listAtDesk } from './editing/list-at-desk.ts'
import { openEditor } from './editing/open-editor.ts'
import { previewEdit } from './editing/preview-edit.ts'
import { compareWithVersion, readHistory } from './editing/read-history.ts'
import { saveEdit } from './editing/save-edit.ts'
import { findPathPage, listReadingPaths } from './paths/read-paths.ts'
import { askLibrary } from './asking/ask-library.ts'
import { writeAnswer } from './asking/write-answer.ts'
import { readOwnReport, storeReport, wishForReport } from './reports/own-report.ts'
import { findGuidePage, findWithdrawnGuide, requireGuideDetail } from './reading/read-guide.ts'

/** More is no reading. */
const reportLimit = { scope: 'report/account', free: 20, windowSeconds: 3600, longestWaitSeconds: 900 }

export const guidesRouter = router({
  list: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/guides',
        summary: 'The guides of the shop, without their paid text',
        findShared: ({ catalogue }, query) => findFullList(catalogue.current(), query),
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

  cardsOf: publicProcedure
    .input(cardsInputSchema)
    .output(z.array(shelfCardSchema))
    .query(({ ctx, input }) => {
      const guides = ctx.deps.catalogue.current()
      return input.ids.flatMap((id) => guides.find(id) ?? [])
    }),

  suggest: publicProcedure
    .input(suggestInputSchema)
    .output(suggestionsSchema)
    .query(({ ctx, input }) => ctx.deps.catalogue.current().shelf.suggest(input.text)),

  missedSearches: procedureFor('editGuides')
    .output(missedSearchesSchema)
    .query(({ ctx }) => listMissedSearches(ctx.deps.db)),

  featured: publicProcedure
    .input(featuredInputSchema)
    .output(featuredSchema)
    .query(({ ctx, input }) => listFeatured(ctx.deps.catalogue.current(), input)),

  paths: publicProcedure
    .input(pathsInputSchema)
    .output(z.array(readingPathSchema))
    .query(({ ctx, input }) => listReadingPaths(ctx.deps, ctx.caller, input)),

  path: publicProcedure
    .input(pathInputSchema)
    .output(pathPageSchema.nullable())
    .query(({ ctx, input }) => findPathPage(ctx.deps, ctx.caller, input)),

  find: publicProcedure
    .input(guidePageInputSchema)
    .output(guidePageSchema.nullable())
    .query(({ ctx, input }) => findGuidePage(ctx.deps, ctx.caller, input)),

  withdrawn: publicProcedure
    .input(withdrawnInputSchema)
    .output(withdrawnGuideSchema.nullable())
    .query(({ ctx, input }) => findWithdrawnGuide(ctx.deps, input)),

  ask: publicProcedure
    .input(askInputSchema)
    .output(askedSchema)
    .query(({ ctx, input }) => askLibrary(ctx.deps, ctx, input)),

  askInWords: publicProcedure
    .input(askInputSchema)
    .output(writtenSchema)
    .query(({ ctx, input }) => writeAnswer(ctx.deps, ctx, input)),

  // What came of it (B21.30).

  ownReport: memberProcedure
    .input(ownReportInputSchema)
    .output(ownReportSchema)
    .query(async ({ ctx, input }) => readOwnReport(ctx.deps, await ctx.user(), input.guideId)),

  report: memberProcedure
    .use(limited(reportLimit, 'account'))
    .input(reportInputSchema)
    .mutation(async ({ ctx, input }) => storeReport(ctx.deps, await ctx.user(), ctx.network, input)),

  wishForReport: memberProcedure
    .use(limited(reportLimit, 'account'))
    .input(wishInputSchema)
    .mutation(async ({ ctx, input }) => wishForReport(ctx.deps, await ctx.user(), input)),

  // The desk (B20.50).

  deskList: procedureFor('editGuides')
    .input(deskListInputSchema)
    .output(deskListSchema)
    .query(({ ctx, input }) => listAtDesk(ctx.deps.db, input)),

  editing: procedureFor('editGuides')
    .input(z.object({ id: editedIdSchema }))
    .output(editingSchema)
    .query(({ ctx, input }) => openEditor(ctx.deps, ctx.member, input.id)),

  previewEdit: procedureFor('editGuides')
    .input(editPreviewInputSchema)
    .output(editPreviewSchema)
    // A query by its nature, but a text is too long for an address.
    .mutation(({ ctx, input }) => previewEdit(ctx.deps, input)),

  drawnPicture: procedureFor('editGuides')
    .input(drawnInputSchema)
    .output(z.object({ svg: z.string() }))
    .query(({ input: { id, tags } }) => ({ svg: drawThumbnail({ id: id ?? 0, tags }) })),

  keepEdit: procedureFor('editGuides')
    .input(editInputSchema)
    .output(z.object({ keptAt: z.string() }))
    .mutation(({ ctx, input }) => keepUnsavedEdit(ctx.deps, ctx.member, input)),

  dropEdit: procedureFor('editGuides')
    .input(z.object({ id: editedIdSchema }))
    .output(z.object({ dropped: z.literal(true) }))
    .mutation(({ ctx, input }) => dropEdit(ctx.deps.db, ctx.member, input.id)),

  save: procedureFor('editGuides')
    .input(editInputSchema)
    .output(savedSchema)
    .mutation(({ ctx, input }) => saveEdit(ctx.deps, ctx.member, input)),

  history: procedureFor('editGuides')
    .input(historyInputSchema)
    .output(historySchema)
    .query(({ ctx, input }) => readHistory(ctx.deps.db, input)),

  compareWithVersion: procedureFor('editGuides')
    .input(versionInputSchema)
    .output(differencesSchema)
    .query(({ ctx, input }) => compareWithVersion(ctx.deps.db, input)),

  bringBack: procedureFor('editGuides')
    .input(versionInputSchema)
    .output(z.object({ version: z.int() }))
    .mutation(({ ctx, input }) => bringBack(ctx.deps, ctx.member, input)),

  compareMany: procedureFor('editGuides')
    .input(manyInputSchema)
    .output(manyComparedSchema)
    // As above: it reads, and names up to 10,000 guides.
    .mutation(({ ctx, input }) => compareMany(ctx.deps.db, input)),
})
