import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killableActions, killAtEveryStep } from './settle-killed-anywhere.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id })))
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test.each(['a payment for a guide is settled', 'a subscription is settled'] as const)(
  'killed at some steps while %s, the shop catches up after a restart',
  async (name) => {
    expect(await killAtEveryStep(shop, killableActions[name], 5)).toBeGreaterThan(4)
  },
)

test.each(Object.entries(killableActions))(
  'killed at every step while %s, the shop catches up after a restart',
  { tags: 'drill' },
  async (_title, action) => {
    expect(await killAtEveryStep(shop, action)).toBeGreaterThan(20)
  },
)
