import {
  fileComparisonSchema,
  fileProgressSchema,
  uploadedFileInputSchema,
} from '../../../shared/admin/guide-file-schemas.ts'
import { reportListInputSchema, reportListSchema } from '../../../shared/guides/reports/report-schemas.ts'
import { readImportProgress } from '../../guides/import-export/index.ts'
import { listReportsForAdmin } from '../../guides/reports/index.ts'
import { limitCallRate, createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import {
  changeGuideState,
  bulkChangeGuides,
  setReportSentenceHidden,
  storeGuideImage,
  withdrawGuide,
} from './guide-actions.ts'
import { compareUploadedFile, exportGuidesForAdmin, enqueueFileImport } from './guide-files.ts'

const editing = createOperatorProcedure('editGuides')
const riskyEditing = createRiskyOperatorProcedure('editGuides')
const reports = createOperatorProcedure('checkReports')

/** Image uploads per account. An editor who uploads by hand stays below the limit. */
const imageUploadLimit = { scope: 'picture/account', free: 60, windowSeconds: 3600, maxWaitSeconds: 300 }

export const guidesRouter = router({
  changeGuideState: editing.input(changeGuideState.schema).mutation(changeGuideState.run),

  withdrawGuide: riskyEditing.input(withdrawGuide.schema).mutation(withdrawGuide.run),

  changeManyGuides: riskyEditing.input(bulkChangeGuides.schema).mutation(bulkChangeGuides.run),

  // A mutation although it changes no guide, because it is slow and stores its progress: clients must not retry it automatically.
  compareFile: editing
    .input(compareUploadedFile.schema)
    .output(fileComparisonSchema)
    .mutation(compareUploadedFile.run),

  fileProgress: editing
    .input(uploadedFileInputSchema)
    .output(fileProgressSchema)
    .query(({ ctx, input }) => readImportProgress(ctx.deps.db, { file: input.file, sentBy: ctx.member.uid })),

  importFile: riskyEditing.input(enqueueFileImport.schema).mutation(enqueueFileImport.run),

  exportGuides: editing.input(exportGuidesForAdmin.schema).mutation(exportGuidesForAdmin.run),

  storePicture: editing
    .use(limitCallRate(imageUploadLimit, 'account'))
    .input(storeGuideImage.schema)
    .mutation(storeGuideImage.run),

  reports: reports
    .input(reportListInputSchema)
    .output(reportListSchema)
    .query(({ ctx, input }) => listReportsForAdmin(ctx.deps, input)),

  hideSentence: reports.input(setReportSentenceHidden.schema).mutation(setReportSentenceHidden.run),
})
