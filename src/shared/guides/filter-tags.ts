/** The filter buttons of the guide list, in their order (B4.2); 'All Guides' is not a tag. */
export const filterTags = [
  'AI Writing',
  'No Investment',
  'Passive Income',
  'Automation',
  'Digital Products',
  'Voice Over',
] as const

/** Normalizes a tag for comparison: lower case, hyphens instead of spaces (B4.13). */
export function toTagSlug(tag: string): string {
  return tag.trim().toLowerCase().replace(/\s+/g, '-')
}

/** Returns the filter tag that matches `q` by label or slug, in any case (B4.3). */
export function findFilterTag(q: string): string | undefined {
  const slug = toTagSlug(q)
  return filterTags.find((tag) => toTagSlug(tag) === slug)
}
