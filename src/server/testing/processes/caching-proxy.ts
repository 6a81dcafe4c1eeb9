import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A shared cache that stores everything that RFC 9111 permits, including responses without explicit freshness (for a minute). */
export interface CachingProxy {
  url: string
  /** Number of responses from the cache (`kept`) and from the shop (`asked`). */
  counts: { kept: number; asked: number }
  close: () => Promise<void>
}

interface Stored {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  freshUntil: number
  /** Values of the request headers that `Vary` names. */
  varies: Record<string, string>
}

const guessedSeconds = 60

export async function startCachingProxy(shopUrl: string): Promise<CachingProxy> {
  const { hostname, port } = new URL(shopUrl)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  const stored = new Map<string, Stored[]>()
  const counts = { kept: 0, asked: 0 }

  async function askShop(request: IncomingMessage, more: Record<string, string>) {
    const { method, url: path, headers } = request
    const asking = http.request({ agent, hostname, port, method, path, headers: { ...headers, ...more } })
    request.pipe(asking)
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    const parts = await answer.toArray()
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts as Buffer[]) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.url ?? ''
    const mayBeKept = request.method === 'GET'
    const found = mayBeKept ? stored.get(key)?.find((each) => fits(request, each)) : undefined
    if (found !== undefined && found.freshUntil > Date.now()) {
      counts.kept += 1
      return write(response, found)
    }
    const tag = request.headers['if-none-match'] === undefined ? found?.headers.etag : undefined
    counts.asked += 1
    const told = await askShop(request, tag === undefined ? {} : { 'if-none-match': tag })
    if (told.status === 304 && found !== undefined && tag !== undefined) {
      found.freshUntil = freshUntil(told.headers)
      counts.kept += 1
      return write(response, found)
    }
    write(response, told)
    if (!mayBeKept || !isStorable(request, told)) return
    const names = (told.headers.vary ?? '').split(/, */)
    const varies = Object.fromEntries(names.map((name) => [name, said(request, name)]))
    const others = (stored.get(key) ?? []).filter((each) => !fits(request, each))
    stored.set(key, [...others, { ...told, varies, freshUntil: freshUntil(told.headers) }])
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const said = (request: IncomingMessage, name: string) => String(request.headers[name.toLowerCase()] ?? '')

const fits = (request: IncomingMessage, { varies }: Stored) =>
  Object.entries(varies).every(([name, value]) => said(request, name) === value)

function directivesOf(headers: IncomingHttpHeaders): Map<string, string> {
  const parts = (headers['cache-control'] ?? '').toLowerCase().split(/, */)
  return new Map(parts.map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']))
}

/** Statuses that a cache may store without explicit freshness. */
const lasting = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

function isStorable(
  request: IncomingMessage,
  { status, headers }: Pick<Stored, 'status' | 'headers'>,
): boolean {
  const told = directivesOf(headers)
  if (told.has('no-store') || told.has('private') || headers.vary === '*') return false
  const forAll = ['public', 's-maxage', 'must-revalidate'].some((name) => told.has(name))
  if (request.headers.authorization !== undefined && !forAll) return false
  return lasting.has(status)
}

function freshUntil(headers: IncomingHttpHeaders): number {
  const told = directivesOf(headers)
  if (told.has('no-cache')) return 0
  const seconds = told.get('s-maxage') ?? told.get('max-age') ?? guessedSeconds
  return Date.now() + Number(seconds) * 1000
}

function write(
  response: ServerResponse,
  { status, headers, body }: Pick<Stored, 'status' | 'headers' | 'body'>,
): void {
  // The body is sent in one piece, so the transfer encoding doesn't apply.
  const own = Object.entries(headers).filter(([name]) => name !== 'transfer-encoding')
  response.writeHead(status, Object.fromEntries(own)).end(body)
}
