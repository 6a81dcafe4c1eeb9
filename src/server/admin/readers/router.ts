import {
  accessAtDateInputSchema,
  exportDataInputSchema,
  deleteReaderInputSchema,
  endProInputSchema,
  grantGuideInputSchema,
  logOutInputSchema,
  readerInputSchema,
  relinkInputSchema,
  roleInputSchema,
  revokeGuideInputSchema,
} from '../../../shared/admin/admin-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import { readAccessAtDate } from './access-at-date.ts'
import { requestReaderDataExport, deleteReader, previewRelink, relinkReader } from './account-actions.ts'
import { changeRole, readRole } from './change-role.ts'
import { endProOperation } from './end-pro.ts'
import { logOutOperation } from './log-out-reader.ts'
import { readReader } from './read-reader.ts'
import { grantGuideToReader, revokeReaderGuide } from './reader-actions.ts'

const orders = createOperatorProcedure('handleOrders')

const riskyOrders = createRiskyOperatorProcedure('handleOrders')

export const readersRouter = router({
  reader: orders.input(readerInputSchema).query(({ ctx, input }) => readReader(ctx.deps, input.userId)),

  giveGuide: riskyOrders.input(grantGuideInputSchema).mutation(asOperator(grantGuideToReader)),

  takeGuideBack: riskyOrders.input(revokeGuideInputSchema).mutation(asOperator(revokeReaderGuide)),

  endPro: riskyOrders.input(endProInputSchema).mutation(asOperator(endProOperation.run)),

  logOutReader: orders.input(logOutInputSchema).mutation(asOperator(logOutOperation.run)),

  relinkable: orders
    .input(readerInputSchema)
    .query(({ ctx, input }) => previewRelink(ctx.deps, input.userId)),

  relinkReader: riskyOrders.input(relinkInputSchema).mutation(asOperator(relinkReader)),

  copyDataOf: riskyOrders.input(exportDataInputSchema).mutation(asOperator(requestReaderDataExport)),

  deleteReader: riskyOrders.input(deleteReaderInputSchema).mutation(asOperator(deleteReader)),

  lookBack: orders
    .input(accessAtDateInputSchema)
    .query(({ ctx, input }) => readAccessAtDate(ctx.deps, input)),

  roleOf: createOperatorProcedure('manageRoles')
    .input(readerInputSchema)
    .query(({ ctx, input }) => readRole(ctx.deps, input.userId)),

  changeRole: createRiskyOperatorProcedure('manageRoles')
    .input(roleInputSchema)
    .mutation(asOperator(changeRole)),
})
