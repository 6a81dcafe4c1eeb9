import {
  isMonthlyCost,
  parseStartCost,
  parseFirstIncomeWeeks,
  type NumberRange,
} from '../../../shared/guides/guide-facts.ts'

/** Facts of a guide as displayed on its path's page, in the page's language. */
export interface DisplayedFacts {
  startCost: string
  firstIncome: string
}

/**
 * Returns why each guide has its position on a category's path, as far as the displayed facts show it. Compares whole ranges.
 * Null for ranges that overlap or are unknown.
 */
export function compareSteps(steps: readonly DisplayedFacts[]) {
  const facts = steps.map(({ startCost, firstIncome }) => ({
    cost: costIn(startCost),
    weeks: parseFirstIncomeWeeks(firstIncome),
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

interface Cost extends NumberRange {
  /** Currency and frequency (once or monthly). Only amounts of one unit are compared. Empty for zero, which is comparable with every unit. */
  unit: string
}

function costIn(text: string): Cost | undefined {
  const cost = parseStartCost(text)
  if (cost === undefined) return undefined
  return {
    ...cost,
    unit:
      cost.most === 0 ? '' : `${cost.isYen ? 'yen' : 'dollars'} ${isMonthlyCost(text) ? 'monthly' : 'once'}`,
  }
}

type Range = NumberRange & Partial<Pick<Cost, 'unit'>>

const isComparable = (one: Range, other: Range) =>
  one.unit === other.unit || one.unit === '' || other.unit === ''

/** Returns whether both ends of the first range are at most those of the second. False for unknown or incomparable ranges. */
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
