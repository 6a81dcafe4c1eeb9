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
  ['the guide with the lowest id', 1, 2],
  ['a guide with a higher id', 2, 1],
  ['a hidden guide', 2, 3],
])('the owner of %s among near-duplicates is warned before buying another', async (_title, owned, shown) => {
  const aiko = await shop.signUp('aiko')
  await shop.post('/api/users/free-selection', { guideId: owned }, aiko)

  expect(await twinOf(shown, aiko)).toEqual({
    id: owned,
    titleEn: `Guide number ${owned}`,
    titleJa: `ガイド第${owned}号`,
  })
})

test('visitors who own no near-duplicate of a guide see no warning', async () => {
  const [ben, chie] = [await shop.signUp('ben'), await shop.signUp('chie')]
  await shop.post('/api/users/free-selection', { guideId: 1 }, chie)

  expect(await twinOf(2)).toBe(null)
  expect(await twinOf(2, ben)).toBe(null)
  expect(await twinOf(4, chie)).toBe(null)
  expect(await twinOf(1, chie)).toBe(null)
})

test.each(['suspended_at', 'revoked_at'])(
  'an owned near-duplicate with %s set causes no warning',
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

test('loading a guide with its near-duplicate warning takes at most two database queries', async () => {
  const dai = await shop.signUp('dai')
  // The first call caches the session check, which runs once a minute.
  await twinOf(2, dai)
  expect(await shop.queriesDuring(() => twinOf(2, dai))).toBeLessThanOrEqual(2)
})
