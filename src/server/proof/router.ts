import { proofSchema } from '../../shared/proof/proof-schemas.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readProof } from './read-proof.ts'

export const proofRouter = router({
  read: publicProcedure.output(proofSchema).query(({ ctx }) => readProof(ctx.deps)),
})
