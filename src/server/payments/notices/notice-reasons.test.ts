import { expect, test } from 'vitest'
import { listDueChargeNotices, type PlanFacts } from './notice-reasons.ts'

const now = new Date('2027-03-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const plan = (facts: Partial<PlanFacts>): PlanFacts => ({
  periodEnd: inDays(8),
  takenOffMinor: 0,
  paidPriceMinor: 1500,
  nextMinor: 1500,
  months: 3,
  isFromUs: false,
  isResumed: false,
  ...facts,
})

test.each([
  ['a usual month', {}, []],
  ['a discounted month', { takenOffMinor: 400 }, ['discount']],
  ['a discounted month nine days ahead', { takenOffMinor: 400, periodEnd: inDays(9) }, []],
  ['a discounted month after its charge', { takenOffMinor: 400, periodEnd: inDays(0) }, []],
  ['a changed price', { nextMinor: 1900 }, ['price']],
  ['a changed price after a discounted month', { nextMinor: 1900, takenOffMinor: 400 }, ['price']],
  ['a price that Stripe has not named', { nextMinor: null }, []],
  ['a plan that was resumed', { isResumed: true, periodEnd: inDays(25) }, ['resumed']],
  ['the twelfth renewal in the US', { isFromUs: true, months: 12, periodEnd: inDays(29) }, ['yearly']],
  ['the 24th renewal in the US', { isFromUs: true, months: 24, periodEnd: inDays(15) }, ['yearly']],
  ['the twelfth renewal in the US 14 days ahead', { isFromUs: true, months: 12, periodEnd: inDays(14) }, []],
  ['the twelfth renewal in the US 46 days ahead', { isFromUs: true, months: 12, periodEnd: inDays(46) }, []],
  ['the eleventh renewal in the US', { isFromUs: true, months: 11, periodEnd: inDays(29) }, []],
  ['the twelfth renewal in the EU', { months: 12, periodEnd: inDays(29) }, []],
] as [string, Partial<PlanFacts>, string[]][])('the notices due before %s are %j', (_what, facts, due) => {
  expect(listDueChargeNotices(plan(facts), now)).toEqual(due)
})
