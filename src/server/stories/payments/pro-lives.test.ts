import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'
import { livePro } from './pro-lives.ts'

// Longer lives and more seeds: npm run drills -- pro-lives
/** Many lives in one test, on a machine that may be slow. */
const longEnough = 600_000

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
// Nodes are killed and Stripe refuses what comes too late, which is logged.
afterEach(() => void shop.unexpectedErrors())
afterAll(() => shop.close())

test(
  'whatever happens in the life of Pro, who pays or is given it reads, who does not read is not charged, refunds are said, and guides count once',
  async () => {
    const { wrong, seen } = await livePro(shop, { seed: 4, lives: 12, rounds: 7 })
    expect(wrong).toEqual([])
    expect(seen).toEqual(
      expect.arrayContaining([
        'active',
        'canceled',
        'credited',
        'disputed',
        'gift kept',
        'paused',
        'refunded',
      ]),
    )
  },
  longEnough,
)
