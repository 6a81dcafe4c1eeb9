import { LRUCache } from 'lru-cache'
import { PreparedResponse } from '../../platform/prepared-response.ts'

interface CachedPage {
  status: number
  answer: PreparedResponse
}

/** Compressed bytes held at most (R9). */
const largestBytes = 64 * 1024 * 1024

interface PageCache {
  /** The stored page, or the one that `render` makes; callers at the same moment share one rendering. */
  page: (key: string, render: () => Promise<{ status: number; html: string }>) => Promise<CachedPage>
}

/** Guest pages by catalogue version, path and allowed query. A new version makes new keys; old ones fall out. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: largestBytes,
    sizeCalculation: ({ answer }, key) => answer.size + key.length,
  })
  const rendering = new Map<string, Promise<CachedPage>>()

  async function render(
    key: string,
    make: () => Promise<{ status: number; html: string }>,
  ): Promise<CachedPage> {
    const { status, html } = await make()
    const page = { status, answer: await PreparedResponse.compressed(html) }
    // Addresses that lead nowhere are without number.
    if (status === 200) pages.set(key, page)
    return page
  }

  return {
    async page(key, make) {
      const stored = pages.get(key)
      if (stored !== undefined) return stored
      const started = rendering.get(key) ?? render(key, make).finally(() => rendering.delete(key))
      rendering.set(key, started)
      return started
    },
  }
}
