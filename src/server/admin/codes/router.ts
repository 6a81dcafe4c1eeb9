import { endCodeInput, newCodeInput } from '../../../shared/admin/code-schemas.ts'
import { procedureFor, riskyProcedureFor, router } from '../../trpc.ts'
import { createOperatorResolver } from '../as-operator.ts'
import { endDiscountCode, createDiscountCode, readDiscountCodes } from './codes.ts'

export const codesRouter = router({
  codes: procedureFor('manageCodes').query(({ ctx }) => readDiscountCodes(ctx.deps)),

  makeCode: riskyProcedureFor('manageCodes')
    .input(newCodeInput)
    .mutation(createOperatorResolver(createDiscountCode)),

  endCode: procedureFor('manageCodes').input(endCodeInput).mutation(createOperatorResolver(endDiscountCode)),
})
