import type { Deps } from '../../platform/deps.ts'
import type { Catalog } from './catalogue.ts'

export interface CatalogDeps extends Deps {
  catalogue: Catalog
}
