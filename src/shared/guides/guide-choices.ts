import {
  firstIncomes,
  readingTimeOf,
  readingTimes,
  startCosts,
  type FirstIncome,
  type ReadingTime,
  type StartCost,
} from './guide-facts.ts'
import { mostToolChoices, type ShelfCard, type WorkFacts } from './guides.ts'

/** What a list is narrowed to; a guide must have all of it. */
export interface Narrowing {
  tool?: string | undefined
  cost?: StartCost | undefined
  wait?: FirstIncome | undefined
  read?: ReadingTime | undefined
  /** Reported by buyers (B21.80). */
  reported?: '1' | undefined
}

interface Choice<Value> {
  value: Value
  /** The guides that would be left. */
  count: number
}

export interface Choices {
  tool: Choice<string>[]
  cost: Choice<StartCost>[]
  wait: Choice<FirstIncome>[]
  read: Choice<ReadingTime>[]
  reported: Choice<'1'>[]
}

type Card = ShelfCard & Partial<WorkFacts>

export const narrowings = ['tool', 'cost', 'wait', 'read', 'reported'] as const

/** What a guide offers for each kind of choice. */
const valuesOf: Readonly<Record<(typeof narrowings)[number], (card: Card) => readonly string[]>> = {
  tool: ({ tools }) => tools ?? [],
  cost: ({ startCost }) => (startCost == null ? [] : [startCost]),
  wait: ({ firstIncome }) => (firstIncome == null ? [] : [firstIncome]),
  read: ({ readingMinutes }) => [readingTimeOf(readingMinutes)],
  reported: ({ reported }) => (reported ? ['1'] : []),
}

export function isNarrowed(narrowing: Narrowing): boolean {
  return narrowings.some((kind) => narrowing[kind] !== undefined)
}

export function narrow<Each extends Card>(cards: readonly Each[], narrowing: Narrowing): readonly Each[] {
  return isNarrowed(narrowing) ? cards.filter((card) => meets(card, narrowing)) : cards
}

function meets(card: Card, narrowing: Narrowing, but?: (typeof narrowings)[number]): boolean {
  return narrowings.every((kind) => {
    const wanted = kind === but ? undefined : narrowing[kind]
    return wanted === undefined || valuesOf[kind](card).includes(wanted)
  })
}

/** Every choice that leads to guides, with the others that were made already; the one that is made stays even at 0. */
export function choicesOf(cards: readonly Card[], narrowing: Narrowing): Choices {
  return {
    tool: topTools(countChoices(cards, narrowing, 'tool'), narrowing.tool),
    cost: inBands(startCosts, countChoices(cards, narrowing, 'cost'), narrowing.cost),
    wait: inBands(firstIncomes, countChoices(cards, narrowing, 'wait'), narrowing.wait),
    read: inBands(readingTimes, countChoices(cards, narrowing, 'read'), narrowing.read),
    reported: inBands(['1'], countChoices(cards, narrowing, 'reported'), narrowing.reported),
  }
}

function countChoices(
  cards: readonly Card[],
  narrowing: Narrowing,
  kind: (typeof narrowings)[number],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards)
    if (meets(card, narrowing, kind))
      for (const value of valuesOf[kind](card)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function topTools(counts: ReadonlyMap<string, number>, made: string | undefined): Choice<string>[] {
  const top = [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .slice(0, mostToolChoices)
    .map(([value, count]) => ({ value, count }))
  const isThere = made === undefined || top.some(({ value }) => value === made)
  return isThere ? top : [...top, { value: made, count: counts.get(made) ?? 0 }]
}

function inBands<Band extends string>(
  bands: readonly Band[],
  counts: ReadonlyMap<string, number>,
  made: Band | undefined,
): Choice<Band>[] {
  return bands
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || value === made)
}
