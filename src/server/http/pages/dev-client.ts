import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type * as Entry from '../../../client/entry-server.tsx'
import { removeEntryScript, type ClientBuild } from '../client-build.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Serves the client from its sources with hot reload, for `npm run dev`. */
export async function startDevClient(app: FastifyInstance): Promise<() => Promise<ClientBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return async () => {
    const entry = (await vite.ssrLoadModule('/src/client/entry-server.tsx')) as typeof Entry
    return {
      entry,
      template: removeEntryScript(
        await vite.transformIndexHtml('/', await readFile(`${root}index.html`, 'utf8')),
      ),
      parts: () => ({ app: ['/src/client/entry-browser.tsx'], account: [] }),
    }
  }
}
