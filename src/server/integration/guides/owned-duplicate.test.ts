import { expect, test } from 'vitest'
import type { GuidePage } from '../../../shared/guides/guide-schemas.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })
await shop.deps.pool.query('update guides set duplicate_of = 1 where id in (2, 3)')
await shop.deps.catalogue.refresh()

async function twinOf(id: number, person?: Person) {
  const input = encodeURIComponent(JSON.stringify({ json: { id, language: 'en' } }))
  const answer = await shop.visit(`/trpc/guides.find?input=${input}`, person)
  return answer.json<{ result: { data: { json: GuidePage } } }>().result.data.json.ownedTwin
}

test.each([
  ['the lower one', 1, 2],
  ['the higher one', 2, 1],
  ['a sibling', 2, 3],
])(
  'the owner of %s of two near-duplicates is warned before buying the other',
  async (_title, owned, shown) => {
    const aiko = await shop.signUp('aiko')
    await shop.post('/api/users/free-selection', { guideId: owned }, aiko)

    expect(await twinOf(shown, aiko)).toEqual({
      id: owned,
      titleEn: `Guide number ${owned}`,
      titleJa: `ガイド第${owned}号`,
    })
  },
)

test('other visitors see no warning', async () => {
  const [ben, chie] = [await shop.signUp('ben'), await shop.signUp('chie')]
  await shop.post('/api/users/free-selection', { guideId: 1 }, chie)

  expect(await twinOf(2)).toBe(null)
  expect(await twinOf(2, ben)).toBe(null)
  expect(await twinOf(4, chie)).toBe(null)
  expect(await twinOf(1, chie)).toBe(null)
})

test.each(['suspended_at', 'revoked_at'])(
  'a near-duplicate that its owner may not read, with %s, is no reason for a warning',
  async (since) => {
    const emi = await shop.signUp('emi')
    await shop.post('/api/users/free-selection', { guideId: 1 }, emi)
    await shop.deps.pool.query(
      `update purchases set ${since} = now() where user_id = (select id from users where firebase_uid = $1)`,
      [emi.uid],
    )

    expect(await twinOf(2, emi)).toBe(null)
  },
)

test('the page makes at most two database queries', async () => {
  const dai = await shop.signUp('dai')
  // Whether a session has been ended is asked once a minute.
  await twinOf(2, dai)
  expect(await shop.queriesDuring(() => twinOf(2, dai))).toBeLessThanOrEqual(2)
})
