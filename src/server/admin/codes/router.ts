import { endCodeInput, newCodeInput } from '../../../shared/admin/code-schemas.ts'
import { procedureFor, riskyProcedureFor, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import { endCode, makeCode, readCodes } from './codes.ts'

export const codesRouter = router({
  codes: procedureFor('manageCodes').query(({ ctx }) => readCodes(ctx.deps)),

  makeCode: riskyProcedureFor('manageCodes').input(newCodeInput).mutation(asOperator(makeCode)),

  endCode: procedureFor('manageCodes').input(endCodeInput).mutation(asOperator(endCode)),
})
