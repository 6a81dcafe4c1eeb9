import { auditLogInput } from '../../../shared/admin/admin-schemas.ts'
import { procedureFor, router } from '../../trpc.ts'
import { readLog } from './read-log.ts'

export const auditLogRouter = router({
  log: procedureFor('readLog')
    .input(auditLogInput)
    .query(({ ctx, input }) => readLog(ctx.deps.db, input)),
})
