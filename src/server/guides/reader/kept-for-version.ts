import { LRUCache } from 'lru-cache'
import type { CatalogueSnapshot } from '../catalog/index.ts'

/** Of what is kept, as JSON, whose characters take two bytes at most (R9). */
const mostBytes = 8 * 1024 * 1024
const bytesOfCharacter = 2

/** What is made of a guide once for a version of the catalogue; with the next version it is gone. */
export class KeptForVersion<T extends object> {
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
      maxSize: mostBytes,
      sizeCalculation: (value) => bytesOfCharacter * JSON.stringify(value).length,
    })
    this.#versions.set(snapshot, empty)
    return empty
  }
}
