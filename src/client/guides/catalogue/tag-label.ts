import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

/** The shop's own categories, which say most in little room. */
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

/** A tag in the page's language where there is a name for it, else as the guide has it. */
export function tagLabel(tag: string, t: Translate): string {
  const key = `tag.${toTagSlug(tag)}`
  const label = (t as (key: string) => string)(key)
  return label === key ? tag.replaceAll('-', ' ') : label
}

export function categoriesFirst(tags: readonly string[]): string[] {
  return [...tags.filter(isCategory), ...tags.filter((tag) => !isCategory(tag))]
}

const isCategory = (tag: string) => categories.has(toTagSlug(tag))
