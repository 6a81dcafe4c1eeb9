import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify'

/**
 * Creates the HTTP server of a fake. It never closes an idle connection, because a client on a busy machine could send a request
 * at that moment and would get no response. `close` closes all connections.
 */
export function createFakeServer(options: FastifyServerOptions = {}): FastifyInstance {
  const app = fastify({ ...options, forceCloseConnections: true })
  // The option of Fastify takes 0 for its default of 72 s.
  app.server.keepAliveTimeout = 0
  return app
}
