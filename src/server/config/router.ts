import { sellerInputSchema, sellerSchema } from '../../shared/config/seller-schemas.ts'
import { publicProcedure, router } from '../trpc.ts'
import { getSeller } from '../platform/seller.ts'
import { toClientEnv, clientEnvSchema } from './client-env.ts'

export const configRouter = router({
  clientEnv: publicProcedure
    .meta({
      rest: [
        { method: 'GET', path: '/api/config/client-env.json', summary: 'Get the public settings' },
        {
          method: 'GET',
          path: '/api/config/client-env',
          operationId: 'config.clientEnvAgain',
          summary: 'Get the public settings past an outdated cache',
        },
      ],
    })
    .output(clientEnvSchema)
    .query(({ ctx }) => toClientEnv(ctx.deps.env)),

  seller: publicProcedure
    .input(sellerInputSchema)
    .output(sellerSchema)
    .query(({ ctx, input }) => getSeller(input.language, ctx.deps.env)),
})
