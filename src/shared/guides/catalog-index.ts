import { bigramsOf, dice, duplicateSimilarity, type Bigrams } from './duplicate-rule.ts'
import { choicesOf, narrow, type Choices, type Narrowing } from './guide-choices.ts'
import {
  createSearchIndex,
  type SearchReading,
  type UnderstoodPart,
  type Searchable,
  type SearchedWord,
} from './guide-search.ts'
import type { ListingSort, ListedCard, WorkFacts } from './guides.ts'
import { findNamedTag, tagMatcher } from './match-tags.ts'
import { createSuggestions, type Suggestions } from './search-suggestions.ts'
import type { Thesaurus } from './search-synonyms.ts'

export interface ListingRequest extends Narrowing {
  /** A tag by its name or slug in either language, otherwise search text (B4.3). */
  q?: string | undefined
  /** Default: the recommended order (B4.25); for a search, best match first. */
  sort?: ListingSort | undefined
  /** Only guides that are free to read. */
  free?: boolean | undefined
}

export type ListingFilter =
  | { kind: 'tag'; tag: string }
  | ({
      kind: 'search'
      text: string
      /** Number of matching cards, which precede the close ones. */
      about: number
      understood: UnderstoodPart[]
    } & SearchReading)
  | null

export interface FoundCards<Card> {
  cards: readonly Card[]
  filter: ListingFilter
  choices: Choices
  /** Suggestions for a search without results. */
  help: { tags: string[]; cards: Card[] } | null
}

/** The search index of the shop's guides. Server and browser find the same guides in the same order. */
export interface CatalogIndex<Card> {
  /** The cards of the list page. Of near-duplicates, only the lower id is included (B4.19). */
  find: (request: ListingRequest) => FoundCards<Card>
  tagged: (tag: string) => readonly Card[]
  /** Best match first. */
  search: (text: string) => readonly Card[]
  /** Returns the words and conditions of a question, and the guides without its dislikes, in the recommended order. */
  consider: (text: string) => ConsideredText<Card>
  /** Suggestions while typing. */
  suggest: (text: string) => Suggestions<Card>
}

interface ConsideredText<Card> {
  understood: UnderstoodPart[]
  subjects: SearchedWord[]
  /** Each with its index in the subjects' values. */
  guides: { card: Card; place: number }[]
}

export type IndexedCard = ListedCard & Partial<WorkFacts>
/** Returns public texts that are searched besides the card; a card may include them. */
export type TextsOf<Card> = (card: Card) => Partial<Searchable> | undefined

export function openCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  thesaurus: Thesaurus,
): CatalogIndex<Card> {
  return finish(fillCatalogIndex(cards, thesaurus))
}

/** Runs a generator to its end and returns its value. */
export function finish<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Number of cards added per step. */
const breathAfter = 20
/** Number of guides suggested for a search without results. */
const helpfulCards = 3

/** Builds the index in steps, so that the caller can do other work in between. */
export function* fillCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  thesaurus: Thesaurus,
  textsOf: TextsOf<Card> = () => undefined,
): Generator<void, CatalogIndex<Card>> {
  const index = createSearchIndex(thesaurus)
  const titled: Titled<Card>[] = []
  for (const card of cards) {
    index.add({ ...card, ...textsOf(card) })
    titled.push({ card, title: bigramsOf(card.titleEn || card.titleJa) })
    if (titled.length % breathAfter === 0) yield
  }
  yield
  const recommended = titled.toSorted((a, b) => a.card.recommended - b.card.recommended)
  const inOrder = sortListing(recommended, duplicateSimilarity)
  yield
  const byTag = new Map<string, readonly Card[]>()
  const suggestions = createSuggestions(cards.filter(isShown))

  function tagged(tag: string): readonly Card[] {
    const known = findNamedTag(tag)
    const found = byTag.get(known ?? '') ?? inOrder.filter(tagMatcher(tag))
    // Only known tags are cached, because requests could name any number of unknown tags.
    if (known !== undefined) byTag.set(known, found)
    return found
  }

  const placeOf = new Map(cards.map((card, place) => [card, place]))
  const cardsAt = (places: readonly number[]) => places.flatMap((place) => cards[place] ?? [])
  const search = (text: string) => cardsAt(index.search(text).places)

  function findBy(q: string): { found: readonly Card[]; close?: readonly Card[]; filter: ListingFilter } {
    const text = q.trim()
    const tag = findNamedTag(text)
    if (tag !== undefined) return { found: tagged(tag), filter: { kind: 'tag', tag } }
    if (text === '') return { found: inOrder, filter: null }
    const { places, about, reading, understood } = index.search(text)
    return {
      found: cardsAt(places.slice(0, about)),
      close: cardsAt(places.slice(about)),
      filter: { kind: 'search', text, about, understood, ...reading },
    }
  }

  function find({ q = '', sort, free = false, ...narrowing }: ListingRequest): FoundCards<Card> {
    const { found, close = [], filter } = findBy(q)
    const isWanted = (card: Card) => isShown(card) && (!free || card.isFreePreview)
    const [about, near] = [found.filter(isWanted), close.filter(isWanted)]
    const arrange = (some: Card[]) => {
      const narrowed = narrow(some, narrowing)
      return sort === undefined ? narrowed : narrowed.toSorted(orders[sort])
    }
    const cards = arrange(about)
    return {
      cards: [...cards, ...arrange(near)],
      filter: filter?.kind === 'search' ? { ...filter, about: cards.length } : filter,
      choices: choicesOf([...about, ...near], narrowing),
      help: filter?.kind === 'search' && found.length + close.length === 0 ? helpFor(q) : null,
    }
  }

  function helpFor(q: string): FoundCards<Card>['help'] {
    return { tags: suggestions.nearTags(q), cards: inOrder.filter(isShown).slice(0, helpfulCards) }
  }

  return {
    tagged,
    search,
    find,
    consider(text) {
      const { excluded, ...considered } = index.consider(text)
      const isLeft = (card: Card) => isShown(card) && !excluded.has(placeOf.get(card) ?? -1)
      const guides = inOrder.filter(isLeft).map((card) => ({ card, place: placeOf.get(card) ?? -1 }))
      return { ...considered, guides }
    },
    suggest(text) {
      const { reading, places } = index.search(text)
      const isMeant = reading.match === 'exact' || reading.match === 'corrected'
      return suggestions.suggest(text, isMeant ? cardsAt(places).filter(isShown) : [])
    },
  }
}

const isShown = ({ duplicateOf }: ListedCard) => duplicateOf === null

const paidOf = ({ reported }: ListedCard) => reported?.paid ?? -1

const orders: Record<ListingSort, (a: ListedCard, b: ListedCard) => number> = {
  newest: (a, b) => b.id - a.id,
  shortest: (a, b) => a.readingMinutes - b.readingMinutes || a.id - b.id,
  longest: (a, b) => b.readingMinutes - a.readingMinutes || a.id - b.id,
  // Equal guides keep their order.
  reported: (a, b) => paidOf(b) - paidOf(a),
}

interface Titled<Card> {
  card: Card
  title: Bigrams
}

/** How far to look ahead for a guide with a different title. */
const lookAhead = 8

/** Keeps the order, but moves a guide down if its title is this similar to the previous one (B4.21). */
export function sortListing<Card>(cards: readonly Titled<Card>[], similarity: number): Card[] {
  const sorted = [...cards]
  for (let place = 1; place < sorted.length; place++) {
    const before = sorted[place - 1]
    const isAnother = ({ title }: Titled<Card>) =>
      before === undefined || dice(before.title, title, similarity) < similarity
    const next = sorted.slice(place, place + lookAhead).findIndex(isAnother)
    const moved = sorted[place + next]
    if (next <= 0 || moved === undefined) continue
    // Faster than splice, which moves all following elements.
    sorted.copyWithin(place + 1, place, place + next)
    sorted[place] = moved
  }
  return sorted.map(({ card }) => card)
}
