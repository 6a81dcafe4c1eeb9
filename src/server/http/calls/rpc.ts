import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { longestBase64 } from '../../../shared/desk/guide-file-schemas.ts'
import { filePartBytes } from '../../../shared/desk/guide-files.ts'
import { largestPictureBytes } from '../../../shared/guides/editing/guide-pictures.ts'
import { can } from '../../../shared/auth/roles.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf, type Context } from '../../trpc.ts'
import { logFailure } from '../log-failure.ts'
import { appRouter } from '../../router.ts'

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Context

/** Besides the file there are a name and a number. */
const asBase64 = (bytes: number) => longestBase64(bytes) + 1024
/** Calls that carry a part of a file of guides (B20.60) or a picture (B20.62), and their most bytes. */
const callsWithFiles = {
  'desk.sendFilePart': asBase64(filePartBytes),
  'desk.storePicture': asBase64(largestPictureBytes),
}

/** The same procedures for typed clients, by GET and POST, JSON only: a form of another site cannot send JSON. */
export async function mountRpc(app: FastifyInstance, createContext: CreateContext): Promise<void> {
  await app.register(async (scope) => {
    // tRPC parses the text.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const { bodyLimit: usualBytes = 0 } = app.initialConfig
    for (const [path, bodyLimit] of Object.entries(callsWithFiles))
      scope.route({
        method: 'POST',
        url: `/trpc/${path}`,
        bodyLimit,
        // Nobody else has so much to say: nothing of it is read before they are known.
        async onRequest(request, reply) {
          const { 'content-length': told, 'transfer-encoding': way } = request.headers
          if (way === undefined && Number(told ?? 0) <= usualBytes) return
          const caller = await createContext(request, reply).caller()
          if (!can(caller?.role, 'editGuides')) throw new Refusal('payload-too-large')
        },
        handler: (request, reply) => answer(request, reply, { path, createContext }),
      })
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      url: '/trpc/:path',
      handler: (request, reply) => answer(request, reply, { path: request.params.path, createContext }),
    })
  })
}

const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, createContext }: { path: string; createContext: CreateContext },
) =>
  fastifyRequestHandler({
    router: appRouter,
    // tRPC decodes it once more: a lone `%` would be an error of ours.
    path: encodeURIComponent(path),
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
  })
