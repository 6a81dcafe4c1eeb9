import {
  accessAtDateInput,
  exportDataInput,
  deleteReaderInput,
  endProInput,
  grantGuideInput,
  logOutInput,
  readerInput,
  relinkInput,
  roleInput,
  revokeGuideInput,
} from '../../../shared/admin/admin-schemas.ts'
import { procedureFor, riskyProcedureFor, router } from '../../trpc.ts'
import { readAccessAtDate } from './access-at-date.ts'
import { requestReaderDataExport, deleteReader, previewRelink, relinkReader } from './account-actions.ts'
import { changeRole, readRole } from './change-role.ts'
import { endReaderPro } from './end-pro.ts'
import { logOutReader } from './log-out-reader.ts'
import { readReader } from './read-reader.ts'
import { giveGuideTo, revokeReaderGuide } from './reader-actions.ts'

const orders = procedureFor('handleOrders')

const riskyOrders = riskyProcedureFor('handleOrders')

export const readersRouter = router({
  reader: orders.input(readerInput).query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  giveGuide: riskyOrders
    .input(grantGuideInput)
    .mutation(({ ctx, input }) => giveGuideTo(ctx.deps, ctx.member, input)),

  takeGuideBack: riskyOrders
    .input(revokeGuideInput)
    .mutation(({ ctx, input }) => revokeReaderGuide(ctx.deps, ctx.member, input)),

  endPro: riskyOrders
    .input(endProInput)
    .mutation(({ ctx, input }) => endReaderPro(ctx.deps, ctx.member, input)),

  logOutReader: orders
    .input(logOutInput)
    .mutation(({ ctx, input }) => logOutReader(ctx.deps, ctx.member, input)),

  relinkable: orders.input(readerInput).query(({ ctx, input }) => previewRelink(ctx.deps, input.userId)),

  relinkReader: riskyOrders
    .input(relinkInput)
    .mutation(({ ctx, input }) => relinkReader(ctx.deps, ctx.member, input)),

  copyDataOf: riskyOrders
    .input(exportDataInput)
    .mutation(({ ctx, input }) => requestReaderDataExport(ctx.deps, ctx.member, input)),

  deleteReader: riskyOrders
    .input(deleteReaderInput)
    .mutation(({ ctx, input }) => deleteReader(ctx.deps, ctx.member, input)),

  lookBack: orders.input(accessAtDateInput).query(({ ctx, input }) => readAccessAtDate(ctx.deps, input)),

  roleOf: procedureFor('manageRoles')
    .input(readerInput)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: riskyProcedureFor('manageRoles')
    .input(roleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.member, input)),
})
