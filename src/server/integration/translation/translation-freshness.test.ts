import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  countStaleTranslations,
  findTranslationSource,
  listGuidesInState,
  storeTranslation,
} from '../../guides/translations/index.ts'
import { importGuides } from '../../guides/import-export/index.ts'
import { markDuplicates } from '../../guides/duplicates/index.ts'
import { openTestShop } from '../../testing/shop.ts'
import { countStages, listStages } from '../../translation/stage-queries.ts'

const shop = await openTestShop()
const folder = await mkdtemp(path.join(tmpdir(), 'freshness-'))
afterAll(() => rm(folder, { recursive: true }))

const english = ['## Introduction', 'A teaser.', '## Steps', '- one\n- two', 'The end.']
const japanese = ['## はじめに', '紹介文。', '## 手順', '- 一\n- 二', '終わり。']
const texts = (id: number, contentEn: string[], contentJa: string[]) => ({
  id,
  contentEn: contentEn.join('\n\n'),
  contentJa: contentJa.join('\n\n'),
})

const row = (id: number, contentEn: string[], contentJa: string[], said: object = {}) => ({
  ...texts(id, contentEn, contentJa),
  titleEn: `Guide ${id}`,
  titleJa: `ガイド${id}`,
  tags: ['Automation'],
  ...said,
})

const ignore = () => undefined

async function bring(...rows: object[]) {
  const file = path.join(folder, `${crypto.randomUUID()}.jsonl`)
  await writeFile(file, rows.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return importGuides(shop.deps, {
    file,
    partial: false,
    dryRun: false,
    now: new Date(),
    onBadValue: ignore,
    onProgress: ignore,
  })
}

const findColumns = async (id: number, ...columns: string[]) =>
  (
    await shop.deps.pool.query<Record<string, unknown>>(
      `select ${columns.join(', ')} from guides where id = ${id}`,
    )
  ).rows[0]

async function requireSource(id: number, language: 'ja' | 'th' = 'ja') {
  const source = await findTranslationSource(shop.deps.db, id, language)
  if (source === undefined) throw new Error(`No guide ${id}`)
  return source
}
const statesOf = async (id: number) => (await requireSource(id)).rows.map(({ state }) => state)
const stateOf = async (id: number) => (await requireSource(id)).state

test('a guide stored with its translation is current in every block', async () => {
  await shop.stock(texts(1, english, japanese))
  expect(await statesOf(1)).toEqual(['current', 'current', 'current', 'current', 'current'])
  expect(await stateOf(1)).toBe('current')
})

test('editing the English text of a block makes only the translation of that block stale', async () => {
  await shop.stock(texts(2, english, japanese))
  await shop.stock(texts(2, english.with(3, '- one\n- two\n- three'), japanese))

  expect(await statesOf(2)).toEqual(['current', 'current', 'current', 'stale', 'current'])
  expect(await stateOf(2)).toBe('stale')
})

test('translating only the edited block makes the translation current again', async () => {
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

test('a stored Thai translation gets preview and outline and leaves near-duplicates unchanged', async () => {
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
  const stored = await requireSource(4, 'th')
  expect(stored.state).toBe('current')
  expect(stored.rows.map(({ state }) => state)).toEqual(english.map(() => 'current'))
  expect((await markDuplicates(shop.deps.db)).changed).toBe(0)
})

test('an import of edited English makes its unchanged translation stale', async () => {
  await bring(row(10, english, japanese))
  expect(await stateOf(10)).toBe('current')

  await bring(row(10, english.with(1, 'Another teaser.'), japanese))

  expect(await statesOf(10)).toEqual(['current', 'stale', 'current', 'current', 'current'])
  expect(await stateOf(10)).toBe('stale')
})

test('a changed translation in an import counts as a translation of the English in the same import', async () => {
  const edited = english.with(1, 'Another teaser.')
  await bring(row(11, english, japanese))
  await bring(row(11, edited, japanese))

  await bring(row(11, edited, japanese.with(1, '別の紹介文。')))

  expect(await stateOf(11)).toBe('current')
})

test('importing a corrected Japanese title leaves a stale block stale', async () => {
  const edited = english.with(1, 'Another teaser.')
  await bring(row(12, english, japanese))
  await bring(row(12, edited, japanese))

  await bring(row(12, edited, japanese, { titleJa: '直した題名' }))

  expect(await statesOf(12)).toEqual(['current', 'stale', 'current', 'current', 'current'])
})

test('a source hash in an import file decides which blocks are current', async () => {
  await bring(row(13, english, japanese))
  const stored = await findColumns(13, 'source_hash_ja')
  const edited = english.with(4, 'The very end.')

  await bring(row(14, edited, japanese, { titleEn: 'Guide 13', sourceHashJa: stored?.['source_hash_ja'] }))

  expect(await statesOf(14)).toEqual(['current', 'current', 'current', 'current', 'stale'])
})

test('an import without a translation makes it missing, and importing it again makes it current', async () => {
  await bring(row(15, english, japanese))
  await bring(row(15, english, [], { titleJa: '' }))
  expect(await findColumns(15, 'source_hash_ja', 'translation_state_ja')).toEqual({
    source_hash_ja: null,
    translation_state_ja: 'missing',
  })

  await bring(row(15, english, japanese))
  expect(await stateOf(15)).toBe('current')
})

test('an edited summary makes a guide’s translation stale, and an untranslated title missing', async () => {
  await bring(row(16, english, japanese, { summaryEn: 'A summary', summaryJa: '要約' }))
  await bring(row(16, english, japanese, { summaryEn: 'Another summary', summaryJa: '要約' }))
  await bring(row(17, english, japanese, { titleJa: '' }))

  expect(await stateOf(16)).toBe('stale')
  expect(await requireSource(16)).toMatchObject({ title: { current: true }, summary: { current: false } })
  expect(await stateOf(17)).toBe('missing')
  expect((await requireSource(17)).title).toMatchObject({ translation: '', current: false })
})

test('editing the English during its translation leaves the edited block stale', async () => {
  await bring(row(20, english, []))
  const source = await requireSource(20)
  await bring(row(20, english.with(0, '## Beginning'), []))

  await storeTranslation(
    shop.deps.db,
    {
      guideId: 20,
      language: 'ja',
      blocks: source.hashes.map((hash, place) => ({ text: japanese[place] ?? '', sources: [hash] })),
    },
    new Date(),
  )

  expect(await statesOf(20)).toEqual(['stale', 'current', 'current', 'current', 'current'])
})

test('storing a translated summary does not revert a concurrent change of the title', async () => {
  await bring(row(31, english, japanese))
  const { db, pool } = shop.deps
  const title = await pool.connect()
  await title.query('begin')
  await title.query(`update guides set title_ja = '新しい題' where id = 31`)

  const summary = storeTranslation(
    db,
    { guideId: 31, language: 'ja', summary: { text: '新しい要約', sources: [] } },
    new Date(),
  )
  const waiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount
  await expect.poll(waiting).toBe(1)
  await title.query('commit')
  title.release()
  await summary

  expect(await findColumns(31, 'title_ja', 'summary_ja')).toEqual({
    title_ja: '新しい題',
    summary_ja: '新しい要約',
  })
})

test('storing adjacent lists merges them into one block, and an extra block counts as added', async () => {
  await bring(row(21, ['- one', '* two', 'The end.'], []))
  const { hashes } = await requireSource(21)
  const [one = '', two = '', end = ''] = hashes

  await storeTranslation(
    shop.deps.db,
    {
      guideId: 21,
      language: 'ja',
      blocks: [
        { text: '- 一', sources: [one] },
        { text: '- 二\r\n', sources: [two] },
        { text: '終わり。\n\n追記。', sources: [end] },
        { text: ' ', sources: [] },
      ],
    },
    new Date(),
  )

  expect((await requireSource(21)).sources).toEqual([[one, two], [end], []])
  expect(await statesOf(21)).toEqual(['current', 'current', 'added'])
  expect(await stateOf(21)).toBe('current')
})

test('storing a translation updates JSON variants by language and leaves others unchanged', async () => {
  await bring(row(22, english, [], { titleJson: { en: 'Guide 22' }, contentJson: ['own'] }))
  await storeTranslation(
    shop.deps.db,
    {
      guideId: 22,
      language: 'ja',
      title: { text: '題名', sources: [] },
      blocks: [{ text: '本文', sources: [] }],
    },
    new Date(),
  )
  expect(await findColumns(22, 'title_json', 'summary_json', 'content_json')).toEqual({
    title_json: { en: 'Guide 22', ja: '題名' },
    summary_json: null,
    content_json: ['own'],
  })
})

test('storing a translation of an unknown guide fails', async () => {
  await expect(storeTranslation(shop.deps.db, { guideId: 999, language: 'ja' }, new Date())).rejects.toThrow(
    'No guide 999',
  )
  expect(await findTranslationSource(shop.deps.db, 999, 'ja')).toBeUndefined()
})

test('guides are listed by translation state, in pages and ordered by id', async () => {
  const { db } = shop.deps
  const edited = [40, 41, 42]
  for (const id of edited) {
    await shop.stock(texts(id, english, japanese))
    await shop.stock(texts(id, english.with(1, 'Another teaser.'), japanese))
  }
  const counts = await countStages(db, 'ja')
  const pages = Array.from({ length: Math.ceil(counts.stale / 2) }, (_, index) =>
    listStages(db, 'ja', { stage: 'stale', page: index + 1, pageSize: 2 }),
  )
  const listed = await Promise.all(pages)
  expect(listed.every((rows) => rows.length <= 2)).toBe(true)
  const rows = listed.flat()
  expect(rows.every(({ stage }) => stage === 'stale')).toBe(true)
  const ids = rows.map(({ guideId }) => guideId)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
  expect(ids).toHaveLength(counts.stale)
  expect(ids).toEqual(expect.arrayContaining(edited))
  expect(await countStaleTranslations(db, 'ja')).toBe(counts.stale)
  expect(await listGuidesInState(db, 'ja', 'stale')).toEqual(ids)
  expect(await listGuidesInState(db, 'ja', 'stale', 41)).toEqual([41])
})
