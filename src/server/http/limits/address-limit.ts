import { LRUCache } from 'lru-cache'

/** Seconds of requests that may come at once: for a user who opens many pages, or many users behind one IP address. */
const burstSeconds = 10
/** Maximum number of networks. The least recently used ones are evicted and start again with a full bucket. */
const maxNetworks = 50_000

interface Bucket {
  left: number
  at: number
}

/** Limits the requests of each network to this node with a token bucket in memory. */
export class AddressLimit {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxNetworks })

  /** `now` returns milliseconds. */
  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes a token. If there is none, returns the seconds until the next one. */
  take(network: string): { waitSeconds: number } | undefined {
    const now = this.#now()
    const full = this.#perSecond * burstSeconds
    const { left, at } = this.#buckets.get(network) ?? { left: full, at: now }
    const filled = Math.min(full, left + ((now - at) / 1000) * this.#perSecond)
    const isFree = filled >= 1
    this.#buckets.set(network, { left: isFree ? filled - 1 : filled, at: now })
    return isFree ? undefined : { waitSeconds: Math.max(1, Math.ceil((1 - filled) / this.#perSecond)) }
  }
}
