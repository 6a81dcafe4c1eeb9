import {
  askResultSchema,
  askInputSchema,
  generatedAnswerSchema,
} from '../../../shared/guides/asking/ask-schemas.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { answerWithinLimits } from './ask-library.ts'
import { writeAnswer } from './write-answer.ts'

export const askRouter = router({
  ask: publicProcedure
    .input(askInputSchema)
    .output(askResultSchema)
    .query(({ ctx, input }) => answerWithinLimits(ctx.deps, ctx, input)),

  askInWords: publicProcedure
    .input(askInputSchema)
    .output(generatedAnswerSchema)
    .query(({ ctx, input }) => writeAnswer(ctx.deps, ctx, input)),
})
