import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

/**
 * Answers a request with a method that the address does not have with 405 and those that it has (RFC 9110, 15.5.6). Watches the
 * routes that are added from now on; the function that it returns adds the answers.
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set()
    methodsOf.set(url, methods.union(new Set([method].flat())))
  })
  return () => {
    for (const [url, methods] of methodsOf) {
      // Pages share one route, and not everything that it matches exists.
      if (url === '/*') continue
      const own = app.supportedMethods.filter((method) => methods.has(method))
      refuseOtherMethods(app, url, own)
    }
  }
}

/** Answers every other method at this address, without reading what was sent. */
export function refuseOtherMethods(
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
