import { auditLogInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { createOperatorProcedure, router } from '../../trpc.ts'
import { readAuditLog } from './audit-log-queries.ts'

export const auditLogRouter = router({
  log: createOperatorProcedure('readLog')
    .input(auditLogInputSchema)
    .query(({ ctx, input }) => readAuditLog(ctx.deps.db, input)),
})
