import { parseGuideId } from '../guides/guides.ts'
import { bundleSize } from './bundle-price.ts'

const root = '/bundle'

/**
 * Paths of bundles. In a separate module, because no first visit needs them. URLs contain the chosen guides, so that links can
 * add and remove guides.
 */
export const bundlePaths = {
  root,
  choose: (guideIds: readonly number[] = [], q = '') => withQuery(root, guideIds, q === '' ? {} : { q }),
  pay: (guideIds: readonly number[]) => withQuery(`${root}/pay`, guideIds),
  payPath: (slug: string) => `${root}/pay?path=${encodeURIComponent(slug)}`,
  /** Path after the payment. The bank's page and the checkout append the payment's id. */
  done: `${root}/paid`,
} as const

function withQuery(path: string, guideIds: readonly number[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(guideIds.length > 0 && { g: guideIds.join('-') }), ...more })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Returns the chosen guides of a URL's query, without duplicates and at most `bundleSize`. */
export function parseChosenGuides(query: URLSearchParams): number[] {
  const ids = (query.get('g') ?? '').split('-').flatMap((text) => parseGuideId(text) ?? [])
  return [...new Set(ids)].slice(0, bundleSize)
}
