import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ProxyCheck } from './limits/trusted-proxies.ts'

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
