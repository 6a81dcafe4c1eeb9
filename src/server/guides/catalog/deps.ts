import type { Deps } from '../../platform/deps.ts'
import type { Catalogue } from './catalogue.ts'

export interface CatalogDeps extends Deps {
  catalogue: Catalogue
}
