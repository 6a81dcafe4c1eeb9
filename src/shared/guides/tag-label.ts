import type { Translate } from '../texts/translate.ts'
import { toTagSlug } from './filter-tags.ts'

/** Returns the name of a tag in the page's language. Unknown tags are returned unchanged. */
export function translateTag(tag: string, t: Translate): string {
  const key = `tag.${toTagSlug(tag)}`
  const label = (t as (key: string) => string)(key)
  return label === key ? tag.replaceAll('-', ' ') : label
}
