import { foldText, matchesSearch } from '../../shared/guide-search.ts'
import { filterTags, findFilterTag, matchesTag, toTagSlug } from '../../shared/guide-tags.ts'
import type { Listing } from '../../shared/guide-schemas.ts'
import { guideListLimit, type GuideCard } from '../../shared/guides.ts'
import { ja } from '../../shared/i18n/ja.ts'
import type { CatalogueSnapshot } from './catalogue.ts'

export interface ListRequest {
  tag?: string | undefined
  search?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** The documented list. Unfiltered and whole it is the snapshot's own array, whose bytes are prepared. */
export function listGuides(
  snapshot: CatalogueSnapshot,
  request: ListRequest,
  rowLimit: number,
): readonly GuideCard[] {
  const offset = request.offset ?? 0
  const limit = Math.min(request.limit ?? guideListLimit, rowLimit)
  const found = filterCards(snapshot, request)
  return offset === 0 && limit >= found.length ? found : found.slice(offset, offset + limit)
}

/** The same array as `listGuides` gives, named without a look at the rows, when a query plainly asks for all of it. */
export function findWholeList(
  snapshot: CatalogueSnapshot,
  { limit, ...others }: Readonly<Record<string, unknown>>,
): readonly GuideCard[] | undefined {
  const asksForAll =
    typeof limit === 'string' && /^[0-9]{1,9}$/.test(limit) && Number(limit) >= snapshot.cards.length
  const narrows = Object.keys(others).some((name) => name !== 'language')
  return asksForAll && !narrows && snapshot.cards.length <= guideListLimit ? snapshot.cards : undefined
}

/** One page of the guide list: `q` is a tag when it names one, otherwise search text (reading A32). */
export function listPage(
  snapshot: CatalogueSnapshot,
  { q = '', page, pageSize }: { q?: string | undefined; page: number; pageSize: number },
): Listing {
  const tag = findNamedTag(q)
  const text = q.trim()
  const matching = filterCards(snapshot, tag === undefined ? { search: text } : { tag })
  // Spec 5: the grid hides near-twins; the documented list names them by `duplicateOf`.
  const found = matching.filter(({ duplicateOf }) => duplicateOf === null)
  return {
    cards: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / pageSize)),
    filter: tag !== undefined ? { kind: 'tag', tag } : text === '' ? null : { kind: 'search', text },
  }
}

function filterCards(snapshot: CatalogueSnapshot, { tag, search }: ListRequest): readonly GuideCard[] {
  const wantedTag = tag?.trim() ?? ''
  const wantedText = search?.trim() ?? ''
  if (wantedTag === '' && wantedText === '') return snapshot.cards
  return snapshot.cards.filter(
    (card) =>
      (wantedTag === '' || matchesTag(card.tags, wantedTag)) &&
      (wantedText === '' || matchesSearch(snapshot.searchTextOf(card), wantedText)),
  )
}

const japaneseTags = new Map(
  filterTags.map((tag) => [foldText(ja[`tag.${toTagSlug(tag)}` as keyof typeof ja]), tag]),
)

/** The filter that a text names, in either language. */
function findNamedTag(q: string): string | undefined {
  return findFilterTag(q) ?? japaneseTags.get(foldText(q).trim())
}
