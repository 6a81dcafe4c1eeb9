import { deedsInput, deedsSchema } from '../../shared/desk/desk-schemas.ts'
import { procedureFor, router } from '../trpc.ts'
import { readLog } from './deeds/read-log.ts'

export const deskRouter = router({
  log: procedureFor('owner')
    .input(deedsInput)
    .output(deedsSchema)
    .query(({ ctx, input }) => readLog(ctx.deps.db, input)),
})
