import cookie from '@fastify/cookie'
import { callTRPCProcedure } from '@trpc/server'
import fastify, { type FastifyInstance } from 'fastify'
import type { ShopDeps } from '../../../src/server/deps.ts'
import { createContext } from '../../../src/server/http/calls/context.ts'
import { loadClientBuild } from '../../../src/server/http/client-build.ts'
import { appRouter } from '../../../src/server/router.ts'

/**
 * Starts a server that renders the same React trees, but loads data only once, without access checks and without an HTML
 * document.
 */
export async function startBareRenderServer(deps: ShopDeps): Promise<FastifyInstance> {
  const { entry } = await loadClientBuild()
  const app = fastify()
  await app.register(cookie)
  const remembered = new Map<string, unknown>()
  app.get('/*', async (request, reply) => {
    const ctx = createContext(deps, request, reply, 'page')
    const { body } = await entry.renderPage({
      pathname: request.url,
      query: new URLSearchParams(),
      async answer({ path, type, input, signal }) {
        const key = `${path} ${JSON.stringify(input)}`
        const call = { router: appRouter, ctx, path, type, signal: signal ?? undefined, batchIndex: 0 }
        if (!remembered.has(key))
          remembered.set(key, await callTRPCProcedure({ ...call, getRawInput: async () => input }))
        return remembered.get(key)
      },
    })
    return reply.type('text/html; charset=utf-8').send(body)
  })
  return app
}
