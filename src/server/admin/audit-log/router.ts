import { z } from 'zod'
import { rowIdSchema } from '../../../shared/row-id-schemas.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { readAuditLog } from './audit-log-queries.ts'

const idFilter = rowIdSchema.optional()

export const auditLogRouter = router({
  log: createOperatorProcedure('readLog')
    .input(z.object({ before: idFilter, userId: idFilter, guideId: idFilter }))
    .query(({ ctx, input }) => readAuditLog(ctx.deps.db, input)),
})
