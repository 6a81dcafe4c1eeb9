import { isMonthly, startCostIn, weeksToFirstIncome, type Span } from '../../../shared/guides/guide-facts.ts'

/** What the page of a path says of a guide, in its own language. */
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
 * Why each guide of a category's path stands at its place, as far as that follows from what the page says of them: whole ranges
 * are compared, and null stands where they overlap so that nothing follows.
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
  /** Amounts are compared only within a unit: a currency, once or each month. Nothing is nothing in all of them. */
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

/** At neither end more. */
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
