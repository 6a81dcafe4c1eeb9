import { parseGuideId } from '../guides/guides.ts'
import { bundleSize } from './bundle-price.ts'

const root = '/bundle'

/** Apart from the other paths, because no first visit needs them. A choice is its address, so that links add and remove. */
export const bundlePaths = {
  root,
  choose: (guideIds: readonly number[] = [], q = '') => withQuery(root, guideIds, q === '' ? {} : { q }),
  pay: (guideIds: readonly number[]) => withQuery(`${root}/pay`, guideIds),
  payPath: (slug: string) => `${root}/pay?path=${encodeURIComponent(slug)}`,
  /** Where the bank's page leads back to; it adds the payment's id. */
  done: `${root}/paid`,
  paid: (paymentId: string) => `${root}/paid?payment_intent=${paymentId}`,
} as const

function withQuery(path: string, guideIds: readonly number[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(guideIds.length > 0 && { g: guideIds.join('-') }), ...more })
  return query.size === 0 ? path : `${path}?${query}`
}

/** The guides that an address names, each once, no more than are chosen. */
export function chosenIn(query: URLSearchParams): number[] {
  const ids = (query.get('g') ?? '').split('-').flatMap((text) => parseGuideId(text) ?? [])
  return [...new Set(ids)].slice(0, bundleSize)
}
