import {
  figuresInput,
  figuresSchema,
  firstStepsSchema,
  waitingSchema,
} from '../../shared/desk/figure-schemas.ts'
import {
  answerInput,
  compareInput,
  copyDataInput,
  deleteReaderInput,
  deedsInput,
  deedsSchema,
  endProInput,
  guideReasonInput,
  manyGuidesInput,
  giveGuideInput,
  healthInput,
  healthSchema,
  hideSentenceInput,
  inboxInput,
  inboxSchema,
  logOutInput,
  messageInput,
  messageThreadSchema,
  moveMessageInput,
  ordersInput,
  ordersSchema,
  readerInput,
  readerSchema,
  refundableInput,
  refundableSchema,
  refundInput,
  relinkableSchema,
  relinkInput,
  roleInput,
  roleOfSchema,
  sendReceiptInput,
  subscriberDeedInput,
  subscribersSchema,
  takeGuideBackInput,
} from '../../shared/desk/desk-schemas.ts'
import {
  answerTemplatesSchema,
  templateIdInput,
  templateInput,
} from '../../shared/contact/template-schemas.ts'
import {
  exportedSchema,
  exportInput,
  fileComparedSchema,
  fileProgressSchema,
  importFileInput,
  sentFileInput,
  storedPictureSchema,
  storePictureInput,
} from '../../shared/desk/guide-file-schemas.ts'
import { reportListInputSchema, reportListSchema } from '../../shared/guides/reports/report-schemas.ts'
import { changeStateInputSchema } from '../../shared/guides/editing/editing-schemas.ts'
import { disputesSchema } from '../../shared/desk/dispute-schemas.ts'
import { codesSchema, endCodeInput, newCodeInput } from '../../shared/desk/code-schemas.ts'
import { thenInput, thenSchema } from '../../shared/desk/then-schemas.ts'
import { limited, procedureFor, riskyProcedureFor, router } from '../trpc.ts'
import { endCode, makeCode, readCodes } from './codes/codes.ts'
import { readLog } from './deeds/read-log.ts'
import { readFigures } from './figures/read-figures.ts'
import { readFirstSteps } from './figures/read-first-steps.ts'
import { readWaiting } from './figures/read-waiting.ts'
import { changeGuideState, changeManyGuides } from './guides/guide-deeds.ts'
import { compareFile, exportGuidesAtDesk, importFile } from './guides/guide-files.ts'
import { storeGuidePicture } from './guides/picture-deed.ts'
import { listReportsAtDesk, readFileProgress } from '../guides/index.ts'
import { hideReportedSentence } from './guides/report-deeds.ts'
import { compareSoon } from './health/compare-with-stripe.ts'
import { readHealth, retryJobs, sweepNow } from './health/health.ts'
import { answerMessage, moveMessage, readInbox, readMessage } from './messages/messages.ts'
import { readSubscribers, takeSubscriberOff } from './messages/subscribers.ts'
import { dropTemplate, saveTemplate } from './messages/templates.ts'
import { listTemplates } from '../contact/index.ts'
import { listDisputes } from './orders/list-disputes.ts'
import { findOrders } from './orders/find-orders.ts'
import { copyDataOf, deleteReader, readRelinkable, relinkReader } from './readers/account-deeds.ts'
import { lookBack } from './readers/time-machine.ts'
import { readReader } from './readers/read-reader.ts'
import { changeRole, readRole } from './readers/change-role.ts'
import { endProOf } from './readers/end-pro.ts'
import { logOutReader } from './readers/log-out-reader.ts'
import { giveGuideTo, sendReceiptTo, takeGuideBackFrom } from './readers/reader-deeds.ts'
import { readRefundable, refund } from './readers/refund.ts'

const orders = procedureFor('handleOrders')
const riskyOrders = riskyProcedureFor('handleOrders')
const messages = procedureFor('answerMessages')
const reports = procedureFor('checkReports')
const figures = procedureFor('seeFigures')
const health = procedureFor('manageHealth')

/** More than anybody chooses by hand. */
const pictureLimit = { scope: 'picture/account', free: 60, windowSeconds: 3600, longestWaitSeconds: 300 }

export const deskRouter = router({
  figures: figures
    .input(figuresInput)
    .output(figuresSchema)
    .query(({ ctx, input }) => readFigures(ctx.deps, input.period)),

  firstSteps: figures.output(firstStepsSchema).query(({ ctx }) => readFirstSteps(ctx.deps)),

  waiting: procedureFor('enterAdmin')
    .output(waitingSchema)
    .query(({ ctx }) => readWaiting(ctx.deps.db, ctx.member.role)),

  log: procedureFor('readLog')
    .input(deedsInput)
    .output(deedsSchema)
    .query(({ ctx, input }) => readLog(ctx.deps.db, input)),

  orders: orders
    .input(ordersInput)
    .output(ordersSchema)
    .query(({ ctx, input }) => findOrders(ctx.deps, input)),

  disputes: orders.output(disputesSchema).query(({ ctx }) => listDisputes(ctx.deps)),

  reader: orders
    .input(readerInput)
    .output(readerSchema)
    .query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  sendReceipt: orders
    .input(sendReceiptInput)
    .mutation(({ ctx, input }) => sendReceiptTo(ctx.deps, ctx.member, input)),

  refundable: orders
    .input(refundableInput)
    .output(refundableSchema)
    .query(({ ctx, input }) => readRefundable(ctx.deps, input.receiptId)),

  refund: riskyOrders.input(refundInput).mutation(({ ctx, input }) => refund(ctx.deps, ctx.member, input)),

  giveGuide: riskyOrders
    .input(giveGuideInput)
    .mutation(({ ctx, input }) => giveGuideTo(ctx.deps, ctx.member, input)),

  takeGuideBack: riskyOrders
    .input(takeGuideBackInput)
    .mutation(({ ctx, input }) => takeGuideBackFrom(ctx.deps, ctx.member, input)),

  endPro: riskyOrders.input(endProInput).mutation(({ ctx, input }) => endProOf(ctx.deps, ctx.member, input)),

  logOutReader: orders
    .input(logOutInput)
    .mutation(({ ctx, input }) => logOutReader(ctx.deps, ctx.member, input)),

  relinkable: orders
    .input(readerInput)
    .output(relinkableSchema)
    .query(({ ctx, input }) => readRelinkable(ctx.deps, input.userId)),

  relinkReader: riskyOrders
    .input(relinkInput)
    .mutation(({ ctx, input }) => relinkReader(ctx.deps, ctx.member, input)),

  copyDataOf: riskyOrders
    .input(copyDataInput)
    .mutation(({ ctx, input }) => copyDataOf(ctx.deps, ctx.member, input)),

  deleteReader: riskyOrders
    .input(deleteReaderInput)
    .mutation(({ ctx, input }) => deleteReader(ctx.deps, ctx.member, input)),

  lookBack: orders
    .input(thenInput)
    .output(thenSchema)
    .query(({ ctx, input }) => lookBack(ctx.deps, input)),

  roleOf: procedureFor('manageRoles')
    .input(readerInput)
    .output(roleOfSchema)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: riskyProcedureFor('manageRoles')
    .input(roleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.member, input)),

  inbox: messages
    .input(inboxInput)
    .output(inboxSchema)
    .query(({ ctx, input }) => readInbox(ctx.deps, input)),

  message: messages
    .input(messageInput)
    .output(messageThreadSchema)
    .query(({ ctx, input }) => readMessage(ctx.deps, input.id)),

  answerMessage: messages
    .input(answerInput)
    .mutation(({ ctx, input }) => answerMessage(ctx.deps, ctx.member, input)),

  moveMessage: messages
    .input(moveMessageInput)
    .mutation(({ ctx, input }) => moveMessage(ctx.deps, ctx.member, input)),

  templates: messages.output(answerTemplatesSchema).query(({ ctx }) => listTemplates(ctx.deps.db)),

  saveTemplate: messages
    .input(templateInput)
    .mutation(({ ctx, input }) => saveTemplate(ctx.deps, ctx.member, input)),

  deleteTemplate: messages
    .input(templateIdInput)
    .mutation(({ ctx, input }) => dropTemplate(ctx.deps, ctx.member, input)),

  subscribers: messages.output(subscribersSchema).query(({ ctx }) => readSubscribers(ctx.deps)),

  takeSubscriberOff: messages
    .input(subscriberDeedInput)
    .mutation(({ ctx, input }) => takeSubscriberOff(ctx.deps, ctx.member, input)),

  reports: reports
    .input(reportListInputSchema)
    .output(reportListSchema)
    .query(({ ctx, input }) => listReportsAtDesk(ctx.deps, input)),

  hideSentence: reports
    .input(hideSentenceInput)
    .mutation(({ ctx, input }) => hideReportedSentence(ctx.deps, ctx.member, input)),

  codes: procedureFor('manageCodes')
    .output(codesSchema)
    .query(({ ctx }) => readCodes(ctx.deps)),

  makeCode: riskyProcedureFor('manageCodes')
    .input(newCodeInput)
    .mutation(({ ctx, input }) => makeCode(ctx.deps, ctx.member, input)),

  endCode: procedureFor('manageCodes')
    .input(endCodeInput)
    .mutation(({ ctx, input }) => endCode(ctx.deps, ctx.member, input)),

  health: health
    .input(healthInput)
    .output(healthSchema)
    .query(({ ctx, input }) => readHealth(ctx.deps, input.find)),

  retryJobs: health.mutation(({ ctx }) => retryJobs(ctx.deps, ctx.member)),

  compareWithStripe: health
    .input(compareInput)
    .mutation(({ ctx, input }) => compareSoon(ctx.deps, ctx.member, { ...input, repairs: false })),

  writeDifferences: riskyProcedureFor('manageHealth')
    .input(compareInput)
    .mutation(({ ctx, input }) => compareSoon(ctx.deps, ctx.member, { ...input, repairs: true })),

  sweepNow: health.mutation(({ ctx }) => sweepNow(ctx.deps, ctx.member)),

  changeGuideState: procedureFor('editGuides')
    .input(changeStateInputSchema)
    .mutation(({ ctx, input }) => changeGuideState(ctx.deps, ctx.member, input)),

  withdrawGuide: riskyProcedureFor('editGuides')
    .input(guideReasonInput)
    .mutation(({ ctx, input: { guideId: id, reason } }) =>
      changeGuideState(ctx.deps, ctx.member, { id, to: 'withdrawn', reason }),
    ),

  changeManyGuides: riskyProcedureFor('editGuides')
    .input(manyGuidesInput)
    .mutation(({ ctx, input }) => changeManyGuides(ctx.deps, ctx.member, input)),

  // It takes long and notes how far it is, so it must not be asked again by itself.
  compareFile: procedureFor('editGuides')
    .input(sentFileInput)
    .output(fileComparedSchema)
    .mutation(({ ctx, input }) => compareFile(ctx.deps, ctx.member, input)),

  fileProgress: procedureFor('editGuides')
    .input(sentFileInput)
    .output(fileProgressSchema)
    .query(({ ctx, input }) => readFileProgress(ctx.deps.db, { file: input.file, sentBy: ctx.member.uid })),

  importFile: riskyProcedureFor('editGuides')
    .input(importFileInput)
    .mutation(({ ctx, input }) => importFile(ctx.deps, ctx.member, input)),

  exportGuides: procedureFor('editGuides')
    .input(exportInput)
    .output(exportedSchema)
    .mutation(({ ctx, input }) => exportGuidesAtDesk(ctx.deps, ctx.member, input)),

  storePicture: procedureFor('editGuides')
    .use(limited(pictureLimit, 'account'))
    .input(storePictureInput)
    .output(storedPictureSchema)
    .mutation(({ ctx, input }) => storeGuidePicture(ctx.deps, ctx.member, input)),
})
