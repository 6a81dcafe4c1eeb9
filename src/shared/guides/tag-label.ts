import type { Translate } from '../texts/translate.ts'
import { toTagSlug } from './filter-tags.ts'

/** A tag in the page's language where there is a name for it, else as the guide has it. */
export function tagLabel(tag: string, t: Translate): string {
  const key = `tag.${toTagSlug(tag)}`
  const label = (t as (key: string) => string)(key)
  return label === key ? tag.replaceAll('-', ' ') : label
}
