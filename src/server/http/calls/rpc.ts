import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, type Context } from '../../trpc.ts'
import { logFailure } from '../log-failure.ts'
import { appRouter } from '../../router.ts'

/** The same procedures for typed clients, by GET and POST, JSON only: a form of another site cannot send JSON. */
export async function mountRpc(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context,
): Promise<void> {
  await app.register(async (scope) => {
    // tRPC parses the text.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      url: '/trpc/:path',
      handler: (request, reply) =>
        fastifyRequestHandler({
          router: appRouter,
          // tRPC decodes it once more: a lone `%` would be an error of ours.
          path: encodeURIComponent(request.params.path),
          req: request,
          res: reply,
          // One address with hundreds of names would cost hundreds of calls (B17.30).
          allowBatching: false,
          createContext: () => createContext(request, reply),
          responseMeta: ({ type, errors }) => ({
            headers: {
              'cache-control': 'no-store',
              ...(errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED')
                ? { allow: type === 'mutation' ? 'POST' : 'GET' }
                : {}),
            },
          }),
          onError({ error }) {
            logFailure(request, refusalOf(error).code, error.cause ?? error)
          },
        }),
    })
  })
}
