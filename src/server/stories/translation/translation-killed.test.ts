import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'
import { killTranslationAtEveryStep } from './translation-killed-anywhere.ts'

// At every step, and by kill -9: npm run drills -- translation
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ webhooks: false })
  await shop.deps.jobs.stop()
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

test('a translation job that is killed at any step still finishes, and costs at most one extra model response', async () => {
  expect(await killTranslationAtEveryStep(shop, 15)).toBeGreaterThan(6)
})
