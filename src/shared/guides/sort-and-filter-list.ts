import { calculateDice, type Bigrams } from './duplicates/duplicate-rule.ts'
import { applyFilters, type SelectedFilters } from './guide-choices.ts'
import type { ListingSort, ListedCard, GuideFilterFacts } from './guides.ts'

/** Returns whether lists show a guide. They hide near-duplicates (B4.19). */
export const isListedGuide = ({ duplicateOf }: ListedCard) => duplicateOf === null

/** Returns the shown guides of a list; with `free`, only those that are free to read. */
export const filterListedGuides = <Card extends ListedCard>(cards: readonly Card[], free: boolean): Card[] =>
  cards.filter((card) => isListedGuide(card) && (!free || card.isFreePreview))

/** Applies the selected filters and sorts the cards. Without `sort`, keeps their order. */
export function sortAndFilterList<Card extends ListedCard & Partial<GuideFilterFacts>>(
  cards: readonly Card[],
  sort: ListingSort | undefined,
  filters: SelectedFilters,
): readonly Card[] {
  const filtered = applyFilters(cards, filters)
  return sort === undefined ? filtered : filtered.toSorted(orders[sort])
}

const paidOf = ({ reported }: ListedCard) => reported?.paid ?? -1

const orders: Record<ListingSort, (a: ListedCard, b: ListedCard) => number> = {
  newest: (a, b) => b.id - a.id,
  shortest: (a, b) => a.readingMinutes - b.readingMinutes || a.id - b.id,
  longest: (a, b) => b.readingMinutes - a.readingMinutes || a.id - b.id,
  // The sort is stable, so guides with the same number of payments keep their order.
  reported: (a, b) => paidOf(b) - paidOf(a),
}

export interface TitledCard<Card> {
  card: Card
  title: Bigrams
}

/** Maximum number of positions that a guide is moved up to separate similar titles. */
const lookAhead = 8

/** Returns the cards in the given order, but moves a card down if its title is similar to the previous card's (B4.21). */
export function separateSimilarTitles<Card>(cards: readonly TitledCard<Card>[], similarity: number): Card[] {
  const sorted = [...cards]
  for (let place = 1; place < sorted.length; place++) {
    const before = sorted[place - 1]
    const isAnother = ({ title }: TitledCard<Card>) =>
      before === undefined || calculateDice(before.title, title, similarity) < similarity
    const next = sorted.slice(place, place + lookAhead).findIndex(isAnother)
    const moved = sorted[place + next]
    if (next <= 0 || moved === undefined) continue
    // `copyWithin` is faster than `splice`, which moves all following elements.
    sorted.copyWithin(place + 1, place, place + next)
    sorted[place] = moved
  }
  return sorted.map(({ card }) => card)
}
