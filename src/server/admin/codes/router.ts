import { endCodeInput, newCodeInput } from '../../../shared/admin/code-schemas.ts'
import { procedureFor, riskyProcedureFor, router } from '../../trpc.ts'
import { endCode, makeCode, readCodes } from './codes.ts'

export const codesRouter = router({
  codes: procedureFor('manageCodes').query(({ ctx }) => readCodes(ctx.deps)),

  makeCode: riskyProcedureFor('manageCodes')
    .input(newCodeInput)
    .mutation(({ ctx, input }) => makeCode(ctx.deps, ctx.member, input)),

  endCode: procedureFor('manageCodes')
    .input(endCodeInput)
    .mutation(({ ctx, input }) => endCode(ctx.deps, ctx.member, input)),
})
