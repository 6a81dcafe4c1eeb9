import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { loggedOutCookie } from '../../shared/auth/logged-out-cookie.ts'
import { sessionCookieName } from '../auth/index.ts'
import type { ShopDeps } from '../deps.ts'
import {
  chooseEncoding,
  contentHeaders,
  type Headers,
  type PreparedResponse,
} from '../platform/prepared-response.ts'
import { clientHas } from './client-has.ts'
import { noteRequest } from './request-log.ts'

interface KeptAnswer {
  prepared: PreparedResponse
  /** How often it was sent. */
  times: number
  /** The pattern that the address fits. */
  route: string
  etag: string
  /** Names and values in turn, as they are written. */
  head: string[]
  /** For a client that has the bytes already. */
  unchangedHead: string[]
  bytes: Buffer
}

/** Maximum bytes in the cache (R9); most of them belong to the page cache as well. */
const largestBytes = 16 * 1024 * 1024
/** What is sent so often is pressed once more, if it is no larger than a page is. */
const oftenSent = 10
const largestPressed = 64 * 1024

/**
 * Answers that are the same for every guest, by catalogue version and address: one lookup, one head, one body, before the
 * framework is asked. What is not kept, and everybody who is somebody, goes on to the app.
 */
export class KeptAnswers {
  readonly #deps: Pick<ShopDeps, 'catalogue' | 'logger' | 'watch' | 'views'>
  readonly #cookiesOfReaders: string[]
  readonly #securityHeaders: Headers
  readonly #requestId: (request: IncomingMessage) => string
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: largestBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  })

  /** One at a time: the other threads compress what somebody waits for. */
  #pressing = Promise.resolve()

  constructor(
    deps: Pick<ShopDeps, 'catalogue' | 'logger' | 'env' | 'watch' | 'views'>,
    securityHeaders: Headers,
    requestId: (request: IncomingMessage) => string,
  ) {
    this.#deps = deps
    this.#requestId = requestId
    this.#cookiesOfReaders = [sessionCookieName(deps.env), loggedOutCookie]
    this.#securityHeaders = securityHeaders
  }

  /** From now on, every guest gets this at the request's address, as long as the catalogue has this version. */
  async keep(
    version: number,
    { raw: request, route }: { raw: IncomingMessage; route: string },
    prepared: PreparedResponse,
  ): Promise<void> {
    if (!this.#isForAnyGuest(request)) return
    this.#answers.set(keyOf(version, request), await this.#toKept(route, prepared))
  }

  async #toKept(route: string, prepared: PreparedResponse): Promise<KeptAnswer> {
    const bytes = await prepared.bytes(keptEncoding)
    const headers = Object.entries({ ...prepared.headers(keptEncoding), ...this.#securityHeaders }).flat()
    const content = Object.entries({
      ...contentHeaders(keptEncoding),
      'content-length': String(bytes.length),
    })
    return {
      prepared,
      times: 0,
      route,
      etag: prepared.etag(keptEncoding),
      head: [...headers, ...content.flat()],
      unchangedHead: headers,
      bytes,
    }
  }

  #pressLater(key: string, kept: KeptAnswer): void {
    this.#pressing = this.#pressing
      .then(() => this.#press(key, kept))
      .catch((error: unknown) => this.#deps.logger.error({ err: error }, 'a kept answer was not pressed'))
  }

  async #press(key: string, { route, prepared }: KeptAnswer): Promise<void> {
    // Replaced by another version, or no longer kept.
    if (this.#answers.peek(key)?.prepared !== prepared) return
    await prepared.press()
    this.#answers.set(key, { ...(await this.#toKept(route, prepared)), times: oftenSent })
  }

  /** For the figures of caches. */
  get figures(): { entries: number; bytes: number } {
    return { entries: this.#answers.size, bytes: this.#answers.calculatedSize }
  }

  /** Whether the request has been answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const started = performance.now()
    if (!this.#isForAnyGuest(request)) return false
    const key = keyOf(this.#deps.catalogue.current().version, request)
    const kept = this.#answers.get(key)
    if (kept === undefined) return false
    kept.times += 1
    if (kept.times === oftenSent && kept.bytes.length <= largestPressed) this.#pressLater(key, kept)
    if (clientHas(request, kept.etag)) response.writeHead(304, kept.unchangedHead).end()
    else response.writeHead(200, kept.head).end(kept.bytes)
    const id = this.#requestId(request)
    const req = { id, method: 'GET', url: request.url ?? '' }
    const line = { reqId: id, req, res: response, responseTime: performance.now() - started }
    noteRequest(this.#deps, kept.route, line)
    this.#deps.views.note({ ...req, headers: request.headers, status: response.statusCode })
    return true
  }

  #isForAnyGuest({ method, headers }: IncomingMessage): boolean {
    const { cookie = '' } = headers
    return (
      method === 'GET' &&
      headers.authorization === undefined &&
      // It changes a page where page views are counted.
      headers['sec-gpc'] === undefined &&
      !this.#cookiesOfReaders.some((name) => cookie.includes(name)) &&
      chooseEncoding(headers['accept-encoding']) === keptEncoding
    )
  }
}

const keptEncoding = 'br'
const keyOf = (version: number, { url }: IncomingMessage) => `${version} ${url}`
