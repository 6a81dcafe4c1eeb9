// Filters of lists. Every first visit loads this module, because URLs contain the filters.

/** Bands of the start cost, lowest first. The last band has no upper limit. */
export const startCosts = ['none', 'small', 'more'] as const
export type StartCost = (typeof startCosts)[number]

export const firstIncomes = ['weeks', 'months', 'later'] as const
export type FirstIncome = (typeof firstIncomes)[number]

export const readingTimes = ['short', 'medium', 'long'] as const
export type ReadingTime = (typeof readingTimes)[number]

export interface ListFilterDefinition {
  /** Property of a card that contains the value. */
  property?: string
  /** Allowed values in order. Undefined if any text is allowed. */
  values?: readonly string[]
}

/** Filters in the order of the form. */
export const listFilters = {
  tool: { property: 'tools' },
  cost: { property: 'startCost', values: startCosts },
  wait: { property: 'firstIncome', values: firstIncomes },
  read: { values: readingTimes },
  reported: { values: ['1'] },
} as const satisfies Record<string, ListFilterDefinition>
export type ListFilterKind = keyof typeof listFilters
export type ListFilterValue<Kind extends ListFilterKind> = (typeof listFilters)[Kind] extends {
  values: readonly (infer Value)[]
}
  ? Value
  : string
export const listFilterKinds = Object.keys(listFilters) as ListFilterKind[]
