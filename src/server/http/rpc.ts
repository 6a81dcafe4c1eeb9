import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../platform/trpc.ts'
import { appRouter } from '../router.ts'

/** The same procedures for typed clients. */
export async function mountRpc(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) => createContext(req, res),
      onError({ error, req }: { error: Error & { code: string }; req: FastifyRequest }) {
        if (error.code === 'INTERNAL_SERVER_ERROR')
          req.log.error({ err: error.cause ?? error }, 'unexpected error')
      },
    },
  })
}
