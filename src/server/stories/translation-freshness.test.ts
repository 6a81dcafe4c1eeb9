import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentStatus,
  findTranslationSource,
  listTranslationStates,
  markDuplicates,
  storeTranslation,
} from '../guides/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const english = ['## Introduction', 'A teaser.', '## Steps', '- one\n- two', 'The end.']
const japanese = ['## はじめに', '紹介文。', '## 手順', '- 一\n- 二', '終わり。']
const texts = (id: number, contentEn: string[], contentJa: string[]) => ({
  id,
  contentEn: contentEn.join('\n\n'),
  contentJa: contentJa.join('\n\n'),
})

async function requireSource(id: number, language: 'ja' | 'th' = 'ja') {
  const source = await findTranslationSource(shop.deps.db, id, language)
  if (source === undefined) throw new Error(`No guide ${id}`)
  return source
}
const statesOf = async (id: number) => (await requireSource(id)).rows.map(({ state }) => state)
const stateOf = async (id: number) =>
  (await listTranslationStates(shop.deps.db, 'ja', { ids: [id] }, { page: 1, pageSize: 1 })).rows[0]?.state

test('a guide that comes with its translation is current, block by block', async () => {
  await shop.stock(texts(1, english, japanese))
  expect(await statesOf(1)).toEqual(['current', 'current', 'current', 'current', 'current'])
  expect(await stateOf(1)).toBe('current')
})

test('an edit of the English makes exactly the edited block stale', async () => {
  await shop.stock(texts(2, english, japanese))
  await shop.stock(texts(2, english.with(3, '- one\n- two\n- three'), japanese))

  expect(await statesOf(2)).toEqual(['current', 'current', 'current', 'stale', 'current'])
  expect(await stateOf(2)).toBe('stale')
})

test('a translation of the edited block, and of nothing else, makes the guide current again', async () => {
  await shop.stock(texts(3, english, japanese))
  await shop.stock(texts(3, english.with(4, 'The very end.'), japanese))
  const source = await requireSource(3)

  const blocks = source.rows.map(({ state, english: [place = 0], translated: [own = 0] }) => ({
    text: state === 'current' ? (source.translatedBlocks[own]?.text ?? '') : '本当の終わり。',
    sources: [source.hashes[place] ?? ''],
  }))
  await storeTranslation(shop.deps.db, { guideId: 3, language: 'ja', blocks }, new Date())

  expect((await requireSource(3)).translatedBlocks.map(({ text }) => text)).toEqual(
    japanese.with(4, '本当の終わり。'),
  )
  expect(await stateOf(3)).toBe('current')
})

test('a new Thai translation is stored with its preview and outline, and near-twins stay as they were', async () => {
  await shop.stock(texts(4, english, japanese))
  const source = await requireSource(4, 'th')
  expect(source.rows.map(({ state }) => state)).toEqual(english.map(() => 'missing'))
  await markDuplicates(shop.deps.db)

  await storeTranslation(
    shop.deps.db,
    {
      guideId: 4,
      language: 'th',
      title: { text: 'คู่มือ', sources: source.title.sources },
      summary: { text: 'สรุป', sources: source.summary.sources },
      blocks: source.hashes.map((hash, place) => ({
        text: (english[place] ?? '').replaceAll(/[a-z]+/gi, 'ไทย'),
        sources: [hash],
      })),
    },
    new Date(),
  )

  await shop.deps.catalogue.refresh()
  expect((await shop.visit('/api/guides/4?language=th')).json()).toMatchObject({
    guide: { title: 'คู่มือ', language: 'th', previewTh: expect.stringContaining('ไทย'), outlineTh: ['ไทย'] },
  })
  expect(await contentStatus(shop.deps.db, 4, 'th')).toMatchObject({
    state: 'current',
    blocks: { total: 5, current: 5, stale: 0, missing: 0 },
  })
  expect((await markDuplicates(shop.deps.db)).changed).toBe(0)
})
