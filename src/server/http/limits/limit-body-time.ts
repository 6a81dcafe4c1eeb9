import type { IncomingMessage } from 'node:http'

const longestBodyMs = 30_000

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Closes the connection if the body of a request does not arrive in time. */
export function limitBodyTime(request: IncomingMessage, maxMs: number = longestBodyMs): void {
  const { 'transfer-encoding': encoding, 'content-length': length = '0' } = request.headers
  if (encoding === undefined && length === '0') return
  const deadline = setTimeout(() => request.destroy(), maxMs)
  deadlines.set(request, deadline)
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(deadline))
}

/** Lifts the time limit of `limitBodyTime` for an authorized upload. The server's own limit per request still applies. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(deadlines.get(request))
