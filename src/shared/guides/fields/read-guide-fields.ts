/**
 * Guides whose tags need a correction (B4.23): in these two, a list item may contain several tags, separated by commas.
 * The correction never changes price or access, and never affects other guides.
 */
const tagOverrides: Readonly<Record<number, (tags: readonly string[]) => string[]>> = {
  120: splitAtCommas,
  161: splitAtCommas,
}

/** Returns the tags of a guide after its correction, if it has one. */
export function overrideTags(id: number, tags: readonly string[]): string[] {
  return tagOverrides[id]?.(tags) ?? [...tags]
}

/** Parses tags as a list or as one text with commas (B4.23); any other value gives no tags. */
export function readTags(value: unknown): string[] {
  if (typeof value === 'string') return splitAtCommas([value])
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
}

/**
 * Reads a guide with field names such as `titleEn` or `title_en`; if both exist, the first is used (B4.23). Tags become
 * a list.
 */
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
