import { createOperatorProcedure, createRiskyOperatorProcedure, router } from '../../trpc.ts'
import { endDiscountCode, createDiscountCode, readDiscountCodes } from './discount-codes.ts'

const codes = createOperatorProcedure('manageCodes')

export const codesRouter = router({
  codes: codes.query(({ ctx }) => readDiscountCodes(ctx.deps)),

  makeCode: createRiskyOperatorProcedure('manageCodes')
    .input(createDiscountCode.schema)
    .mutation(createDiscountCode.run),

  endCode: codes.input(endDiscountCode.schema).mutation(endDiscountCode.run),
})
