import { expect, test } from 'vitest'
import { creditOf, isSameCredit, sumOf, type CountablePurchase } from './credit-of.ts'

const pro = { amountMinor: 1500, currency: 'usd' } as const
const bought = (...amounts: number[]): CountablePurchase[] =>
  amounts.map((amountMinor, index) => ({ id: index + 1, amountMinor }))

test('what two guides cost is taken off to the cent', () => {
  expect(creditOf(bought(200, 349), pro)).toEqual([
    { purchaseId: 1, amountMinor: 200 },
    { purchaseId: 2, amountMinor: 349 },
  ])
})

test.each([
  ['seven guides leave a dollar', Array<number>(7).fill(200), 1400, 7],
  ['eight leave what Stripe charges at least', Array<number>(8).fill(200), 1450, 8],
  ['and a ninth is not used up', Array<number>(9).fill(200), 1450, 8],
  ['nor one that comes after a full one', [1450, 200], 1450, 1],
  ['one that costs more than Pro counts in part', [3000], 1450, 1],
])('%s', (_what, amounts, taken, used) => {
  const parts = creditOf(bought(...amounts), pro)
  expect([sumOf(parts), parts.length]).toEqual([taken, used])
})

test('nothing, or what was given back in full, takes nothing off', () => {
  expect(creditOf([], pro)).toEqual([])
  expect(creditOf(bought(0, -1), pro)).toEqual([])
})

test('the same purchases in another order are the same credit; another purchase of the same price is not', () => {
  const [one, other] = creditOf(bought(200, 200), pro)
  if (one === undefined || other === undefined) throw new Error('no parts')
  expect(isSameCredit([one, other], [other, one])).toBe(true)
  expect(isSameCredit([one], [other])).toBe(false)
  expect(isSameCredit([one], [])).toBe(false)
})
