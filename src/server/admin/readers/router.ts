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
import { asOperator } from '../as-operator.ts'
import { readAccessAtDate } from './access-at-date.ts'
import { requestReaderDataExport, deleteReader, previewRelink, relinkReader } from './account-actions.ts'
import { changeRole, readRole } from './change-role.ts'
import { endReaderPro } from './end-pro.ts'
import { logOutOperation } from './log-out-reader.ts'
import { readReader } from './read-reader.ts'
import { giveGuideTo, revokeReaderGuide } from './reader-actions.ts'

const orders = procedureFor('handleOrders')

const riskyOrders = riskyProcedureFor('handleOrders')

export const readersRouter = router({
  reader: orders.input(readerInput).query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  giveGuide: riskyOrders.input(grantGuideInput).mutation(asOperator(giveGuideTo)),

  takeGuideBack: riskyOrders.input(revokeGuideInput).mutation(asOperator(revokeReaderGuide)),

  endPro: riskyOrders.input(endProInput).mutation(asOperator(endReaderPro)),

  logOutReader: orders.input(logOutInput).mutation(asOperator(logOutOperation.run)),

  relinkable: orders.input(readerInput).query(({ ctx, input }) => previewRelink(ctx.deps, input.userId)),

  relinkReader: riskyOrders.input(relinkInput).mutation(asOperator(relinkReader)),

  copyDataOf: riskyOrders.input(exportDataInput).mutation(asOperator(requestReaderDataExport)),

  deleteReader: riskyOrders.input(deleteReaderInput).mutation(asOperator(deleteReader)),

  lookBack: orders.input(accessAtDateInput).query(({ ctx, input }) => readAccessAtDate(ctx.deps, input)),

  roleOf: procedureFor('manageRoles')
    .input(readerInput)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: riskyProcedureFor('manageRoles').input(roleInput).mutation(asOperator(changeRole)),
})
