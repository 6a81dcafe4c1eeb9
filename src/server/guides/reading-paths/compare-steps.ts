import { isMonthly, startCostIn, weeksToFirstIncome, type Span } from '../../../shared/guides/guide-facts.ts'

/** The facts of a guide that its path's page shows, in the page's language. */
export interface StepFacts {
  startCost: string
  firstIncome: string
}

export type CategoryReason =
  | 'cheapest-soonest'
  | 'cheapest'
  | 'soonest'
  | 'dearer'
  | 'slower'
  | 'dearest'
  | 'same'

/**
 * Explains the position of each guide on a category's path, as far as the page's facts imply it. Whole ranges are compared; null
 * if they overlap.
 */
export function compareSteps(steps: readonly StepFacts[]): (CategoryReason | null)[] {
  const facts = steps.map(({ startCost, firstIncome }) => ({
    cost: costIn(startCost),
    weeks: weeksToFirstIncome(firstIncome),
  }))
  return facts.map((fact, place) => {
    const others = facts.filter((other) => other !== fact)
    const before = facts[place - 1]
    if (before === undefined) {
      const isCheapest = others.every(({ cost }) => isAtMost(fact.cost, cost))
      const isSoonest = others.every(({ weeks }) => isAtMost(fact.weeks, weeks))
      if (isCheapest && isSoonest) return 'cheapest-soonest'
      return isCheapest ? 'cheapest' : isSoonest ? 'soonest' : null
    }
    if (place === facts.length - 1 && others.every(({ cost }) => isLess(cost, fact.cost))) return 'dearest'
    if (isLess(before.cost, fact.cost)) return 'dearer'
    if (!isEqual(before.cost, fact.cost)) return null
    if (isLess(before.weeks, fact.weeks)) return 'slower'
    return isEqual(before.weeks, fact.weeks) ? 'same' : null
  })
}

interface Cost extends Span {
  /** Amounts are compared only within a unit: a currency, once or per month. Zero is equal in all units. */
  unit: string
}

function costIn(text: string): Cost | undefined {
  const cost = startCostIn(text)
  if (cost === undefined) return undefined
  return {
    ...cost,
    unit: cost.most === 0 ? '' : `${cost.isYen ? 'yen' : 'dollars'} ${isMonthly(text) ? 'monthly' : 'once'}`,
  }
}

type Range = Span & Partial<Pick<Cost, 'unit'>>

const isComparable = (one: Range, other: Range) =>
  one.unit === other.unit || one.unit === '' || other.unit === ''

/** Returns whether neither end of a range is higher. */
const isAtMost = (one: Range | undefined, other: Range | undefined) =>
  one !== undefined &&
  other !== undefined &&
  isComparable(one, other) &&
  one.least <= other.least &&
  one.most <= other.most

const isLess = (one: Range | undefined, other: Range | undefined) =>
  isAtMost(one, other) && !isAtMost(other, one)

const isEqual = (one: Range | undefined, other: Range | undefined) =>
  isAtMost(one, other) && isAtMost(other, one)
