import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killableActions, killAtEveryStep } from './settle-killed-anywhere.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

// Every operation at every step: npm run drills -- settle
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id })))
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test.each(['a payment for a guide is settled', 'a subscription is settled'] as const)(
  'killed at any step while %s, the shop catches up after a restart',
  async (name) => {
    expect(await killAtEveryStep(shop, killableActions[name], 5)).toBeGreaterThan(4)
  },
)
