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
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { createOperatorResolver } from '../as-operator.ts'
import { readAccessAtDate } from './access-at-date.ts'
import { requestReaderDataExport, deleteReader, previewRelink, relinkReader } from './account-actions.ts'
import { changeRole, readRole } from './change-role.ts'
import { endReaderPro } from './end-pro.ts'
import { logOutOperation } from './log-out-reader.ts'
import { readReader } from './read-reader.ts'
import { grantGuideToReader, revokeReaderGuide } from './reader-actions.ts'

const orders = createOperatorProcedure('handleOrders')

const riskyOrders = createRiskyOperatorProcedure('handleOrders')

export const readersRouter = router({
  reader: orders.input(readerInput).query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  giveGuide: riskyOrders.input(grantGuideInput).mutation(createOperatorResolver(grantGuideToReader)),

  takeGuideBack: riskyOrders.input(revokeGuideInput).mutation(createOperatorResolver(revokeReaderGuide)),

  endPro: riskyOrders.input(endProInput).mutation(createOperatorResolver(endReaderPro)),

  logOutReader: orders.input(logOutInput).mutation(createOperatorResolver(logOutOperation.run)),

  relinkable: orders.input(readerInput).query(({ ctx, input }) => previewRelink(ctx.deps, input.userId)),

  relinkReader: riskyOrders.input(relinkInput).mutation(createOperatorResolver(relinkReader)),

  copyDataOf: riskyOrders.input(exportDataInput).mutation(createOperatorResolver(requestReaderDataExport)),

  deleteReader: riskyOrders.input(deleteReaderInput).mutation(createOperatorResolver(deleteReader)),

  lookBack: orders.input(accessAtDateInput).query(({ ctx, input }) => readAccessAtDate(ctx.deps, input)),

  roleOf: createOperatorProcedure('manageRoles')
    .input(readerInput)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: createRiskyOperatorProcedure('manageRoles')
    .input(roleInput)
    .mutation(createOperatorResolver(changeRole)),
})
