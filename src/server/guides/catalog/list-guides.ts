import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import type { ListingResult, ListingRequest, CatalogIndex } from '../../../shared/guides/catalog-index.ts'
import type { Listing, listInputSchema } from '../../../shared/guides/guide-schemas.ts'
import { localizeCard, guideListLimit, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { computeOnce } from '../../../shared/objects.ts'
import type { CatalogSnapshot } from './catalogue.ts'

type ListRequest = Partial<z.output<typeof listInputSchema>>

/** Returns the guides of the documented REST list, filtered and paged. `rowLimit` caps the requested limit. */
export function listGuides(snapshot: CatalogSnapshot, request: ListRequest, rowLimit: number) {
  const offset = request.offset ?? 0
  const limit = Math.min(request.limit ?? guideListLimit, rowLimit)
  const found = filterCards(snapshot, request)
  return found.slice(offset, offset + limit)
}

/** Returns the shared array of all cards, whose response is cached, if the query requests all. Undefined otherwise. */
export function findFullList(snapshot: CatalogSnapshot, query: Readonly<Record<string, unknown>>) {
  const { limit = String(guideListLimit) } = query
  const asksForAll =
    typeof limit === 'string' && /^[0-9]{1,9}$/.test(limit) && Number(limit) >= snapshot.wholeList.length
  const narrows = ['tag', 'search', 'offset'].some((name) => name in query)
  return asksForAll && !narrows ? snapshot.wholeList : undefined
}

/** Recent results of each catalog index, so that paging through a list filters only once. */
const listsOf = computeOnce(
  (_: CatalogIndex<GuideSummary>) => new LRUCache<string, ListingResult<GuideSummary>>({ max: 12 }),
)

function findOnce(catalogIndex: CatalogIndex<GuideSummary>, request: ListingRequest) {
  const kept = listsOf(catalogIndex)
  const key = JSON.stringify(request)
  const found = kept.get(key) ?? catalogIndex.find(request)
  kept.set(key, found)
  return found
}

/** Returns one page of the guide list, with filters, suggestions and totals. */
export function listGuidePage(
  { catalogIndex }: CatalogSnapshot,
  {
    language,
    page,
    pageSize,
    ...request
  }: ListingRequest & { language?: PageLanguage | undefined; page: number; pageSize: number },
): Listing {
  const { cards, help, ...found } = findOnce(catalogIndex, request)
  const shown = (some: readonly GuideSummary[]) => some.map((card) => localizeCard(language, card))
  return {
    ...found,
    help: help && { ...help, cards: shown(help.cards) },
    cards: shown(cards.slice((page - 1) * pageSize, page * pageSize)),
    total: cards.length,
    page,
    pages: Math.max(1, Math.ceil(cards.length / pageSize)),
  }
}

/** Returns whether the search contains a word that no guide contains. */
export function hasUnknownWord({ filter, help }: Listing): boolean {
  return (
    help !== null || (filter?.kind === 'search' && (filter.match === 'missing' || filter.match === 'near'))
  )
}

function filterCards({ cards, catalogIndex }: CatalogSnapshot, request: ListRequest) {
  const tag = request.tag?.trim() ?? ''
  const search = request.search?.trim() ?? ''
  const found = search === '' ? cards : catalogIndex.search(search)
  if (tag === '') return found
  const tagged = new Set(catalogIndex.tagged(tag))
  return found.filter((card) => tagged.has(card))
}
