import { describe, expect, test } from 'vitest'
import {
  normalizeCode,
  isDiscountLimited,
  calculateDiscount,
  formatCode,
  type CodeTerms,
} from './code-terms.ts'

const percent = (part: number): CodeTerms => ({ percent: part, amounts: null })
const amounts = (usd: number, jpy: number): CodeTerms => ({ percent: null, amounts: { usd, jpy } })

describe('the discount of a code', () => {
  test.each([
    ['a part of the price', percent(25), 200, 50, false],
    ['a part, rounded down to the cent', percent(33), 250, 82, false],
    ['a part, limited by the minimum charge', percent(90), 200, 150, true],
    ['a part that leaves exactly the minimum charge', percent(75), 200, 150, false],
    ['an amount', amounts(80, 90), 200, 80, false],
    ['an amount, limited by the minimum charge', amounts(500, 500), 200, 150, true],
    ['zero for a price at the minimum charge', percent(50), 50, 0, true],
    ['zero for a price below the minimum charge', percent(50), 30, 0, true],
  ] as const)('the discount of a code is %s', (_what, terms, amountMinor, takenOff, isCut) => {
    const price = { amountMinor, currency: 'usd' } as const
    expect([calculateDiscount(terms, price), isDiscountLimited(terms, price)]).toEqual([takenOff, isCut])
  })

  test('the discount of a code in yen is a separate amount', () => {
    expect(calculateDiscount(amounts(80, 90), { amountMinor: 200, currency: 'jpy' })).toBe(90)
  })

  test('the discount of a code leaves at least ¥100, which converts to 50 cents', () => {
    expect(calculateDiscount(percent(90), { amountMinor: 200, currency: 'jpy' })).toBe(100)
  })

  test('the discount of a code leaves a whole, chargeable amount of any price', () => {
    for (let price = 100; price < 2000; price += 7)
      for (let part = 1; part <= 90; part += 1) {
        const paid = price - calculateDiscount(percent(part), { amountMinor: price, currency: 'jpy' })
        expect([Number.isInteger(paid), paid >= 100, paid <= price]).toEqual([true, true, true])
      }
  })
})

test.each([
  ['spring26', 'SPRING26'],
  ['ＳＰＲＩＮＧ２６', 'SPRING26'],
  [' spring-26 ', 'SPRING26'],
  ['SPRING–26', 'SPRING26'],
  ['spring_2.6', 'SPRING26'],
])('the code %j is displayed as %s', (typed, written) => expect(formatCode(typed)).toBe(written))

test('discount codes are equal if only similar letters and digits differ', () => {
  expect(new Set(['OIL10', '0IL10', 'o1l1O', 'QIL10'].map(normalizeCode)).size).toBe(2)
})
