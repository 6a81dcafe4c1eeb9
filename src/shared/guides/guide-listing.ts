import { bigramsOf, dice, duplicateSimilarity, type Bigrams } from './duplicate-rule.ts'
import { createSearchIndex } from './guide-search.ts'
import type { ListingSort, ShelfCard } from './guides.ts'
import { findNamedTag, tagMatcher } from './match-tags.ts'

export interface ListingRequest {
  /** A tag by its name or slug in either language, otherwise search text (B4.3). */
  q?: string | undefined
  /** Without one: as in the catalogue, or the best match first. */
  sort?: ListingSort | undefined
  /** Only guides that everyone may read in full. */
  free?: boolean | undefined
}

export type ListingFilter = { kind: 'tag'; tag: string } | { kind: 'search'; text: string } | null

/** The guides of the shop, indexed once. The server and the browser find the same guides in the same order. */
export interface Shelf<Card> {
  /** What the list page shows: near-twins are left out, the lower id stands for both (B4.19). */
  find: (request: ListingRequest) => { cards: readonly Card[]; filter: ListingFilter }
  tagged: (tag: string) => readonly Card[]
  /** The best match first. */
  search: (text: string) => readonly Card[]
}

export function createShelf<Card extends ShelfCard>(cards: readonly Card[]): Shelf<Card> {
  const building = buildShelf(cards)
  for (;;) {
    const step = building.next()
    if (step.done === true) return step.value
  }
}

/** Cards put on the shelf between two breaths. */
const breathAfter = 250

/** The same in steps: whoever must stay responsive does something else between two of them. */
export function* buildShelf<Card extends ShelfCard>(cards: readonly Card[]): Generator<void, Shelf<Card>> {
  const index = createSearchIndex()
  const titled: Titled<Card>[] = []
  for (const card of cards) {
    index.add(card)
    titled.push({ card, title: bigramsOf(card.titleEn || card.titleJa) })
    if (titled.length % breathAfter === 0) yield
  }
  const inOrder = sortListing(titled, duplicateSimilarity)
  const byTag = new Map<string, readonly Card[]>()

  function tagged(tag: string): readonly Card[] {
    const known = findNamedTag(tag)
    const found = byTag.get(known ?? '') ?? inOrder.filter(tagMatcher(tag))
    // Only the tags that the shop knows are kept: whoever asks for others could ask for any number of them.
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

/** How far ahead a guide with another title is looked for. */
const lookAhead = 8

/** The order of the catalogue, but a guide whose title is this similar to the one before it stands further down (B4.21). */
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
