import { expect, test } from 'vitest'
import { sumAmounts } from '../orders/order.ts'
import { computeProCredit, isSameProCredit, type CreditablePurchase } from './compute-credit.ts'

const pro = { amountMinor: 1500, currency: 'usd' } as const
const bought = (...amounts: number[]): CreditablePurchase[] =>
  amounts.map((amountMinor, index) => ({ id: index + 1, amountMinor }))

test('the prices of two guides are subtracted from the first month of Pro to the cent', () => {
  expect(computeProCredit(bought(200, 349), pro)).toEqual([
    { purchaseId: 1, amountMinor: 200 },
    { purchaseId: 2, amountMinor: 349 },
  ])
})

test.each([
  ['seven guides leave a dollar to pay', Array<number>(7).fill(200), 1400, 7],
  ['eight guides leave Stripe’s minimum charge to pay', Array<number>(8).fill(200), 1450, 8],
  ['a ninth guide is not used as credit', Array<number>(9).fill(200), 1450, 8],
  ['a guide after the maximum credit is not used', [1450, 200], 1450, 1],
  ['a guide that costs more than Pro counts in part', [3000], 1450, 1],
])('%s', (_what, amounts, taken, used) => {
  const parts = computeProCredit(bought(...amounts), pro)
  expect([sumAmounts(parts), parts.length]).toEqual([taken, used])
})

test('fully refunded purchases give no Pro credit', () => {
  expect(computeProCredit([], pro)).toEqual([])
  expect(computeProCredit(bought(0, -1), pro)).toEqual([])
})

test('two Pro credits are equal if they are from the same purchases, in any order', () => {
  const [one, other] = computeProCredit(bought(200, 200), pro)
  if (one === undefined || other === undefined) throw new Error('no parts')
  expect(isSameProCredit([one, other], [other, one])).toBe(true)
  expect(isSameProCredit([one], [other])).toBe(false)
  expect(isSameProCredit([one], [])).toBe(false)
})
