import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'
import { writeLives } from './random-lives-dice.ts'
import { describeLife, live, prepareShop } from './random-lives.ts'

// 300 lives, reduced to the actions that matter when one fails: npm run drills -- random-lives
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await prepareShop(shop)
})
// Nodes are killed and calls to Stripe are cut, which is logged.
afterEach(() => void shop.unexpectedErrors())
afterAll(() => shop.close())

test.each([44])(
  'charges, access, receipts and emails of 12 random lives match what their actions predict (seed %i)',
  async (seed) => {
    const script = writeLives(seed, { lives: 12, rounds: 7 })
    const wrong = await live(shop, script)
    expect(wrong.map((each) => describeLife(script, each))).toEqual([])
  },
)
