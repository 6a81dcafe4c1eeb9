import type { Translate } from '../texts/translate.ts'
import { toTagSlug } from './filter-tags.ts'

/** Returns a tag's name in the page's language, or the tag itself. */
export function tagLabel(tag: string, t: Translate): string {
  const key = `tag.${toTagSlug(tag)}`
  const label = (t as (key: string) => string)(key)
  return label === key ? tag.replaceAll('-', ' ') : label
}
