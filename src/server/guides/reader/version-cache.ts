import { LRUCache } from 'lru-cache'
import { computeOnce } from '../../../shared/objects.ts'
import type { CatalogSnapshot } from '../catalog/index.ts'

/** Bytes. Maximum size of the cached JSON, counting two bytes for each character (R9). */
const maxBytes = 8 * 1024 * 1024
const bytesOfCharacter = 2

/** Creates a cache of values for each version of the catalog. A new version starts with an empty cache. */
export const createVersionCache = <Value extends object>() =>
  computeOnce(
    (_: CatalogSnapshot) =>
      new LRUCache<string, Value>({
        maxSize: maxBytes,
        sizeCalculation: (value) => bytesOfCharacter * JSON.stringify(value).length,
      }),
  )
