import { deedsInput, deedsSchema } from '../../../shared/desk/desk-schemas.ts'
import { procedureFor, router } from '../../trpc.ts'
import { readLog } from './read-log.ts'

export const deedsRouter = router({
  log: procedureFor('readLog')
    .input(deedsInput)
    .output(deedsSchema)
    .query(({ ctx, input }) => readLog(ctx.deps.db, input)),
})
