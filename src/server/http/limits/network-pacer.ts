import { LRUCache } from 'lru-cache'

/** Maximum number of networks. The least recently used ones are evicted. */
const maxNetworks = 50_000

type Slot = { startMs: number; retrySeconds?: undefined } | { retrySeconds: number }

/**
 * Schedules the requests of each network to this node at a constant rate, in memory. Each request delays the next one by the time
 * that its cost is worth. A request that would have to wait too long is rejected.
 */
export class NetworkPacer {
  readonly #msPerRequest: number
  readonly #maxWaitMs: number
  readonly #now: () => number
  readonly #freeAt = new LRUCache<string, number>({ max: maxNetworks })

  /** `now` returns milliseconds. */
  constructor(requestsPerSecond: number, maxWaitMs: number, now: () => number = () => performance.now()) {
    this.#msPerRequest = 1000 / requestsPerSecond
    this.#maxWaitMs = maxWaitMs
    this.#now = now
  }

  /** Returns the milliseconds until a request of this cost is due, or the seconds after which to retry. */
  take(network: string, cost: number): Slot {
    const now = this.#now()
    const start = Math.max(now, this.#freeAt.get(network) ?? now)
    const tooLateMs = start - now - this.#maxWaitMs
    if (tooLateMs > 0) return { retrySeconds: Math.ceil(tooLateMs / 1000) }
    this.#freeAt.set(network, start + cost * this.#msPerRequest)
    return { startMs: start - now }
  }
}
