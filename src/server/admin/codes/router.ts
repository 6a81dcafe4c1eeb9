import { endCodeInputSchema, newCodeInputSchema } from '../../../shared/admin/code-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { createOperatorResolver } from '../operator-resolver.ts'
import { endDiscountCode, createDiscountCode, readDiscountCodes } from './discount-codes.ts'

export const codesRouter = router({
  codes: createOperatorProcedure('manageCodes').query(({ ctx }) => readDiscountCodes(ctx.deps)),

  makeCode: createRiskyOperatorProcedure('manageCodes')
    .input(newCodeInputSchema)
    .mutation(createOperatorResolver(createDiscountCode)),

  endCode: createOperatorProcedure('manageCodes')
    .input(endCodeInputSchema)
    .mutation(createOperatorResolver(endDiscountCode)),
})
