/**
 * Guides whose tags need a hand (B4.23): lists of these two also hold several tags in one text with commas.
 * It never touches price or access, and no other guide.
 */
const tagOverrides: Readonly<Record<number, (tags: readonly string[]) => string[]>> = {
  120: splitAtCommas,
  161: splitAtCommas,
}

/** The tags of a guide after its override, if it has one. */
export function overrideTags(id: number, tags: readonly string[]): string[] {
  return tagOverrides[id]?.(tags) ?? [...tags]
}

/** Tags as a list or as one text with commas (B4.23); anything else has none. */
export function readTags(value: unknown): string[] {
  if (typeof value === 'string') return splitAtCommas([value])
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
}

/** A guide in either spelling, `titleEn` or `title_en`, with its tags as a list; where both are there, the first counts (B4.23). */
export function readGuideFields(guide: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(guide)
  const respelt = entries.map(([name, value]): [string, unknown] => [toCamelCase(name), value])
  const fields = Object.fromEntries([...respelt, ...entries.filter(([name]) => name === toCamelCase(name))])
  const tags = readTags(fields['tags'])
  return { ...fields, tags: overrideTags(Number(fields['id']), tags) }
}

function splitAtCommas(tags: readonly string[]): string[] {
  const each = tags.flatMap((tag) => tag.split(/[,、，]/)).map((tag) => tag.trim())
  return [...new Set(each)].filter((tag) => tag !== '')
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
