import { toTagSlug } from '../../../shared/guides/filter-tags.ts'

export { translateTag } from '../../../shared/guides/tag-label.ts'

/** The shop's categories, which are listed before other tags. */
const categories = new Set([
  'ai-writing',
  'no-investment',
  'passive-income',
  'automation',
  'digital-products',
  'voice-over',
  'remote-work',
  'e-commerce',
  'social-media',
  'marketing',
  'freelancing',
])

export function sortCategoriesFirst(tags: readonly string[]): string[] {
  return [...tags.filter(isCategory), ...tags.filter((tag) => !isCategory(tag))]
}

const isCategory = (tag: string) => categories.has(toTagSlug(tag))
