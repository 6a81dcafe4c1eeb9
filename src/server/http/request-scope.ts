import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from '../platform/watching/watch.ts'
import { runInRequest } from '../platform/watching/request-scope.ts'
import { getRoutePattern } from './request-log.ts'

/** Runs the rest of each request in a context with its id and trace span, once its body has arrived. */
export function addRequestScope(app: FastifyInstance, watch: Pick<Telemetry, 'span' | 'traces'>): void {
  app.addHook('preHandler', (request, reply, done) => {
    const answered = () => new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
    void runInRequest(request.id, () =>
      watch.span(`${request.method} ${getRoutePattern(request)}`, factsOf(request), () => {
        done()
        return watch.traces ? answered() : undefined
      }),
    )
  })
}

const factsOf = ({ id, method }: FastifyRequest) => ({ 'request.id': id, 'http.request.method': method })
