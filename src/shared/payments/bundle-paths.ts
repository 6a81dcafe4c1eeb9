import { parseGuideId } from '../guides/guides.ts'
import { bundleSize } from './bundle-price.ts'

const root = '/bundle'

/**
 * In a separate module, because no first visit needs them. The choice is part of the URL, so that links add and remove guides.
 */
export const bundlePaths = {
  root,
  choose: (guideIds: readonly number[] = [], q = '') => withQuery(root, guideIds, q === '' ? {} : { q }),
  pay: (guideIds: readonly number[]) => withQuery(`${root}/pay`, guideIds),
  payPath: (slug: string) => `${root}/pay?path=${encodeURIComponent(slug)}`,
  /** Return URL of the bank's page, which adds the payment's id. */
  done: `${root}/paid`,
  paid: (paymentId: string) => `${root}/paid?payment_intent=${paymentId}`,
} as const

function withQuery(path: string, guideIds: readonly number[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(guideIds.length > 0 && { g: guideIds.join('-') }), ...more })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Returns the chosen guides of a URL, without duplicates, at most a bundle. */
export function chosenIn(query: URLSearchParams): number[] {
  const ids = (query.get('g') ?? '').split('-').flatMap((text) => parseGuideId(text) ?? [])
  return [...new Set(ids)].slice(0, bundleSize)
}
