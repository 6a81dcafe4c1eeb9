import { expect, test } from 'vitest'
import type { SavedGuideChange } from '../../../shared/progress/saved.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { syncProgress } from './testing/sync-progress.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
const now = shop.deps.clock().getTime()

const change = (guideId: number, at: number, saved = true): SavedGuideChange => ({ guideId, at, saved })
/** Sends the changes of one device and returns the saved guides that another device receives. */
const sync = async (person: Person, ...saved: SavedGuideChange[]) => {
  await syncProgress(shop, person, { saved })
  return (await syncProgress(shop, person)).saved
}

test('saved guides are the same on two devices, and the latest change of each guide wins (B21.3)', async () => {
  const aiko = await shop.signUp('aiko')
  await sync(aiko, change(1, now - 5000), change(2, now - 4000))
  const phone = await sync(aiko, change(1, now - 3000, false), change(2, now - 9000, false))
  expect(phone).toEqual([change(1, now - 3000, false), change(2, now - 4000)])
  expect(await sync(aiko)).toEqual(phone)
})

test('a device whose clock is ahead cannot prevent a saved guide from being removed', async () => {
  const ben = await shop.signUp('ben')
  const [kept] = await sync(ben, change(3, now + 1_000_000_000))
  expect(kept?.at).toBeLessThanOrEqual(shop.deps.clock().getTime())
  expect(await sync(ben, change(3, shop.deps.clock().getTime() + 1, false))).toMatchObject([
    { guideId: 3, saved: false },
  ])
})

test('saved guides contain neither unknown guides nor those of other users', async () => {
  const [chie, dan] = [await shop.signUp('chie'), await shop.signUp('dan')]
  expect(await sync(chie, change(1, now), change(999, now))).toEqual([change(1, now)])
  expect(await sync(dan)).toEqual([])
})

test('concurrent syncs of several devices lose no saved guide', async () => {
  const emi = await shop.signUp('emi')
  await Promise.all([1, 2, 3, 2, 1].map((id, turn) => sync(emi, change(id, now + turn), change(4 - id, now))))
  expect((await sync(emi)).map(({ guideId }) => guideId).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3,
  ])
})

test('guides.cardsOf returns the cards of known guides in the requested order', async () => {
  const input = encodeURIComponent(JSON.stringify({ json: { ids: [3, 999, 1] } }))
  const answer = await shop.visit(`/trpc/guides.cardsOf?input=${input}`)
  const cards = answer.json<{ result: { data: { json: { id: number }[] } } }>().result.data.json
  expect(cards.map(({ id }) => id)).toEqual([3, 1])
})
