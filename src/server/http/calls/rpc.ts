import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calculateMaxBase64Length } from '../../../shared/admin/guide-file-schemas.ts'
import { maxImageBytes } from '../../../shared/guides/editing/guide-images.ts'
import { hasPermission } from '../../../shared/auth/roles.ts'
import { Refusal } from '../../platform/refusal.ts'
import { toPublicError, type RequestContext } from '../../trpc.ts'
import { logFailure } from '../log-failure.ts'
import { appRouter } from '../../router.ts'

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => RequestContext

/** Maximum bytes of an image upload: the image in Base64, and the guide's id. */
const pictureCallBytes = calculateMaxBase64Length(maxImageBytes) + 1024
const pictureCall = 'admin.storePicture'

/** Mounts the tRPC procedures for the client. Accepts GET, and POST with JSON only, which a cross-site form can't send. */
export async function mountRpc(app: FastifyInstance, createContext: CreateContext): Promise<void> {
  await app.register(async (scope) => {
    // The body stays text, because tRPC parses it.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    const { bodyLimit: usualBytes = 0 } = app.initialConfig
    scope.route({
      method: 'POST',
      url: `/trpc/${pictureCall}`,
      bodyLimit: pictureCallBytes,
      // Only editors may send this much, so the caller is authorized before the body is read.
      async onRequest(request, reply) {
        const { 'content-length': told, 'transfer-encoding': way } = request.headers
        if (way === undefined && Number(told ?? 0) <= usualBytes) return
        const caller = await createContext(request, reply).caller()
        if (!hasPermission(caller?.role, 'editGuides')) throw new Refusal('payload-too-large')
      },
      handler: (request, reply) => answer(request, reply, { path: pictureCall, createContext }),
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
    // tRPC decodes the path again, and an unencoded `%` would cause a 500.
    path: encodeURIComponent(path),
    req: request,
    res: reply,
    // A batch of hundreds of names would cost hundreds of calls in one request (B17.30).
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
      logFailure(request, toPublicError(error).code, error.cause ?? error)
    },
  })
