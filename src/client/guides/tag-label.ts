import type { MessageKey, Translate } from '../../shared/i18n/translate.ts'
import { toTagSlug } from '../../shared/guide-tags.ts'

const named: ReadonlyMap<string, `tag.${string}` & MessageKey> = new Map([
  ['ai-writing', 'tag.ai-writing'],
  ['no-investment', 'tag.no-investment'],
  ['passive-income', 'tag.passive-income'],
  ['automation', 'tag.automation'],
  ['digital-products', 'tag.digital-products'],
  ['voice-over', 'tag.voice-over'],
  ['remote-work', 'tag.remote-work'],
  ['e-commerce', 'tag.e-commerce'],
  ['social-media', 'tag.social-media'],
  ['marketing', 'tag.marketing'],
  ['freelancing', 'tag.freelancing'],
])

/** A tag in the page's language where the shop has a name for it, else as the guide has it. */
export function tagLabel(tag: string, t: Translate): string {
  const key = named.get(toTagSlug(tag))
  return key === undefined ? tag.replaceAll('-', ' ') : t(key)
}

/** Tags that the shop has a name for come first. */
export function namedFirst(tags: readonly string[]): string[] {
  return [...tags.filter(isNamed), ...tags.filter((tag) => !isNamed(tag))]
}

const isNamed = (tag: string) => named.has(toTagSlug(tag))
