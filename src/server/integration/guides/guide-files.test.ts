import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportGuides, importGuides, type RowError } from '../../guides/import-export/index.ts'
import { openDatabase, type Database } from '../../platform/database.ts'
import { openTestShop } from '../../testing/shop.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const shop = await openTestShop()
const folder = await mkdtemp(path.join(tmpdir(), 'guide-files-'))
afterAll(() => rm(folder, { recursive: true }))

const paidText = `A teaser for everybody.\n\n## Premium\n\nPAID-TEXT ${'and more '.repeat(60)}`
const row = (id: number, said: object = {}) => ({
  id,
  titleEn: `Imported ${id}`,
  contentEn: paidText,
  tags: ['Automation'],
  ...said,
})

async function writeRows(...rows: object[]): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.jsonl`)
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  return file
}

async function bring(
  file: Parameters<typeof importGuides>[1]['file'],
  options: { partial?: boolean; dryRun?: boolean } = {},
  database: Database = shop.deps,
) {
  const bad: RowError[] = []
  const result = await importGuides(database, {
    file,
    partial: false,
    dryRun: false,
    now: new Date(),
    onBadValue: (value) => bad.push(value),
    onProgress: () => undefined,
    ...options,
  })
  return { result, bad }
}

async function query<Row extends object>(sql: string): Promise<Row[]> {
  return (await shop.deps.pool.query<Row>(sql)).rows
}
const storedIds = async (from: number, to: number) =>
  (await query<{ id: number }>(`select id from guides where id between ${from} and ${to} order by id`)).map(
    ({ id }) => id,
  )
const findVersion = async () =>
  (await query<{ version: number }>('select version from catalogue_version'))[0]?.version

test('an imported guide is on sale without a restart, and only its preview is public', async () => {
  await bring(
    await writeRows(
      row(1, { priceJpy: 480, referenceVideos: [{ videoId: 'PAID-VIDEO1', title: 't', language: 'en' }] }),
    ),
  )

  await expect.poll(async () => (await shop.visit('/api/guides/1')).status).toBe(200)

  const { body } = await shop.visit('/api/guides/1')
  expect(JSON.parse(body)).toMatchObject({
    guide: { titleEn: 'Imported 1', priceJpy: 480, previewEn: 'A teaser for everybody.', canView: false },
  })
  expect(body).not.toMatch(/PAID-/)
})

test('importing the same file again changes no guide, video or catalog version', async () => {
  const file = await writeRows(
    row(10, { referenceVideos: [{ videoId: 'vvvvvvvvvvv', title: 't', language: 'en' }] }),
    row(11),
  )
  const first = await bring(file)
  const before = [
    await query('select * from guides order by id'),
    await query('select * from reference_videos'),
    await findVersion(),
  ]

  const second = await bring(file)

  expect(first.result).toMatchObject({ added: 2, changed: 0, unchanged: 0, refused: 0 })
  expect(second.result).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 })
  expect([
    await query('select * from guides order by id'),
    await query('select * from reference_videos'),
    await findVersion(),
  ]).toEqual(before)
})

const listTouched = () =>
  query<{ created: Date; updated: Date; summary: string | null; videos: string }>(
    `select created_at as created, updated_at as updated, summary_en as summary,
       (select string_agg(video_id, ',' order by id) from reference_videos where guide_id = guides.id) as videos
     from guides where id in (20, 21) order by id`,
  )

test('an imported row replaces the whole guide: missing fields are emptied, the creation date stays', async () => {
  const video = { title: 't', language: 'en' }
  await bring(
    await writeRows(
      row(20, {
        summaryEn: 'A summary',
        referenceVideos: [
          { videoId: 'aaaaaaaaaaa', ...video },
          { videoId: 'bbbbbbbbbbb', ...video },
        ],
      }),
      row(21),
    ),
  )
  const before = await listTouched()

  const { result } = await bring(
    await writeRows(row(20, { referenceVideos: [{ videoId: 'ccccccccccc', ...video }] }), row(21)),
  )

  const after = await listTouched()
  expect(result).toMatchObject({ changed: 1, unchanged: 1 })
  expect(after[0]).toMatchObject({ summary: null, videos: 'ccccccccccc', created: before[0]?.created })
  expect(after[0]?.updated.valueOf()).toBeGreaterThan(before[0]?.updated.valueOf() ?? Infinity)
  expect(after[1]).toEqual(before[1])
})

test('an import with one bad row writes nothing and reports every bad row', async () => {
  const file = await writeRows(row(30), row(31, { price: 10 }), row(30), { id: 32 })

  const { result, bad } = await bring(file)

  expect(bad).toEqual([
    { line: 2, field: 'price', reason: 'must be a whole number from 50 to 99999999' },
    { line: 3, field: 'id', reason: '30 stands in line 1 already' },
    { line: 4, field: 'titleEn', reason: 'is missing' },
    { line: 4, field: 'tags', reason: 'is missing' },
    { line: 4, field: 'contentEn', reason: 'is missing' },
  ])
  expect(result).toMatchObject({
    added: 1,
    changed: 0,
    unchanged: 0,
    refused: 3,
    accepted: false,
    duplicates: [],
  })
  expect(await storedIds(30, 32)).toEqual([])
})

test('an import with --partial writes the good rows and skips the bad ones', async () => {
  const { result } = await bring(await writeRows(row(40), row(41, { price: 10 }), row(42)), { partial: true })
  expect(result).toMatchObject({ added: 2, refused: 1, accepted: true })
  expect(await storedIds(40, 42)).toEqual([40, 42])
})

test('a dry run of an import reports what would change and writes nothing', async () => {
  const version = await findVersion()
  const { result } = await bring(await writeRows(row(50)), { dryRun: true })
  expect(result).toMatchObject({
    added: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
    accepted: false,
    duplicates: [],
  })
  expect([await storedIds(50, 50), await findVersion()]).toEqual([[], version])
})

test('an imported near-duplicate is hidden behind the guide with the lower id', async () => {
  const scarf = { titleEn: 'Knit scarves with a robot', contentEn: 'Wool, needles, patience. '.repeat(40) }
  const { result } = await bring(await writeRows(row(55, scarf), row(54, scarf)))
  expect(result.duplicates).toContainEqual({ id: 55, duplicateOf: 54, similarity: 1 })
  expect(await query('select duplicate_of from guides where id = 55')).toEqual([{ duplicate_of: 54 }])
})

test('importing an empty file is rejected', async () => {
  await expect(bring(await writeRows())).rejects.toThrow('holds no guides')
})

const awkward = [
  row(60, {
    titleEn: 'Quotes " and \\ and tabs\tand "commas", too',
    titleJa: '絵文字🍊と改行\n\r\nと「引用」',
    contentEn: 'Ends with a carriage return\r',
    contentJa: '\\.\n\\N\n,;"\n',
    contentTh: ' \u2028 ',
    summaryEn: '',
    summaryJa: null,
    summaryTh: 'null',
    tags: ['with, comma', 'with "quote"', 'with \\ backslash', '{braces}', 'NULL', ''],
    titleJson: ['[', 'a text'],
    contentJson: 'a text',
    priceJpy: null,
    metadata: JSON.parse(
      '{"__proto__":{"a":1},"constructor":"b","priceJpy":480,"10":1,"9":1.5,"n":null}',
    ) as object,
    referenceVideos: [
      { videoId: 'zzzzzzzzzzz', title: 'Second by name, first by place', language: 'en', channelTitle: '' },
      { videoId: 'aaaaaaaaaaa', title: '動画', language: 'ja', thumbnailUrl: '/covers/a.jpg' },
    ],
    sourceHashJa: 'abc',
    createdAt: '2026-05-27T09:30:00.123456Z',
    updatedAt: '2026-05-28T09:30:00Z',
  }),
  row(70, { tags: [], isFreePreview: true, price: 350, priceJpy: 480 }),
  row(2_147_483_647),
]

test.each(['jsonl', 'csv'] as const)(
  'exporting a shop that was imported from an export gives the same bytes (%s)',
  async (format) => {
    const fileAt = (place: string) => path.join(folder, `${place}.${format}`)
    const [source, target] = [await createTestDatabase(), await createTestDatabase()]
    const [from, to] = [source, target].map(({ url }) => openDatabase(url, () => undefined))
    if (from === undefined || to === undefined) throw new Error('Two databases were opened')
    await bring(await writeRows(...awkward), {}, from)

    await exportGuides(from.db, { file: fileAt('first') })
    const again = await bring(fileAt('first'), {}, from)
    const moved = await bring(fileAt('first'), {}, to)
    await exportGuides(to.db, { file: fileAt('second') })

    await Promise.all([from.close(), to.close()])
    await Promise.all([source.drop(), target.drop()])
    expect([again.result.unchanged, moved.result.added, moved.bad]).toEqual([3, 3, []])
    expect(await readFile(fileAt('second'), 'utf8')).toBe(await readFile(fileAt('first'), 'utf8'))
  },
)

const fileAt = (name: string) => path.join(folder, name)

test('an Excel export starts with a UTF-8 byte order mark and imports again unchanged', async () => {
  await bring(await writeRows(...awkward))

  await exportGuides(shop.deps.db, { file: fileAt('plain.csv') })
  await exportGuides(shop.deps.db, { file: fileAt('excel.csv'), excel: true })
  const { result, bad } = await bring(fileAt('excel.csv'))

  const [plain, excel] = await Promise.all(['plain.csv', 'excel.csv'].map((name) => readFile(fileAt(name))))
  expect(excel).toEqual(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain ?? Buffer.alloc(0)]))
  expect([result.changed, result.added, bad]).toEqual([0, 0, []])
  await expect(exportGuides(shop.deps.db, { file: fileAt('excel.jsonl'), excel: true })).rejects.toThrow(
    'CSV',
  )
})

const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

test('an export contains every imported field unchanged', async () => {
  const file = path.join(folder, 'whole.jsonl')
  const [guide] = awkward
  await bring(await writeRows(guide ?? {}))
  await exportGuides(shop.deps.db, { file })
  const lines = (await readFile(file, 'utf8')).split('\n')
  const exported = lines.find((line) => line.startsWith('{"id":60,')) ?? ''
  expect(JSON.parse(exported)).toMatchObject({ ...guide, updatedAt: '2026-05-28T09:30:00.000000Z' })
})

test('an export has all columns of a guide except derived ones, history and schedule', async () => {
  const file = path.join(folder, 'columns.jsonl')
  await bring(await writeRows(row(80)))
  await exportGuides(shop.deps.db, { file })
  const [line = ''] = (await readFile(file, 'utf8')).split('\n')
  const exported = Object.keys(JSON.parse(line) as object).filter((name) => name !== 'referenceVideos')
  const columns = await query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'guides'
     and column_name not in ('preview_en', 'preview_ja', 'preview_th', 'outline_en', 'outline_ja', 'outline_th',
       'inside_counts', 'reading_minutes', 'english_hash', 'version', 'saved_by', 'saved_way', 'publish_at', 'on_sale_since', 'translation_state_ja', 'translation_state_th', 'machine_translated_ja', 'translation_checked_at_ja', 'duplicate_of')`,
  )
  expect(exported.toSorted()).toEqual(columns.map(({ name }) => toCamelCase(name)).toSorted())
})

test('an export file is readable only by its owner, because it contains paid text', async () => {
  await exportGuides(shop.deps.db, { file: fileAt('private.jsonl') })
  expect((await stat(fileAt('private.jsonl'))).mode & 0o077).toBe(0)
})

test('a failed export leaves no partial file and keeps the earlier file unchanged', async () => {
  const file = path.join(folder, 'kept', 'guides.jsonl')
  await mkdir(path.dirname(file))
  await writeFile(file, 'the earlier export')
  const broken = openDatabase(shop.databaseUrl, () => undefined)
  await broken.close()

  await expect(exportGuides(broken.db, { file })).rejects.toMatchObject({ code: 'unavailable' })

  expect(await readdir(path.dirname(file))).toEqual(['guides.jsonl'])
  expect(await readFile(file, 'utf8')).toBe('the earlier export')
})

test('an import succeeds when reading its file takes longer than the query timeout', async () => {
  const hurried = openDatabase(`${shop.databaseUrl}?query_timeout=100`, () => undefined)
  async function* slowChunks() {
    yield Buffer.from(`${JSON.stringify(row(95))}\n`)
    // COPY started before this query, so it has already run longer than the query timeout.
    await expect(hurried.pool.query('select pg_sleep(60)')).rejects.toThrow('timeout')
    yield Buffer.from(`${JSON.stringify(row(96))}\n`)
  }
  const slowFile = { name: 'slow.jsonl', chunks: slowChunks }

  const { result } = await bring(slowFile, {}, hurried)

  await hurried.close()
  expect(result).toMatchObject({ added: 2, accepted: true })
  expect(await storedIds(95, 96)).toEqual([95, 96])
})

/** Runs a script from the command line, in its own process. */
function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
  })
}

test('the import and export commands report their result and exit with 1 for a rejected row', async () => {
  const good = await writeRows(row(90))
  const bad = await writeRows(row(91), row(92, { id: 'x' }))

  expect(await run('guides-import', good)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 new, 0 changed, 0 unchanged, 0 refused.'),
  })
  expect(await run('guides-import', bad)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Nothing was written. Mend the rows above'),
    stderr: 'line 2: id must be a whole number from 1 to 2147483647\n',
  })
  expect(await run('guides-export', path.join(folder, 'excel.csv'), '--excel')).toMatchObject({ code: 0 })
  expect(await readFile(path.join(folder, 'excel.csv'), 'utf8')).toMatch(/^\ufeffid,titleEn,/)
})
