import { expect, test } from 'vitest'
import { consumerLaw, lawProducts, type Product } from '../../../shared/law/law-table.ts'
import { buyerPlaces, type BuyerPlace } from '../../../shared/law/places.ts'
import { calculateUnusedShare, calculateWithdrawalEnd } from '../../../shared/law/withdrawal-period.ts'
import { addMonths } from '../../../shared/payments/pro-gift.ts'
import { decideWithdrawal, type ContractFacts, type ContractPart } from './decide-withdrawal.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Returns a generator of pseudo-random integers below a limit that are the same in each run. */
function integersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** Returns the facts of a payment that was made without declarations, refunds, disputes or use. */
const factsOf = (
  place: BuyerPlace,
  product: Product,
  { orderedAt, paidMinor }: Pick<ContractFacts, 'orderedAt' | 'paidMinor'>,
): ContractFacts => ({
  rules: consumerLaw[place][product],
  isDeclared: false,
  orderedAt,
  paidMinor,
  refundedMinor: 0,
  isDisputed: false,
  parts: [],
  isUsed: false,
  period: product === 'pro' ? { start: orderedAt, end: addMonths(orderedAt, 1) } : null,
})

/** Amounts in dollars and yen, in minor units: full prices, and prices after credited guides and codes. */
const amounts = { usd: [200, 150, 1500, 1100, 50], jpy: [200, 100, 1500, 1100, 50] }
// The second order is followed by a leap day.
const orders = ['2026-11-27T09:41:07Z', '2028-02-16T23:59:59Z'].map((at) => new Date(at))

test.each(buyerPlaces.flatMap((place) => lawProducts.map((product) => [place, product] as const)))(
  '%s, %s: each hour of 14 days refunds what the law table says, and each later hour nothing',
  (place, product) => {
    const { withdrawal } = consumerLaw[place][product]
    const wrong: unknown[] = []
    for (const orderedAt of orders) {
      const endsAt = calculateWithdrawalEnd(orderedAt)
      for (const paidMinor of [...amounts.usd, ...amounts.jpy]) {
        for (const isDeclared of [false, true]) {
          const facts = { ...factsOf(place, product, { orderedAt, paidMinor }), isDeclared }
          const left = (at: Date) =>
            withdrawal === 'less-days' && isDeclared && facts.period !== null
              ? calculateUnusedShare(paidMinor, facts.period, at)
              : paidMinor
          for (let hours = 0; hours <= 20 * 24; hours += 1) {
            const at = new Date(orderedAt.getTime() + hours * hour)
            const { obstacle, refundMinor } = decideWithdrawal(facts, at)
            const right = withdrawal === 'none' ? 'no-right' : at >= endsAt ? 'late' : null
            if (obstacle !== right || refundMinor !== (right === null ? left(at) : 0))
              wrong.push({ orderedAt, paidMinor, isDeclared, hours, obstacle, refundMinor })
          }
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

test('the right of withdrawal lasts longer than 14 days from the order', () => {
  for (const orderedAt of orders)
    expect(calculateWithdrawalEnd(orderedAt).getTime() - orderedAt.getTime()).toBeGreaterThan(14 * day)
})

test('a withdrawal never refunds more than is left of the payment or of its unopened guides', () => {
  const below = integersFrom(35)
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  const wrong: unknown[] = []
  for (let round = 0; round < 10_000; round += 1) {
    const product = pick(lawProducts)
    const orderedAt = new Date(Date.UTC(2026, 0, 1) + below(3 * 365 * 24) * hour)
    const parts: ContractPart[] =
      product === 'bundle'
        ? Array.from({ length: 2 + below(9) }, (_, index) => ({
            guideId: index,
            title: `Guide ${index}`,
            amountMinor: 1 + below(400),
            isReturned: below(4) === 0,
            isOpened: below(3) === 0,
          }))
        : []
    const shares = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const returned = parts.reduce((sum, part) => sum + (part.isReturned ? part.amountMinor : 0), 0)
    const paidMinor = product === 'bundle' ? shares : 50 + below(5000)
    const facts: ContractFacts = {
      ...factsOf(pick(buyerPlaces), product, { orderedAt, paidMinor }),
      parts,
      isDeclared: below(2) === 0,
      isDisputed: below(6) === 0,
      isUsed: below(2) === 0,
      refundedMinor: product === 'bundle' ? returned : pick([0, 0, below(paidMinor + 1), paidMinor]),
    }
    const at = new Date(orderedAt.getTime() + below(20 * 24) * hour)

    const { obstacle, refundMinor, openIds } = decideWithdrawal(facts, at)

    const open = parts.filter(({ guideId }) => openIds.includes(guideId))
    const isRight = [
      open.every(({ isReturned, isOpened }) => !isReturned && !(facts.isDeclared && isOpened)),
      Number.isInteger(refundMinor) && refundMinor >= 0,
      refundMinor <= facts.paidMinor - facts.refundedMinor,
      refundMinor > 0 === (obstacle === null),
      product !== 'bundle' ||
        obstacle !== null ||
        refundMinor === open.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      !facts.isDisputed || obstacle !== null,
    ]
    if (isRight.includes(false)) wrong.push({ facts, at, obstacle, refundMinor, isRight })
  }
  expect(wrong).toEqual([])
})
