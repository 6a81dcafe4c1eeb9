import { beforeEach, expect, test } from 'vitest'
import { markDuplicates } from '../../guides/duplicates/index.ts'
import { connectToDatabase } from '../../testing/test-database.ts'
import { openTestShop } from '../../testing/shop.ts'

const text =
  'Write to ten small shops, offer a page in two languages, and keep the ones that answer. '.repeat(20)
const kept = { id: 7, titleEn: 'Translate menus for local cafés', contentEn: text }
const revised = { id: 31, titleEn: 'Translate menus for local cafés (revised)', contentEn: `${text} New.` }
const other = {
  id: 32,
  titleEn: 'Narrate audio tours of old towns',
  contentEn: 'Walk, write, record. '.repeat(40),
}

const shop = await openTestShop({ client: 'built' })
const version = async () => {
  await shop.deps.catalogue.refresh()
  return shop.deps.catalogue.current().version
}
beforeEach(async () => {
  await shop.deps.pool.query('truncate guides cascade')
  await shop.stock(kept, revised, other)
})

const cardsOn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/guide\/(\d+)"/g)].map(([, id]) => Number(id))),
]

test('the grid shows the near-duplicate with the lower id, and GET /api/guides marks the other', async () => {
  const { pairs } = await markDuplicates(shop.deps.db)
  await shop.deps.catalogue.refresh()

  expect(pairs).toEqual([{ id: 31, duplicateOf: 7, similarity: expect.closeTo(0.93, 1) }])
  expect(cardsOn((await shop.visit('/guides')).body)).toEqual([7, 32])
  expect(cardsOn((await shop.visit('/')).body)).toEqual([7, 32])
  const list = (await shop.visit('/api/guides')).json<{ id: number; duplicateOf: number | null }[]>()
  expect(list.map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
    [7, null],
    [31, 7],
    [32, null],
  ])
})

test('a hidden near-duplicate stays readable, with the visible guide as its canonical URL', async () => {
  await markDuplicates(shop.deps.db)
  await shop.deps.catalogue.refresh()
  const aiko = await shop.signUp('aiko')
  await shop.post('/api/users/free-selection', { guideId: 31 }, aiko)

  const page = await shop.visit('/ja/guide/31')

  expect(page.status).toBe(200)
  expect(page.body).toContain('<link rel="canonical" href="http://localhost:3000/ja/guide/7">')
  const read = (await shop.visit('/api/guides/31', aiko)).json<{ guide: object }>()
  expect(read.guide).toMatchObject({ canView: true, contentEn: revised.contentEn })
})

test('a near-duplicate that is rewritten returns to the grid', async () => {
  await markDuplicates(shop.deps.db)
  await shop.stock({ ...revised, contentEn: 'Nothing of the old text is left. '.repeat(30) })

  const { pairs, changed } = await markDuplicates(shop.deps.db)

  await shop.deps.catalogue.refresh()
  expect([pairs, changed]).toEqual([[], 1])
  const shown = cardsOn((await shop.visit('/guides')).body)
  expect(shown.toSorted((a, b) => a - b)).toEqual([7, 31, 32])
})

test('marking near-duplicates again changes neither guides nor the catalog version', async () => {
  await markDuplicates(shop.deps.db)
  const before = await version()

  const { pairs, changed } = await markDuplicates(shop.deps.db)

  expect([pairs.length, changed]).toEqual([1, 0])
  expect(await version()).toBe(before)
})

test('near-duplicates without English text are found by their Japanese text', async () => {
  const menus = {
    titleEn: '',
    titleJa: '小さなお店の献立を翻訳する',
    contentEn: '',
    contentJa: '献立を訳す。'.repeat(30),
  }
  await shop.stock(
    { id: 33, ...menus },
    { id: 34, ...menus },
    { id: 35, ...menus, titleJa: '朗読で収入を得る' },
    { id: 36, ...menus, contentJa: '声を録音して売る。'.repeat(30) },
  )

  const { pairs } = await markDuplicates(shop.deps.db)

  expect(pairs.filter(({ id }) => id >= 33)).toEqual([{ id: 34, duplicateOf: 33, similarity: 1 }])
})

test('two concurrent runs find the same near-duplicates and change the catalog once', async () => {
  await shop.stock({ ...revised, contentEn: 'Not a twin for the moment. '.repeat(30) })
  await markDuplicates(shop.deps.db)
  await shop.stock(revised)
  const before = await version()

  const both = await Promise.all([markDuplicates(shop.deps.db), markDuplicates(shop.deps.db)])

  expect(both[0].pairs).toEqual(both[1].pairs)
  expect(both.map(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await version()).toBe(before + 1)
})

test('a guide rewritten while near-duplicates are compared is not hidden for its old text', async () => {
  const editor = await connectToDatabase(shop.databaseUrl)
  await editor.query('begin')
  await editor.query(`update guides set title_en = 'Something else altogether' where id = 31`)

  const marking = markDuplicates(shop.deps.db)
  const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass'
  await expect.poll(async () => (await editor.query(waiting, ['guides'])).rowCount).toBe(1)
  await editor.query('commit')

  const { pairs } = await marking
  expect(pairs.filter(({ id }) => id === 31)).toEqual([])
})
