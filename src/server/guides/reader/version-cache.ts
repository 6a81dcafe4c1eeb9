import { LRUCache } from 'lru-cache'
import type { CatalogSnapshot } from '../catalog/index.ts'

/** Bytes. Maximum size of the cached JSON, counting two bytes for each character (R9). */
const maxBytes = 8 * 1024 * 1024
const bytesOfCharacter = 2

/** Caches values for one version of the catalog. A new version starts with an empty cache. */
export class VersionCache<T extends object> {
  readonly #versions = new WeakMap<CatalogSnapshot, LRUCache<string, T>>()

  get(snapshot: CatalogSnapshot, key: string): T | undefined {
    return this.#of(snapshot).get(key)
  }

  keep(snapshot: CatalogSnapshot, key: string, value: T): T {
    this.#of(snapshot).set(key, value)
    return value
  }

  figures(snapshot: CatalogSnapshot): { entries: number; bytes: number } {
    const { size: entries, calculatedSize: bytes } = this.#of(snapshot)
    return { entries, bytes }
  }

  #of(snapshot: CatalogSnapshot): LRUCache<string, T> {
    const known = this.#versions.get(snapshot)
    if (known !== undefined) return known
    const empty = new LRUCache<string, T>({
      maxSize: maxBytes,
      sizeCalculation: (value) => bytesOfCharacter * JSON.stringify(value).length,
    })
    this.#versions.set(snapshot, empty)
    return empty
  }
}
