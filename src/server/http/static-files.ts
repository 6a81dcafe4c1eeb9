import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { clientFolder } from './pages/client-build.ts'

/** The client's built files: names with a hash never change, the others are asked about again. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(clientFolder)
  await app.register(fastifyStatic, {
    root: `${root}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
  })
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**'],
    maxAge: '1h',
    decorateReply: false,
  })
}
