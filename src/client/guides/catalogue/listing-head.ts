import { toTagSlug } from '../../../shared/guides/filter-tags.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import type { RouterOutputs } from '../../platform/api/api.ts'
import type { Head } from '../../platform/pages/page-route.ts'
import { buildListingPath, type ListingInput } from './listing-query-string.ts'
import { translateTag } from './tag-label.ts'

type Listing = RouterOutputs['guides']['listing']

/** Returns the number of matching guides, as the heading and the title show it; close matches count only if nothing matches. */
export function countMatches({ filter, total }: Pick<Listing, 'filter' | 'total'>): number {
  return filter?.kind === 'search' && filter.about > 0 ? filter.about : total
}

/** Returns the head. Categories and numbered pages have canonical URLs, sorted lists use the unsorted one, searches have none. */
export function buildListingHead(listing: Listing, { page, sort, free }: ListingInput, t: Translate): Head {
  const { filter, total, pages } = listing
  const tag = filter?.kind === 'tag' ? filter.tag : undefined
  const isArranged = sort !== undefined || free !== undefined
  const number = isArranged ? 1 : page
  const says = (text: string) => (number === 1 ? text : `${text} (${t('guides.page', { number })})`)
  const path = buildListingPath({ page: number, ...(tag === undefined ? {} : { q: toTagSlug(tag) }) })
  const isShelf = total > 0 && filter?.kind !== 'search'
  return {
    status: page > pages ? 404 : 200,
    title: says(titleOf(listing, t)),
    ...(filter?.kind === 'search' ? { countedTitle: t('guides.title') } : {}),
    description: says(
      tag === undefined
        ? t('guides.subtitle')
        : t('guides.head.taggedDescription', { tag: translateTag(tag, t), count: total }),
    ),
    ...(isShelf && page <= pages ? { canonicalPath: path } : {}),
  }
}

function titleOf(listing: Listing, t: Translate): string {
  const { filter } = listing
  if (filter === null) return t('guides.title')
  return filter.kind === 'tag'
    ? t('guides.head.tagged', { tag: translateTag(filter.tag, t) })
    : t('guides.head.searched', { text: filter.text, count: countMatches(listing) })
}
