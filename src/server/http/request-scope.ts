import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Telemetry } from '../platform/watching/watch.ts'
import { runInRequest } from '../platform/watching/request-scope.ts'
import type { ProxyCheck } from './limits/trusted-proxies.ts'
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

/** Format of an id that is accepted from a load balancer. It allows neither markup nor line breaks. */
const readable = /^[\w-]{8,64}$/

/**
 * Returns a function that determines the id of a request, which appears in log lines and on error pages: the id from a trusted
 * load balancer, or a new one.
 */
export function createRequestIds(isProxy: ProxyCheck): (request: IncomingMessage) => string {
  return ({ headers: { 'x-request-id': given }, socket: { remoteAddress = '' } }) =>
    typeof given === 'string' && readable.test(given) && isProxy(remoteAddress) ? given : randomUUID()
}
