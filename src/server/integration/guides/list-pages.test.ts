import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'

const ids = Array.from({ length: 57 }, (_, index) => 1 + index * 3)
const shop = await openTestShop()
// Guides are stored in descending order of id. Two of them are updated afterwards.
await shop.stock(...ids.toReversed().map((id) => ({ id, tags: id % 2 === 0 ? ['Automation'] : [] })))
await shop.stock({ id: 4 }, { id: 100 })

async function walk(limit: number, query = ''): Promise<number[]> {
  const walked: number[] = []
  for (let offset = 0; ; offset += limit) {
    const answer = await shop.visit(`/api/guides?limit=${limit}&offset=${offset}${query}`)
    const page = answer.json<{ id: number }[]>()
    if (page.length === 0) return walked
    walked.push(...page.map(({ id }) => id))
  }
}

test.each([1, 10, 19, 56, 57, 10_000])(
  'paging through the guide list with a limit of %i returns every guide once, in order',
  async (limit) => {
    expect(await walk(limit)).toEqual(ids)
  },
)

test('paging through a filtered guide list returns every match once, in order', async () => {
  const automated = ids.filter((id) => id % 2 === 0 && id !== 4 && id !== 100)
  expect(await walk(7, '&tag=Automation')).toEqual(automated)
})
