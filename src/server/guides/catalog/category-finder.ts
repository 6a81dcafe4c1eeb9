import { filterTags } from '../../../shared/guides/filter-tags.ts'
import { createTagMatcher } from '../../../shared/guides/tag-synonyms.ts'

type FilterTag = (typeof filterTags)[number]

/**
 * Returns a function that finds a guide's category: the category of its first tag that belongs to one, or undefined. Each
 * distinct tag is matched only once, because there are few tags and many guides.
 */
export function createCategoryFinder(
  cards: readonly { tags: readonly string[] }[],
): (card: { tags: readonly string[] }) => FilterTag | undefined {
  const matchers = filterTags.map((category) => ({ category, matches: createTagMatcher(category) }))
  const categories = new Map(
    [...new Set(cards.flatMap(({ tags }) => tags))].map((tag) => [
      tag,
      matchers.find(({ matches }) => matches({ tags: [tag], titleEn: '', titleJa: '' }))?.category,
    ]),
  )
  return ({ tags }) => tags.map((tag) => categories.get(tag)).find((category) => category !== undefined)
}
