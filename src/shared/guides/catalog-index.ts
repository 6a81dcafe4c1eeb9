import { toBigrams, duplicateSimilarity } from './duplicates/duplicate-rule.ts'
import { listFilterChoices, type FilterChoices, type SelectedFilters } from './guide-choices.ts'
import {
  createSearchIndex,
  type SearchInterpretation,
  type SearchableGuide,
  type UnderstoodCondition,
} from './guide-search.ts'
import type { ListingSort, ListedCard, GuideFilterFacts } from './guides.ts'
import { findNamedTag, createTagMatcher } from './tag-synonyms.ts'
import { createSuggestions } from './search-suggestions.ts'
import type { Thesaurus } from './search-synonyms.ts'
import {
  filterListedGuides,
  isListedGuide,
  separateSimilarTitles,
  sortAndFilterList,
  type TitledCard,
} from './sort-and-filter-list.ts'

export interface ListingRequest extends SelectedFilters {
  /** Name or slug of a tag in either language; any other text is a search (B4.3). */
  q?: string | undefined
  /** Sort order. Undefined sorts search results by best match, and other lists in the recommended order (B4.25). */
  sort?: ListingSort | undefined
  /** Whether to return only guides that are free to read. */
  free?: boolean | undefined
}

type ListingFilter =
  | { kind: 'tag'; tag: string }
  | ({
      kind: 'search'
      text: string
      /** Number of matching cards. They come first; the remaining cards are close matches. */
      about: number
      understood: UnderstoodCondition[]
    } & SearchInterpretation)
  | null

export interface ListingResult<Card> {
  cards: readonly Card[]
  filter: ListingFilter
  choices: FilterChoices
  /** Suggested tags and guides after a search without results; otherwise null. */
  help: { tags: string[]; cards: Card[] } | null
}

/** Search index of the shop's guides. Server and browser use the same code, so they find the same guides in the same order. */
export type CatalogIndex<Card extends IndexedCard> =
  ReturnType<typeof fillCatalogIndex<Card>> extends Generator<void, infer Index> ? Index : never

export type IndexedCard = ListedCard & Partial<GuideFilterFacts>
/** Returns a guide's public texts that are searched besides its card. Undefined if the card contains them. */
export type CardTextLookup<Card> = (card: Card) => Partial<SearchableGuide> | undefined

export function openCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  thesaurus: Thesaurus,
): CatalogIndex<Card> {
  return runToCompletion(fillCatalogIndex(cards, thesaurus))
}

/** Runs a generator to its end, and returns its result. */
export function runToCompletion<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Number of cards that are added to the index between two yields. */
const breathAfter = 20
/** Number of guides suggested after a search without results. */
const helpfulCards = 3

/** Builds the index in steps. The caller can do other work after each yield. */
export function* fillCatalogIndex<Card extends IndexedCard>(
  cards: readonly Card[],
  thesaurus: Thesaurus,
  textsOf: CardTextLookup<Card> = () => undefined,
) {
  const index = createSearchIndex(thesaurus)
  const titled: TitledCard<Card>[] = []
  for (const card of cards) {
    index.add({ ...card, ...textsOf(card) })
    titled.push({ card, title: toBigrams(card.titleEn || card.titleJa) })
    if (titled.length % breathAfter === 0) yield
  }
  yield
  const recommended = titled.toSorted((a, b) => a.card.recommended - b.card.recommended)
  const inOrder = separateSimilarTitles(recommended, duplicateSimilarity)
  yield
  const byTag = new Map<string, readonly Card[]>()
  const suggestions = createSuggestions(cards.filter(isListedGuide))

  function tagged(tag: string): readonly Card[] {
    const known = findNamedTag(tag)
    const found = byTag.get(known ?? '') ?? inOrder.filter(createTagMatcher(tag))
    // Only known tags are cached, because requests can contain any number of unknown ones.
    if (known !== undefined) byTag.set(known, found)
    return found
  }

  const placeOf = new Map(cards.map((card, place) => [card, place]))
  const cardsAt = (places: readonly number[]) => places.flatMap((place) => cards[place] ?? [])
  /** Returns the cards that match a text, best match first. */
  const search = (text: string): readonly Card[] => cardsAt(index.search(text).places)

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

  /** Returns the cards of the list page. Of near-duplicates, only the lower id is included (B4.19). */
  function find({ q = '', sort, free = false, ...narrowing }: ListingRequest): ListingResult<Card> {
    const { found, close = [], filter } = findBy(q)
    const [about, near] = [filterListedGuides(found, free), filterListedGuides(close, free)]
    const cards = sortAndFilterList(about, sort, narrowing)
    return {
      cards: [...cards, ...sortAndFilterList(near, sort, narrowing)],
      filter: filter?.kind === 'search' ? { ...filter, about: cards.length } : filter,
      choices: listFilterChoices([...about, ...near], narrowing),
      help: filter?.kind === 'search' && found.length + close.length === 0 ? helpFor(q) : null,
    }
  }

  function helpFor(q: string): ListingResult<Card>['help'] {
    return { tags: suggestions.nearTags(q), cards: inOrder.filter(isListedGuide).slice(0, helpfulCards) }
  }

  return {
    tagged,
    search,
    find,
    /**
     * Returns the words and conditions of a question, and all guides in the recommended order, except those about a disliked topic.
     * `place` is a guide's index in the values of each subject.
     */
    consider(text: string) {
      const { excluded, ...considered } = index.consider(text)
      const isLeft = (card: Card) => isListedGuide(card) && !excluded.has(placeOf.get(card) ?? -1)
      const guides = inOrder.filter(isLeft).map((card) => ({ card, place: placeOf.get(card) ?? -1 }))
      return { ...considered, guides }
    },
    /** Returns suggestions for a text while the user types it. */
    suggest(text: string) {
      const { reading, places } = index.search(text)
      const isMeant = reading.match === 'exact' || reading.match === 'corrected'
      return suggestions.suggest(text, isMeant ? cardsAt(places).filter(isListedGuide) : [])
    },
  }
}
