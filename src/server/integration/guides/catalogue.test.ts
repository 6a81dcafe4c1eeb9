import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { createCatalog } from '../../guides/catalog/index.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 })

const noListener = { listen: () => Promise.reject(new Error('Nobody listens')), close: async () => undefined }

test('a catalog refresh includes earlier changes even while an older refresh is running', async () => {
  const seen = Promise.withResolvers<undefined>()
  const released = Promise.withResolvers<undefined>()
  let isHeld = false
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isHeld) {
        isHeld = false
        seen.resolve(undefined)
        await released.promise
      }
      return result
    },
  }
  const catalogue = createCatalog(shop.deps.db.withPlugin(slow), noListener, () => undefined)
  await catalogue.refresh()

  isHeld = true
  const older = catalogue.refresh()
  await seen.promise
  await shop.deps.pool.query(`update guides set title_en = 'By hand' where id = 1`)
  const asked = catalogue.refresh()
  released.resolve(undefined)
  await Promise.all([older, asked])

  expect(catalogue.current().find(1)?.titleEn).toBe('By hand')
})
