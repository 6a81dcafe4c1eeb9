// What lists are narrowed by. Every first visit loads this: an address names it.

/** Up to this many US cents or yen; the last band has no upper end. */
export const startCosts = ['none', 'small', 'more'] as const
export type StartCost = (typeof startCosts)[number]

export const firstIncomes = ['weeks', 'months', 'later'] as const
export type FirstIncome = (typeof firstIncomes)[number]

export const readingTimes = ['short', 'medium', 'long'] as const
export type ReadingTime = (typeof readingTimes)[number]

/** In the order of the form: the property of a card that says it, where one does, and its values in order; none means any text. */
export const narrowings = {
  tool: { property: 'tools', values: [] },
  cost: { property: 'startCost', values: startCosts },
  wait: { property: 'firstIncome', values: firstIncomes },
  read: { values: readingTimes },
  reported: { values: ['1'] },
} as const
export type NarrowingKind = keyof typeof narrowings
export type NarrowingValue<Kind extends NarrowingKind> = Kind extends 'tool'
  ? string
  : (typeof narrowings)[Kind]['values'][number]
export const narrowingKinds = Object.keys(narrowings) as NarrowingKind[]
