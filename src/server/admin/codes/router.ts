import { endCodeInputSchema, newCodeInputSchema } from '../../../shared/admin/code-schemas.ts'
import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { asOperator } from '../as-operator.ts'
import { endDiscountCode, createDiscountCode, readDiscountCodes } from './discount-codes.ts'

export const codesRouter = router({
  codes: createOperatorProcedure('manageCodes').query(({ ctx }) => readDiscountCodes(ctx.deps)),

  makeCode: createRiskyOperatorProcedure('manageCodes')
    .input(newCodeInputSchema)
    .mutation(asOperator(createDiscountCode)),

  endCode: createOperatorProcedure('manageCodes')
    .input(endCodeInputSchema)
    .mutation(asOperator(endDiscountCode)),
})
