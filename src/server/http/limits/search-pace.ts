import { LRUCache } from 'lru-cache'

/** A request that would wait longer is rejected. */
const maxWaitMs = 5000
/** The least recently seen are forgotten. */
const maxNetworks = 50_000

/**
 * Spreads the searches of one network on this node: the next one starts when the time that the one before costs has passed.
 * Others are served in between, however many searches arrive at once. Costs no query.
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

  /** In how many milliseconds a search of this cost may start, or in how many seconds it can be sent again. */
  take(network: string, cost: number): { startMs: number } | { retrySeconds: number } {
    const now = this.#now()
    const start = Math.max(now, this.#freeAt.get(network) ?? now)
    if (start - now > maxWaitMs) return { retrySeconds: Math.ceil((start - now - maxWaitMs) / 1000) }
    this.#freeAt.set(network, start + cost * this.#msPerRequest)
    return { startMs: start - now }
  }
}
