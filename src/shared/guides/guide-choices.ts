import { classifyReadingTime } from './guide-facts.ts'
import {
  listFilterKinds,
  listFilters,
  type ListFilterKind,
  type ListFilterDefinition,
  type ListFilterValue,
} from './list-filters.ts'
import { maxToolChoices, type ListedCard, type GuideFilterFacts } from './guides.ts'
import { countEach, createRecord } from '../objects.ts'

/** Selected filters of a list. A guide must match all of them. */
export type SelectedFilters = { [Kind in ListFilterKind]?: ListFilterValue<Kind> | undefined }

interface Choice<Value> {
  value: Value
  /** Number of guides that the list would contain. */
  count: number
}

export type FilterChoices = { [Kind in ListFilterKind]: Choice<ListFilterValue<Kind>>[] }

type Card = ListedCard & Partial<GuideFilterFacts>

/** Functions that return a card's values for each kind of filter. */
const offers: Readonly<Record<ListFilterKind, (card: Card) => readonly string[]>> = {
  ...createRecord(listFilterKinds, (kind) => {
    const narrowing = listFilters[kind]
    return (card: Card) => {
      const said = 'property' in narrowing ? card[narrowing.property] : undefined
      return typeof said === 'string' ? [said] : (said ?? [])
    }
  }),
  read: ({ readingMinutes }) => [classifyReadingTime(readingMinutes)],
  reported: ({ reported }) => (reported ? ['1'] : []),
}

export function hasFilters(narrowing: SelectedFilters): boolean {
  return listFilterKinds.some((kind) => narrowing[kind] !== undefined)
}

export function applyFilters<Each extends Card>(cards: readonly Each[], narrowing: SelectedFilters) {
  return hasFilters(narrowing) ? cards.filter((card) => meets(card, narrowing)) : cards
}

function meets(card: Card, narrowing: SelectedFilters, but?: ListFilterKind): boolean {
  return listFilterKinds.every((kind) => {
    const wanted = kind === but ? undefined : narrowing[kind]
    return wanted === undefined || offers[kind](card).includes(wanted)
  })
}

/**
 * Returns the choices of each filter that match guides, given the other filters. A selected choice is included even without
 * guides.
 */
export function listFilterChoices(cards: readonly Card[], narrowing: SelectedFilters): FilterChoices {
  return createRecord(listFilterKinds, (kind) => {
    const counts = countEach(cards.filter((card) => meets(card, narrowing, kind)).flatMap(offers[kind]))
    const { values }: ListFilterDefinition = listFilters[kind]
    return values ? inBands(values, counts, narrowing[kind]) : topTools(counts, narrowing[kind])
  }) as FilterChoices
}

function topTools(counts: ReadonlyMap<string, number>, made: string | undefined): Choice<string>[] {
  const top = [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .slice(0, maxToolChoices)
    .map(([value, count]) => ({ value, count }))
  const isThere = made === undefined || top.some(({ value }) => value === made)
  return isThere ? top : [...top, { value: made, count: counts.get(made) ?? 0 }]
}

function inBands(bands: readonly string[], counts: ReadonlyMap<string, number>, made: string | undefined) {
  return bands
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === made)
}
