import { bigramsOf, dice, duplicateSimilarity } from './guide-duplicates.ts'
import { matchesSearch, searchTextOf } from './guide-search.ts'
import { findNamedTag, tagMatcher } from './match-tags.ts'
import type { ListingSort, ShelfCard } from './guides.ts'

export interface ListingRequest {
  /** A tag by its name or slug in either language, otherwise search text (reading A32). */
  q?: string | undefined
  /** Without one: as in the catalogue, or the best match first. */
  sort?: ListingSort | undefined
  /** Only guides that everyone may read in full. */
  free?: boolean | undefined
}

export type ListingFilter = { kind: 'tag'; tag: string } | { kind: 'search'; text: string } | null

/** The guides of the shop, indexed once. The server and the browser find the same guides in the same order. */
export interface Shelf<Card> {
  /** What the list page shows: near-twins are left out, the lower id stands for both (reading A17). */
  find: (request: ListingRequest) => { cards: readonly Card[]; filter: ListingFilter }
  tagged: (tag: string) => readonly Card[]
  search: (text: string) => readonly Card[]
}

export function createShelf<Card extends ShelfCard>(cards: readonly Card[]): Shelf<Card> {
  const inOrder = sortListing(cards, duplicateSimilarity)
  const knownTagged = new Map<string, readonly Card[]>()

  function tagged(tag: string): readonly Card[] {
    const known = findNamedTag(tag)
    const found = knownTagged.get(known ?? '') ?? inOrder.filter(tagMatcher(tag))
    if (known !== undefined) knownTagged.set(known, found)
    return found
  }

  function search(text: string): readonly Card[] {
    return inOrder.filter((card) => matchesSearch(searchTextOf(card), text))
  }

  function findBy(filter: ListingFilter): readonly Card[] {
    if (filter === null) return inOrder
    return filter.kind === 'tag' ? tagged(filter.tag) : search(filter.text)
  }

  return {
    tagged,
    search,
    find({ q = '', sort, free = false }) {
      const filter = readFilter(q)
      const found = findBy(filter).filter(
        ({ duplicateOf, isFreePreview }) => duplicateOf === null && (!free || isFreePreview),
      )
      return { cards: sort === undefined ? found : found.toSorted(orders[sort]), filter }
    },
  }
}

const orders: Record<ListingSort, (a: ShelfCard, b: ShelfCard) => number> = {
  newest: (a, b) => b.id - a.id,
  shortest: (a, b) => a.readingMinutes - b.readingMinutes,
  longest: (a, b) => b.readingMinutes - a.readingMinutes,
}

function readFilter(q: string): ListingFilter {
  const text = q.trim()
  const tag = findNamedTag(text)
  return tag !== undefined ? { kind: 'tag', tag } : text === '' ? null : { kind: 'search', text }
}

/** How far ahead a guide with another title is looked for. */
const lookAhead = 8

/** The order of the catalogue, but a guide whose title is this similar to the one before it stands further down (spec 9). */
export function sortListing<Card extends ShelfCard>(cards: readonly Card[], similarity: number): Card[] {
  const sorted = cards.map((card) => ({ card, bigrams: bigramsOf(card.titleEn || card.titleJa) }))
  for (let place = 1; place < sorted.length; place++) {
    const before = sorted[place - 1]
    const differs = ({ bigrams }: { bigrams: Float64Array }) =>
      before === undefined || dice(before.bigrams, bigrams, similarity) < similarity
    const next = sorted.slice(place, place + lookAhead).findIndex(differs)
    if (next > 0) sorted.splice(place, 0, ...sorted.splice(place + next, 1))
  }
  return sorted.map(({ card }) => card)
}
