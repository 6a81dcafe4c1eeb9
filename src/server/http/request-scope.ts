import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Watch } from '../platform/watching/watch.ts'
import { inRequest } from '../platform/watching/request-scope.ts'
import { getRoutePattern } from './request-log.ts'

/** Runs the rest of each request in a context with its id and trace span, once its body has arrived. */
export function scopeRequests(app: FastifyInstance, watch: Pick<Watch, 'span' | 'traces'>): void {
  app.addHook('preHandler', (request, reply, done) => {
    const answered = () => new Promise<void>((resolve) => finished(reply.raw, () => resolve()))
    void inRequest(request.id, () =>
      watch.span(`${request.method} ${getRoutePattern(request)}`, factsOf(request), () => {
        done()
        return watch.traces ? answered() : undefined
      }),
    )
  })
}

const factsOf = ({ id, method }: FastifyRequest) => ({ 'request.id': id, 'http.request.method': method })
