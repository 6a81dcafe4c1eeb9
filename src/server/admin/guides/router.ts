import {
  guideReasonInputSchema,
  hideSentenceInputSchema,
  bulkGuidesInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import {
  exportInputSchema,
  fileComparisonSchema,
  fileProgressSchema,
  importFileInputSchema,
  uploadedFileInputSchema,
  storeImageInputSchema,
} from '../../../shared/admin/guide-file-schemas.ts'
import { changeStateInputSchema } from '../../../shared/guides/editing/editing-schemas.ts'
import { reportListInputSchema, reportListSchema } from '../../../shared/guides/reports/report-schemas.ts'
import { listReportsForAdmin } from '../../guides/reports/index.ts'
import { readImportProgress } from '../../guides/import-export/index.ts'
import { limitCallRate, createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import {
  changeGuideState,
  bulkChangeGuides,
  setReportSentenceHidden,
  storeGuideImage,
} from './guide-actions.ts'
import { compareUploadedFile, exportGuidesForAdmin, enqueueFileImport } from './guide-files.ts'

const editing = createOperatorProcedure('editGuides')
const riskyEditing = createRiskyOperatorProcedure('editGuides')
const reports = createOperatorProcedure('checkReports')

/** Image uploads per account. An editor who uploads by hand stays below the limit. */
const imageUploadLimit = { scope: 'picture/account', free: 60, windowSeconds: 3600, maxWaitSeconds: 300 }

export const guidesRouter = router({
  changeGuideState: editing.input(changeStateInputSchema).mutation(asOperator(changeGuideState)),

  withdrawGuide: riskyEditing
    .input(guideReasonInputSchema)
    .mutation(({ ctx, input: { guideId: id, reason } }) =>
      changeGuideState(ctx.deps, ctx.member, { id, to: 'withdrawn', reason }),
    ),

  changeManyGuides: riskyEditing.input(bulkGuidesInputSchema).mutation(asOperator(bulkChangeGuides)),

  // A mutation although it changes no guide, because it is slow and stores its progress: clients must not retry it automatically.
  compareFile: editing
    .input(uploadedFileInputSchema)
    .output(fileComparisonSchema)
    .mutation(asOperator(compareUploadedFile)),

  fileProgress: editing
    .input(uploadedFileInputSchema)
    .output(fileProgressSchema)
    .query(({ ctx, input }) => readImportProgress(ctx.deps.db, { file: input.file, sentBy: ctx.member.uid })),

  importFile: riskyEditing.input(importFileInputSchema).mutation(asOperator(enqueueFileImport)),

  exportGuides: editing.input(exportInputSchema).mutation(asOperator(exportGuidesForAdmin)),

  storePicture: editing
    .use(limitCallRate(imageUploadLimit, 'account'))
    .input(storeImageInputSchema)
    .mutation(asOperator(storeGuideImage)),

  reports: reports
    .input(reportListInputSchema)
    .output(reportListSchema)
    .query(({ ctx, input }) => listReportsForAdmin(ctx.deps, input)),

  hideSentence: reports.input(hideSentenceInputSchema).mutation(asOperator(setReportSentenceHidden)),
})
