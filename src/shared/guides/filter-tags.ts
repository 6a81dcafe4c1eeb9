/** Tags of the filter buttons above the guide list, in their order (B4.2). The button 'All Guides' has no tag. */
export const filterTags = [
  'AI Writing',
  'No Investment',
  'Passive Income',
  'Automation',
  'Digital Products',
  'Voice Over',
] as const

/** Returns the slug of a tag, by which tags are compared: lower case, with hyphens instead of spaces (B4.13). */
export function toTagSlug(tag: string): string {
  return tag.trim().toLowerCase().replace(/\s+/g, '-')
}

/** Returns the filter tag whose label or slug is `q`, ignoring case (B4.3). */
export function findFilterTag(q: string): string | undefined {
  const slug = toTagSlug(q)
  return filterTags.find((tag) => toTagSlug(tag) === slug)
}
