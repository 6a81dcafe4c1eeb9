import type { ComponentType } from 'react'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { StaticHead } from '../../../shared/texts/shapes.ts'
import type { PageProps } from './lazy-part.tsx'

/** A page of words, which its module exports as `page`. Its head comes with it, so that first visits of other pages carry neither. */
export interface StaticPage {
  Page: ComponentType<PageProps>
  heads: Record<PageLanguage, StaticHead>
  /** It names the seller, see `useSeller`. */
  showsSeller: boolean
}
