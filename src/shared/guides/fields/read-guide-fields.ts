/**
 * Guides whose tags need a correction, by id (B4.23): their list items contain several tags, separated by commas. The
 * correction changes neither price nor access.
 */
const tagOverrides: Readonly<Record<number, (tags: readonly string[]) => string[]>> = {
  120: splitAtCommas,
  161: splitAtCommas,
}

/** Returns the tags of a guide, corrected if its id is listed. */
export function correctTags(id: number, tags: readonly string[]): string[] {
  return tagOverrides[id]?.(tags) ?? [...tags]
}

/** Parses tags from a list, or from one text with commas (B4.23). Other values have no tags. */
export function parseTags(value: unknown): string[] {
  if (typeof value === 'string') return splitAtCommas([value])
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []
}

/**
 * Normalizes the field names of a guide, such as `title_en` to `titleEn`. If both exist, `titleEn` counts (B4.23). Tags become
 * a list.
 */
export function normalizeGuideFields(guide: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(guide)
  const respelt = entries.map(([name, value]): [string, unknown] => [toCamelCase(name), value])
  const fields = Object.fromEntries([...respelt, ...entries.filter(([name]) => name === toCamelCase(name))])
  const tags = parseTags(fields['tags'])
  return { ...fields, tags: correctTags(Number(fields['id']), tags) }
}

function splitAtCommas(tags: readonly string[]): string[] {
  const each = tags.flatMap((tag) => tag.split(/[,、，]/)).map((tag) => tag.trim())
  return [...new Set(each)].filter((tag) => tag !== '')
}

function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
