import { LRUCache } from 'lru-cache'
import type { CatalogueSnapshot } from '../catalog/index.ts'

/** Bytes. Maximum size of the cached JSON, counting two bytes for each character (R9). */
const maxBytes = 8 * 1024 * 1024
const bytesOfCharacter = 2

/** Caches values for one version of the catalog. A new version starts with an empty cache. */
export class VersionCache<T extends object> {
  readonly #versions = new WeakMap<CatalogueSnapshot, LRUCache<string, T>>()

  get(snapshot: CatalogueSnapshot, key: string): T | undefined {
    return this.#of(snapshot).get(key)
  }

  keep(snapshot: CatalogueSnapshot, key: string, value: T): T {
    this.#of(snapshot).set(key, value)
    return value
  }

  figures(snapshot: CatalogueSnapshot): { entries: number; bytes: number } {
    const { size: entries, calculatedSize: bytes } = this.#of(snapshot)
    return { entries, bytes }
  }

  #of(snapshot: CatalogueSnapshot): LRUCache<string, T> {
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
