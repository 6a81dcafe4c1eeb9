/** The filter buttons of the guide list, in their order (B4.2); 'All Guides' is no tag. */
export const filterTags = [
  'AI Writing',
  'No Investment',
  'Passive Income',
  'Automation',
  'Digital Products',
  'Voice Over',
] as const

/** A tag as it is compared: lower case, spaces turned to hyphens (B4.13). */
export function toTagSlug(tag: string): string {
  return tag.trim().toLowerCase().replace(/\s+/g, '-')
}

/** The filter tag that a `q` names by label or slug, in any case (B4.3). */
export function findFilterTag(q: string): string | undefined {
  const slug = toTagSlug(q)
  return filterTags.find((tag) => toTagSlug(tag) === slug)
}
