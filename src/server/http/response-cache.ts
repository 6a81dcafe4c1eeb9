import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { loggedOutCookie } from '../../shared/auth/logged-out-cookie.ts'
import { getSessionCookieName } from '../auth/index.ts'
import type { ShopDeps } from '../deps.ts'
import {
  chooseEncoding,
  toEncodingHeaders,
  type ResponseHeaders,
  type PreparedResponse,
} from '../platform/prepared-response.ts'
import { isUnchanged } from './is-unchanged.ts'

interface RenderedResponse {
  status: number
  response: PreparedResponse
}

interface CachedResponse extends RenderedResponse {
  /** Number of times that `mount` has sent this response. */
  times: number
  /** Response for guests who accept Brotli. Undefined until first needed. */
  guest: GuestResponse | undefined
}

interface GuestResponse {
  /** Route pattern of the page, for the log. Undefined for other responses. */
  page: string | undefined
  etag: string
  /** Alternating header names and values, as `writeHead` accepts them. */
  head: string[]
  /** Headers of a 304 response, in the same form as `head`. */
  unchangedHead: string[]
  bytes: Buffer
}

/** Maximum bytes of all cached responses (R9). */
const maxBytes = 48 * 1024 * 1024
const maxAddressBytes = 4 * 1024 * 1024
/** Number of hits after which a small response is compressed again at the best quality. */
const oftenSent = 10
const maxRecompressed = 64 * 1024

/**
 * Caches responses that are the same for all guests, by catalog version and key. A new version uses new keys, and the LRU cache
 * evicts the old ones. A guest who requests a cached URL is answered before any other hook runs.
 */
export class ResponseCache {
  readonly #deps: Pick<ShopDeps, 'catalogue' | 'logger'>
  readonly #securityHeaders: ResponseHeaders
  readonly #userCookies: string[]
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.size + key.length,
  })
  /** Cache key of each URL (path and query) that a guest has requested. */
  readonly #keys = new LRUCache<string, string>({
    maxSize: maxAddressBytes,
    sizeCalculation: (key, address) => 2 * (key.length + address.length),
  })
  readonly #rendering = new Map<string, Promise<CachedResponse>>()
  #found = 0
  #rendered = 0
  /** Compresses one response at a time, so that the thread pool stays free for responses that a client waits for. */
  #recompressing = Promise.resolve()

  constructor(deps: Pick<ShopDeps, 'catalogue' | 'logger' | 'env'>, securityHeaders: ResponseHeaders) {
    this.#deps = deps
    this.#securityHeaders = securityHeaders
    this.#userCookies = [getSessionCookieName(deps.env), loggedOutCookie]
  }

  get stats(): { entries: number; bytes: number; found: number; rendered: number } {
    return {
      entries: this.#responses.size,
      bytes: this.#responses.calculatedSize + this.#keys.calculatedSize,
      found: this.#found,
      rendered: this.#rendered,
    }
  }

  /**
   * Answers guests from the cache in the first hook. A hit skips cookies, rate limit and load shedding, because it costs no
   * more than a rejection. It has the same security headers and log line as any other response.
   */
  mount(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const found = this.#findForGuest(request.raw)
      if (found === undefined) return done()
      request.page = found.page
      reply.hijack()
      if (isUnchanged(request.raw, found.etag)) reply.raw.writeHead(304, found.unchangedHead).end()
      else reply.raw.writeHead(200, found.head).end(found.bytes)
    })
  }

  /**
   * Sends the cached response for a key, or else what `render` returns. Concurrent requests share one rendering. Remembers the
   * key of the request's URL, unless the key also changes within a catalog version (`isSteady: false`).
   */
  async respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    render: () => Promise<RenderedResponse>,
    { isSteady = true } = {},
  ): Promise<FastifyReply> {
    const versioned = this.#versioned(key)
    const cached = this.#responses.get(versioned)
    if (cached !== undefined) this.#found += 1
    const shown = cached ?? (await this.#renderOnce(versioned, render))
    if (shown.status === 200 && isSteady && this.#isFromGuest(request.raw)) {
      shown.guest ??= await this.#toGuestResponse(request.page, shown.response)
      this.#keys.set(request.url, key)
    }
    return sendPreparedResponse(request, reply.code(shown.status), shown.response)
  }

  #versioned(key: string): string {
    return `${this.#deps.catalogue.current().version} ${key}`
  }

  #renderOnce(key: string, render: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    const started =
      this.#rendering.get(key) ?? this.#render(key, render).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, started)
    return started
  }

  async #render(key: string, render: () => Promise<RenderedResponse>): Promise<CachedResponse> {
    this.#rendered += 1
    const cached = { ...(await render()), times: 0, guest: undefined }
    // Only 200 is cached, because the number of unknown URLs is unlimited.
    if (cached.status === 200) this.#responses.set(key, cached)
    return cached
  }

  #findForGuest(request: IncomingMessage): GuestResponse | undefined {
    const key = this.#keys.get(request.url ?? '')
    if (key === undefined || !this.#isFromGuest(request)) return undefined
    const cached = this.#responses.get(this.#versioned(key))
    if (cached?.guest === undefined) return undefined
    this.#found += 1
    cached.times += 1
    if (cached.times === oftenSent && cached.guest.bytes.length <= maxRecompressed)
      this.#recompressLater(cached)
    return cached.guest
  }

  #isFromGuest({ method, headers }: IncomingMessage): boolean {
    const { cookie = '' } = headers
    return (
      method === 'GET' &&
      headers.authorization === undefined &&
      // A page with analytics differs for clients that send Global Privacy Control.
      headers['sec-gpc'] === undefined &&
      !this.#userCookies.some((name) => cookie.includes(name)) &&
      chooseEncoding(headers['accept-encoding']) === guestEncoding
    )
  }

  async #toGuestResponse(page: string | undefined, response: PreparedResponse): Promise<GuestResponse> {
    const bytes = await response.bytes(guestEncoding)
    const unchangedHead = Object.entries({
      ...response.headers(guestEncoding),
      ...this.#securityHeaders,
    }).flat()
    const content = { ...toEncodingHeaders(guestEncoding), 'content-length': String(bytes.length) }
    return {
      page,
      etag: response.etag(guestEncoding),
      head: [...unchangedHead, ...Object.entries(content).flat()],
      unchangedHead,
      bytes,
    }
  }

  #recompressLater(cached: CachedResponse): void {
    const recompress = async () => {
      await cached.response.press()
      cached.guest = await this.#toGuestResponse(cached.guest?.page, cached.response)
    }
    this.#recompressing = this.#recompressing
      .then(recompress)
      .catch((error: unknown) => this.#deps.logger.error({ err: error }, 'a response was not recompressed'))
  }
}

const guestEncoding = 'br'

/** Sends the prepared bytes, or 304 if the client already has this version. */
export async function sendPreparedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers(response.headers(encoding))
  if (isUnchanged(request, response.etag(encoding))) return reply.code(304).send()
  return reply.headers(toEncodingHeaders(encoding)).send(await response.bytes(encoding))
}
