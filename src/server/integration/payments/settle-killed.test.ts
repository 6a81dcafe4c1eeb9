import { expect, test } from 'vitest'
import { killableActions, killActionAtEveryStep } from './testing/kill-action-at-every-step.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id })))

test.each(['a payment for a guide is settled', 'a subscription is settled'] as const)(
  'the shop recovers after being killed at some steps while %s',
  async (name) => {
    expect(await killActionAtEveryStep(shop, killableActions[name], 5)).toBeGreaterThan(4)
  },
)

test.each(Object.entries(killableActions))(
  'the shop recovers after being killed at every step while %s',
  { tags: 'drill' },
  async (_title, action) => {
    expect(await killActionAtEveryStep(shop, action)).toBeGreaterThan(20)
  },
)
