import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killableActions, killAtEveryStep } from '../../src/server/stories/payments/settle-killed-anywhere.ts'
import { openShop, type Shop } from '../../src/server/testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id })))
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test.each(Object.entries(killableActions))(
  'killed at any step while %s, the shop catches up after a restart',
  async (_title, deed) => {
    expect(await killAtEveryStep(shop, deed)).toBeGreaterThan(20)
  },
)
