import { z } from 'zod'
import { guideIdSchema } from '../../../shared/guides/guide-schemas.ts'
import { rowIdSchema } from '../../../shared/row-id-schemas.ts'
import { instantSchema } from '../../../shared/text-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { readAccessAtDate } from './access-at-date.ts'
import {
  requestReaderDataExport,
  deleteReader,
  logOutOperation,
  previewRelink,
  relinkReader,
} from './account-actions.ts'
import { changeRole, readRole } from './change-role.ts'
import { endProOperation } from './end-pro.ts'
import { readReader } from './read-reader.ts'
import { grantGuideToReader, revokeReaderGuide } from './reader-actions.ts'

const orders = createOperatorProcedure('handleOrders')
const riskyOrders = createRiskyOperatorProcedure('handleOrders')
const readerInputSchema = z.object({ userId: rowIdSchema })

export const readersRouter = router({
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
})
