import { LRUCache } from 'lru-cache'

/** A request that would wait longer is refused. */
const maxWaitMs = 5000
/** The least recently used are evicted. */
const maxNetworks = 50_000

/**
 * Spaces out the searches of one network on this node: each starts once the cost of the previous one has passed. Other requests
 * are served in between. Needs no query.
 */
export class SearchPace {
  readonly #msPerRequest: number
  readonly #now: () => number
  readonly #freeAt = new LRUCache<string, number>({ max: maxNetworks })

  /** `now` is in milliseconds. */
  constructor(requestsPerSecond: number, now: () => number = () => performance.now()) {
    this.#msPerRequest = 1000 / requestsPerSecond
    this.#now = now
  }

  /** Returns the milliseconds until a search of this cost may start, or the seconds after which to retry. */
  take(network: string, cost: number): { startMs: number } | { retrySeconds: number } {
    const now = this.#now()
    const start = Math.max(now, this.#freeAt.get(network) ?? now)
    if (start - now > maxWaitMs) return { retrySeconds: Math.ceil((start - now - maxWaitMs) / 1000) }
    this.#freeAt.set(network, start + cost * this.#msPerRequest)
    return { startMs: start - now }
  }
}
