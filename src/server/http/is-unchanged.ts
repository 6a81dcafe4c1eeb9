import type { IncomingMessage } from 'node:http'

/** Returns whether the client has this version. Compares weakly, because proxies that compress weaken ETags (RFC 9110, 13.1.2). */
export function isUnchanged(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  etag: string,
): boolean {
  const known = headers['if-none-match']
  if (known === undefined || (method !== 'GET' && method !== 'HEAD')) return false
  return known.trim() === '*' || (known.match(opaqueTags)?.includes(etag.replace(/^W\//, '')) ?? false)
}

const opaqueTags = /"[^"]*"/g
