import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from './client-build.ts'

/** Its name never changes, so every visit must hear of a new one (decision 0024). */
const serviceWorkerFile = '/service-worker.js'

/** The client's built files: names with a hash never change, the others are asked about again. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(clientFolder)
  await app.register(fastifyStatic, {
    root: `${root}assets`,
    prefix: '/assets/',
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
