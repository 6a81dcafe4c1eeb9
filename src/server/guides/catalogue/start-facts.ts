/** The lowest amount that a guide names as its cost to start: 0 in '$0–$20 (free plans are enough)'. */
export function startCost(text: string): number | undefined {
  const amount = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  if (amount !== undefined) return Number(amount.replaceAll(',', ''))
  return /\b(?:none|nothing|free)\b/i.test(text) ? 0 : undefined
}

const daysIn = { day: 1, week: 7, month: 30, year: 365 } as const

/** The earliest time to a first payment that a guide names: 28 days in '4 to 8 weeks'. */
export function daysToFirstIncome(text: string): number | undefined {
  const [, count, unit] = /(\d+)[^a-z]*(?:(?:to|or)[^a-z]*)?(day|week|month|year)/i.exec(text) ?? []
  if (count === undefined || unit === undefined) return undefined
  return Number(count) * daysIn[unit.toLowerCase() as keyof typeof daysIn]
}
