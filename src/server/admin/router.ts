import { z } from 'zod'
import {
  fileComparisonSchema,
  fileProgressSchema,
  uploadedFileInputSchema,
} from '../../shared/admin/guide-file-schemas.ts'
import { salesPeriodNames } from '../../shared/admin/periods.ts'
import { messageStates } from '../../shared/contact/message-states.ts'
import { replyTemplatesSchema } from '../../shared/contact/template-schemas.ts'
import { guideIdSchema } from '../../shared/guides/guide-schemas.ts'
import { reportListInputSchema, reportListSchema } from '../../shared/guides/reports/report-schemas.ts'
import { rowIdSchema } from '../../shared/row-id-schemas.ts'
import { boundedText, instantSchema, trimmedText } from '../../shared/text-schemas.ts'
import { listReplyTemplates } from '../contact/index.ts'
import { readImportProgress } from '../guides/import-export/index.ts'
import { listReportsForAdmin } from '../guides/reports/index.ts'
import { limitCallRate, createOperatorProcedure, createRiskyOperatorProcedure, router } from '../trpc.ts'
import { readAuditLog } from './audit-log/audit-log-queries.ts'
import { endDiscountCode, createDiscountCode, readDiscountCodes } from './codes/discount-codes.ts'
import { countPendingDecisions } from './figures/count-pending-decisions.ts'
import { readSetupSteps } from './figures/figure-queries.ts'
import { readFigures } from './figures/read-figures.ts'
import {
  changeGuideState,
  bulkChangeGuides,
  setReportSentenceHidden,
  storeGuideImage,
  withdrawGuide,
} from './guides/guide-actions.ts'
import { compareUploadedFile, exportGuidesForAdmin, enqueueFileImport } from './guides/guide-files.ts'
import { readHealth, retryFailedJobs, runRetentionJobNow } from './health/health.ts'
import { compareWithStripe, writeDifferences } from './health/reconciliation.ts'
import {
  replyToContactMessage,
  removeReplyTemplate,
  readInbox,
  readMessage,
  readSubscribers,
  removeSubscriber,
  saveReplyTemplate,
  setMessageState,
} from './messages/messages.ts'
import { assembleEvidence } from './orders/assemble-evidence.ts'
import { listDisputes } from './orders/dispute-queries.ts'
import { listFailedRefunds } from './orders/failed-refund-queries.ts'
import { findOrders } from './orders/find-orders.ts'
import { submitEvidenceOperation } from './orders/submit-evidence.ts'
import { readAccessAtDate } from './readers/access-at-date.ts'
import {
  requestReaderDataExport,
  deleteReader,
  logOutOperation,
  previewRelink,
  relinkReader,
} from './readers/account-actions.ts'
import { changeRole, readRole } from './readers/change-role.ts'
import { endProOperation } from './readers/end-pro.ts'
import { readReader } from './readers/read-reader.ts'
import { grantGuideToReader, revokeReaderGuide, sendReceiptToReader } from './readers/reader-actions.ts'
import { readRefundableAmount, refundOperation } from './readers/refund.ts'

const figures = createOperatorProcedure('seeFigures')
const orders = createOperatorProcedure('handleOrders')
const riskyOrders = createRiskyOperatorProcedure('handleOrders')
const messages = createOperatorProcedure('answerMessages')
const codes = createOperatorProcedure('manageCodes')
const health = createOperatorProcedure('manageHealth')
const editing = createOperatorProcedure('editGuides')
const riskyEditing = createRiskyOperatorProcedure('editGuides')
const reports = createOperatorProcedure('checkReports')

const idFilter = rowIdSchema.optional()

/**
 * Filters orders. `find`: an email address, name, receipt id, Stripe id, guide id or title. `before`: last order of the
 * previous page.
 */
const ordersInputSchema = z.object({
  find: trimmedText(200).optional(),
  before: boundedText(100).optional(),
})

const readerInputSchema = z.object({ userId: rowIdSchema })

/** Filters contact messages. `find`: a part of an address, a message or a reply, in any state. */
const inboxInputSchema = z.object({
  state: z.enum(messageStates).default('open'),
  find: trimmedText(200).min(1).optional(),
  before: rowIdSchema.optional(),
})

/** `find`: the first characters of a failed request's id, which its error page shows. */
const healthInputSchema = z.object({
  find: trimmedText(64)
    .regex(/^[\w-]+$/)
    .optional(),
})

/** Image uploads per account. An editor who uploads by hand stays below the limit. */
const imageUploadLimit = { scope: 'picture/account', free: 60, windowSeconds: 3600, maxWaitSeconds: 300 }

/** The procedures of all sections. Their names have no section prefix, because open pages still call them. */
export const adminRouter = router({
  figures: figures
    .input(z.object({ period: z.enum(salesPeriodNames) }))
    .query(({ ctx, input }) => readFigures(ctx.deps, input.period)),

  firstSteps: figures.query(({ ctx }) => readSetupSteps(ctx.deps)),

  waiting: createOperatorProcedure('enterAdmin').query(({ ctx }) =>
    countPendingDecisions(ctx.deps.db, ctx.member.role),
  ),

  log: createOperatorProcedure('readLog')
    .input(z.object({ before: idFilter, userId: idFilter, guideId: idFilter }))
    .query(({ ctx, input }) => readAuditLog(ctx.deps.db, input)),

  orders: orders.input(ordersInputSchema).query(({ ctx, input }) => findOrders(ctx.deps, input)),

  failedRefunds: orders.query(({ ctx }) => listFailedRefunds(ctx.deps.db)),

  disputes: orders.query(({ ctx }) => listDisputes(ctx.deps)),

  evidence: orders
    .input(z.object({ disputeId: boundedText(100) }))
    .query(({ ctx, input }) => assembleEvidence(ctx.deps.db, input.disputeId, ctx.deps.clock())),

  submitEvidence: riskyOrders.input(submitEvidenceOperation.schema).mutation(submitEvidenceOperation.run),

  refundable: orders
    .input(z.object({ receiptId: z.uuid() }))
    .query(({ ctx, input }) => readRefundableAmount(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundOperation.schema).mutation(refundOperation.run),

  sendReceipt: orders.input(sendReceiptToReader.schema).mutation(sendReceiptToReader.run),

  reader: orders.input(readerInputSchema).query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  giveGuide: riskyOrders.input(grantGuideToReader.schema).mutation(grantGuideToReader.run),

  takeGuideBack: riskyOrders.input(revokeReaderGuide.schema).mutation(revokeReaderGuide.run),

  endPro: riskyOrders.input(endProOperation.schema).mutation(endProOperation.run),

  logOutReader: orders.input(logOutOperation.schema).mutation(logOutOperation.run),

  relinkable: orders
    .input(readerInputSchema)
    .query(({ ctx, input }) => previewRelink(ctx.deps, input.userId)),

  relinkReader: riskyOrders.input(relinkReader.schema).mutation(relinkReader.run),

  copyDataOf: riskyOrders.input(requestReaderDataExport.schema).mutation(requestReaderDataExport.run),

  deleteReader: riskyOrders.input(deleteReader.schema).mutation(deleteReader.run),

  lookBack: orders
    .input(readerInputSchema.extend({ guideId: guideIdSchema, at: instantSchema }))
    .query(({ ctx, input }) => readAccessAtDate(ctx.deps, input)),

  roleOf: createOperatorProcedure('manageRoles')
    .input(readerInputSchema)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: createRiskyOperatorProcedure('manageRoles').input(changeRole.schema).mutation(changeRole.run),

  inbox: messages.input(inboxInputSchema).query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages
    .input(z.object({ id: rowIdSchema }))
    .query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages.input(replyToContactMessage.schema).mutation(replyToContactMessage.run),

  moveMessage: messages.input(setMessageState.schema).mutation(setMessageState.run),

  templates: messages.output(replyTemplatesSchema).query(({ ctx }) => listReplyTemplates(ctx.deps.db)),

  saveTemplate: messages.input(saveReplyTemplate.schema).mutation(saveReplyTemplate.run),

  deleteTemplate: messages.input(removeReplyTemplate.schema).mutation(removeReplyTemplate.run),

  subscribers: messages.query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages.input(removeSubscriber.schema).mutation(removeSubscriber.run),

  codes: codes.query(({ ctx }) => readDiscountCodes(ctx.deps)),

  makeCode: createRiskyOperatorProcedure('manageCodes')
    .input(createDiscountCode.schema)
    .mutation(createDiscountCode.run),

  endCode: codes.input(endDiscountCode.schema).mutation(endDiscountCode.run),

  health: health.input(healthInputSchema).query(({ ctx, input }) => readHealth(ctx.deps, input.find)),

  retryJobs: health.mutation(({ ctx }) => retryFailedJobs(ctx.deps, ctx.member)),

  compareWithStripe: health.input(compareWithStripe.schema).mutation(compareWithStripe.run),

  writeDifferences: createRiskyOperatorProcedure('manageHealth')
    .input(writeDifferences.schema)
    .mutation(writeDifferences.run),

  sweepNow: health.mutation(({ ctx }) => runRetentionJobNow(ctx.deps, ctx.member)),

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
