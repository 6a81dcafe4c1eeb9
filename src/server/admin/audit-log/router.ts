import { auditLogInput } from '../../../shared/admin/admin-schemas.ts'
import { procedureFor, router } from '../../trpc.ts'
import { readAuditLog } from './audit-log-queries.ts'

export const auditLogRouter = router({
  log: procedureFor('readLog')
    .input(auditLogInput)
    .query(({ ctx, input }) => readAuditLog(ctx.deps.db, input)),
})
