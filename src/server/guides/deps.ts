import type { Deps } from '../platform/deps.ts'
import type { Catalogue } from './catalogue/catalogue.ts'

export interface GuideDeps extends Deps {
  catalogue: Catalogue
}
