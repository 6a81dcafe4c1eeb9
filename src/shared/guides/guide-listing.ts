import { bigramsOf, dice, duplicateSimilarity, type Bigrams } from './duplicate-rule.ts'
import { createSearchIndex } from './guide-search.ts'
import type { ListingSort, ShelfCard } from './guides.ts'
import { findNamedTag, tagMatcher } from './match-tags.ts'

export interface ListingRequest {
  /** A tag by its name or slug in either language, otherwise search text (B4.3). */
  q?: string | undefined
  /** Default: the recommended order (B4.25); for a search, best match first. */
  sort?: ListingSort | undefined
  /** Only guides that everyone may read in full. */
  free?: boolean | undefined
}

export type ListingFilter = { kind: 'tag'; tag: string } | { kind: 'search'; text: string } | null

/** The guides of the shop, indexed once. The server and the browser find the same guides in the same order. */
export interface Shelf<Card> {
  /** The cards of the list page. Of near-duplicates, only the lower id is included (B4.19). */
  find: (request: ListingRequest) => { cards: readonly Card[]; filter: ListingFilter }
  tagged: (tag: string) => readonly Card[]
  /** Best match first. */
  search: (text: string) => readonly Card[]
}

export function createShelf<Card extends ShelfCard>(cards: readonly Card[]): Shelf<Card> {
  const building = buildShelf(cards)
  for (;;) {
    const step = building.next()
    if (step.done === true) return step.value
  }
}

/** The number of cards that are added per step. */
const breathAfter = 250

/** The same in steps, so that the caller can stay responsive and do other work between two steps. */
export function* buildShelf<Card extends ShelfCard>(cards: readonly Card[]): Generator<void, Shelf<Card>> {
  const index = createSearchIndex()
  const titled: Titled<Card>[] = []
  for (const card of cards) {
    index.add(card)
    titled.push({ card, title: bigramsOf(card.titleEn || card.titleJa) })
    if (titled.length % breathAfter === 0) yield
  }
  const recommended = titled.toSorted((a, b) => a.card.recommended - b.card.recommended)
  const inOrder = sortListing(recommended, duplicateSimilarity)
  const byTag = new Map<string, readonly Card[]>()

  function tagged(tag: string): readonly Card[] {
    const known = findNamedTag(tag)
    const found = byTag.get(known ?? '') ?? inOrder.filter(tagMatcher(tag))
    // Only known tags are cached, because requests could name any number of unknown tags.
    if (known !== undefined) byTag.set(known, found)
    return found
  }

  function search(text: string): readonly Card[] {
    return index.search(text).flatMap((place) => cards[place] ?? [])
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
  shortest: (a, b) => a.readingMinutes - b.readingMinutes || a.id - b.id,
  longest: (a, b) => b.readingMinutes - a.readingMinutes || a.id - b.id,
}

function readFilter(q: string): ListingFilter {
  const text = q.trim()
  const tag = findNamedTag(text)
  if (tag !== undefined) return { kind: 'tag', tag }
  return text === '' ? null : { kind: 'search', text }
}

interface Titled<Card> {
  card: Card
  title: Bigrams
}

/** How far ahead to look for a guide with a different title. */
const lookAhead = 8

/**
 * Keeps the given order, but moves a guide down if its title is this similar to the previous one (B4.21).
 */
export function sortListing<Card>(cards: readonly Titled<Card>[], similarity: number): Card[] {
  const sorted = [...cards]
  for (let place = 1; place < sorted.length; place++) {
    const before = sorted[place - 1]
    const isAnother = ({ title }: Titled<Card>) =>
      before === undefined || dice(before.title, title, similarity) < similarity
    const next = sorted.slice(place, place + lookAhead).findIndex(isAnother)
    if (next > 0) sorted.splice(place, 0, ...sorted.splice(place + next, 1))
  }
  return sorted.map(({ card }) => card)
}
