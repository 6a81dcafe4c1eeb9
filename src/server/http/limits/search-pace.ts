import { LRUCache } from 'lru-cache'

/** Milliseconds. A search that would wait longer is rejected. */
const maxWaitMs = 5000
/** Maximum number of networks. The least recently used ones are evicted. */
const maxNetworks = 50_000

/**
 * Spaces out the searches of each network on this node, in memory. Each search delays the next one by the time that its cost is
 * worth. Other requests are served in between.
 */
export class SearchThrottle {
  readonly #msPerRequest: number
  readonly #now: () => number
  readonly #freeAt = new LRUCache<string, number>({ max: maxNetworks })

  /** `now` returns milliseconds. */
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
