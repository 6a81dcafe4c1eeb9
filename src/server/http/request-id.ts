import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { IsProxy } from './limits/trusted-proxies.ts'

/** The format accepted from a load balancer, which can't contain markup or line breaks. */
const readable = /^[\w-]{8,64}$/

/**
 * Returns a function that chooses a request's id, used from the first log line to the error page: a trusted load balancer's id,
 * or a new one.
 */
export function requestIds(isProxy: IsProxy): (request: IncomingMessage) => string {
  return ({ headers: { 'x-request-id': given }, socket: { remoteAddress = '' } }) =>
    typeof given === 'string' && readable.test(given) && isProxy(remoteAddress) ? given : randomUUID()
}
