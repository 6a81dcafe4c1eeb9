import { LRUCache } from 'lru-cache'
import { PreparedResponse, type Headers } from '../../platform/prepared-response.ts'

interface CachedPage {
  status: number
  answer: PreparedResponse
}

interface RenderedPage {
  status: number
  headers: Headers
  html: string
}

/** Maximum compressed bytes in the cache (R9). */
const largestBytes = 48 * 1024 * 1024

export interface PageCache {
  /** For the figures of caches. */
  readonly figures: { entries: number; bytes: number; found: number; rendered: number }
  /** Returns the cached page, or the result of `render`; concurrent callers share one rendering. */
  page: (key: string, render: () => Promise<RenderedPage>) => Promise<CachedPage> | CachedPage
}

/** Guest pages by catalogue version, path and allowed query. A new version creates new keys; old ones are evicted. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: largestBytes,
    sizeCalculation: ({ answer }, key) => answer.size + key.length,
  })
  const rendering = new Map<string, Promise<CachedPage>>()
  let found = 0
  let rendered = 0

  async function render(key: string, make: () => Promise<RenderedPage>): Promise<CachedPage> {
    rendered += 1
    const { status, headers, html } = await make()
    const page = { status, answer: await PreparedResponse.compressed(html, headers) }
    // The number of unknown URLs is unlimited, so they are not cached.
    if (status === 200) pages.set(key, page)
    return page
  }

  return {
    get figures() {
      return { entries: pages.size, bytes: pages.calculatedSize, found, rendered }
    },
    page(key, make) {
      const stored = pages.get(key)
      if (stored !== undefined) {
        found += 1
        return stored
      }
      const started = rendering.get(key) ?? render(key, make).finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
  }
}
