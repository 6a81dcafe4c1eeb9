import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from './client-build.ts'

/** Service worker. Its file name never changes, so the browser checks for a new version on every visit (decision 0024). */
const serviceWorkerFile = '/service-worker.js'

/** Serves the client's built files. Hashed files are immutable, all others are revalidated. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(clientFolder)
  await app.register(fastifyStatic, {
    root: `${root}assets`,
    prefix: '/assets/',
    // Without this option, Fastify would search the folder on each request.
    wildcard: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**'],
    maxAge: '1h',
    decorateReply: false,
    setHeaders(reply, file) {
      if (file.endsWith(serviceWorkerFile))
        reply.headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
    },
  })
}
