import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/**
 * Responds with 405 and the allowed methods to any other method of an existing path (RFC 9110, 15.5.6). Records the routes
 * added after this call; the returned function adds the handlers.
 */
export function mountMethodNotAllowed(app: FastifyInstance): () => void {
  const urls = new Set<string>()
  app.addHook('onRoute', ({ url }) => void urls.add(url))
  return () => {
    for (const url of urls) {
      const has = (method: HTTPMethods) => app.hasRoute({ url, method })
      // All pages share this route, which also matches paths that don't exist, so it has its own handler.
      if (url !== '/*') rejectOtherMethods(app, url, app.supportedMethods.filter(has))
    }
  }
}

/** Responds with 405 to every other method of a path, without reading the body. */
export function rejectOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  exists: (request: FastifyRequest) => boolean | Promise<boolean> = () => true,
): void {
  const others = app.supportedMethods.filter((method) => !methods.includes(method)) as HTTPMethods[]
  const allow = [...methods, 'OPTIONS'].join(', ')
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await exists(request))) return reply.callNotFound()
    void reply.header('allow', allow)
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new Refusal('method-not-allowed', `${request.method} is not one of ${allow}`)
  }
  app.route({ method: others, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
}
