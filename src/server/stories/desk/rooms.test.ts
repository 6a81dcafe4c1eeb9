import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import { pathIn, paths } from '../../../shared/paths.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let owner: Person
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock({ id: 1 })
  owner = await signUpOperator(shop, 'chie')
  await shop.deps.pool.query(
    `insert into income_reports (guide_id, tried, hours, weeks, income, trouble, sentence, language, created_at, changed_at)
     values (1, true, 'some', 6, 2, 'none', '知り合いのお店から始めました', 'ja', now(), now())`,
  )
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

const rooms = [
  deskPaths.home,
  deskPaths.guides,
  deskPaths.guide('files'),
  deskPaths.guide('new'),
  deskPaths.orders,
  deskPaths.messages,
  deskPaths.message('templates'),
  deskPaths.message('subscribers'),
  deskPaths.reports,
  deskPaths.codes,
  deskPaths.health,
  deskPaths.healthOf('12345678'),
  deskPaths.log,
  paths.translations,
]

test.each(pageLanguages)('every room comes from the server with what it shows, in %s', async (language) => {
  for (const room of rooms) {
    const { status, body } = await shop.visit(pathIn(language, room), owner)
    expect([room, status, /<h1[ >]/.test(body)]).toEqual([room, 200, true])
    // What is on its way is marked so.
    expect([room, body.includes('animate-wait')]).toEqual([room, false])
  }
})

test('what a report says of an income is said as an amount, and its sentence in its own language', async () => {
  const english = (await shop.visit(deskPaths.reports, owner)).body
  expect(english).toContain('Last month: $50 to $200')
  expect(english).toMatch(/<span lang="ja"[^>]*>知り合い/)
  expect((await shop.visit(pathIn('ja', deskPaths.reports), owner)).body).toContain('直近1か月：¥')
})
