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

interface PageCache {
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

  async function render(key: string, make: () => Promise<RenderedPage>): Promise<CachedPage> {
    const { status, headers, html } = await make()
    const page = { status, answer: await PreparedResponse.compressed(html, headers) }
    // The number of unknown URLs is unlimited, so they are not cached.
    if (status === 200) pages.set(key, page)
    return page
  }

  return {
    page(key, make) {
      const stored = pages.get(key)
      if (stored !== undefined) return stored
      const started = rendering.get(key) ?? render(key, make).finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
  }
}
