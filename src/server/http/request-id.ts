import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { IsProxy } from './limits/trusted-proxies.ts'

/** What a balancer may call a request: nothing that could be mistaken for markup, or for another line of the log. */
const readable = /^[\w-]{8,64}$/

/** One id from the first line of the log to the error page: a trusted balancer's own, or a new one. */
export function requestIds(isProxy: IsProxy): (request: IncomingMessage) => string {
  return ({ headers: { 'x-request-id': given }, socket: { remoteAddress = '' } }) =>
    typeof given === 'string' && readable.test(given) && isProxy(remoteAddress) ? given : randomUUID()
}
