import { pipeline } from 'node:stream/promises'
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { FileComparison } from '../../../shared/admin/guide-file-schemas.ts'
import type { VersionedGuide, TranslationSources } from '../../../shared/guides/editing/editing-schemas.ts'
import type { GuideState, VersionSource } from '../../../shared/guides/editing/guide-states.ts'
import {
  editedFields,
  listFieldsOfKind,
  fileFields,
  guideFields,
  outlineFields,
  previewFields,
  translatedFields,
  type EditedField,
  type FileField,
} from '../../../shared/guides/fields/guide-fields.ts'
import { pick } from '../../../shared/objects.ts'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import { waitForBulkWriters } from './lock-queries.ts'
import type { DerivedFromText } from '../text/index.ts'

// Only this file may name the columns of paid texts. architecture.test.ts lists its allowed importers, and
// integration/guides/leak-canary.test.ts searches responses for paid text.

export type ReferenceVideo = Omit<Selectable<DB['referenceVideos']>, 'id' | 'guideId'>

export type GuideBody = NonNullable<Awaited<ReturnType<typeof findBody>>>

/**
 * Returns the paid texts and videos of a guide. Only read-guide.ts calls this, after it has checked access. `sourceHashJa`: hashes
 * of the English blocks that the Japanese text was translated from; null if unknown.
 */
export async function findBody(db: Db, guideId: number) {
  return db
    .selectFrom('guides')
    .where('id', '=', guideId)
    .select(['contentEn', 'contentJa', 'contentTh', 'sourceHashJa', listedVideos.as('videos')])
    .executeTakeFirst()
}

/** Returns texts (English, or else Japanese) for the near-duplicate comparison, in the order of the ids. */
export async function listComparedContents(db: Db, ids: number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('guides')
    .select(['id', sql<string>`coalesce(nullif(content_en, ''), content_ja)`.as('content')])
    .where('id', 'in', ids)
    .execute()
  const contents = new Map(rows.map(({ id, content }) => [id, content]))
  return ids.map((id) => contents.get(id) ?? '')
}

/** Returns SQL for the videos of a guide as JSON. Comparisons use `jsonb`, because it ignores the order of keys. */
const videosAs = (json: 'json' | 'jsonb') => `(
  select coalesce(${json}_agg(${json}_build_object('videoId', video_id, 'title', title, 'language', language,
    'thumbnailUrl', thumbnail_url, 'channelTitle', channel_title) order by reference_videos.id), '[]')
  from reference_videos where guide_id = guides.id)`

const listedVideos = sql<ReferenceVideo[]>`${sql.raw(videosAs('json'))}`

/** Columns computed by `deriveFromText`. */
const derivedColumns = [
  ...previewFields,
  ...outlineFields,
  'insideCounts',
  'readingMinutes',
  'englishHash',
] as const

/** Returns whether a field is a column of the table. Videos are stored in a separate table. */
const isColumn = <Name extends FileField>(name: Name): name is Exclude<Name, 'referenceVideos'> =>
  name !== 'referenceVideos'
const editedColumns = editedFields.filter((name) => isColumn(name))
const storedColumns = [...editedColumns, ...derivedColumns]
const jsonColumns = listFieldsOfKind('json')

/** Returns a column's name in raw SQL, which is also another spelling of the field in files. */
export const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export interface GuideToStore
  extends Pick<Selectable<DB['guides']>, 'id' | (typeof editedColumns)[number]>, DerivedFromText {}

/** The editor or script that saves a guide. */
export interface SaveOrigin {
  /** Email address of the editor. Null for a script. */
  email: string | null
  way: VersionSource
}

export async function storeGuides(db: Db, guides: GuideToStore[], saver: SaveOrigin, now: Date) {
  await keepVersions(db, guides)
  await db
    .insertInto('guides')
    .values(
      guides.map((guide) => ({
        id: guide.id,
        ...pick(guide, storedColumns),
        metadata: JSON.stringify(guide.metadata),
        sourceHashJa: guide.assumedJa,
        sourceHashTh: guide.assumedTh,
        savedBy: saver.email,
        savedWay: saver.way,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        ...Object.fromEntries(storedColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        sourceHashJa: sql<string>`${sql.raw(settledSources('ja', 'excluded', 'excluded.source_hash_ja'))}`,
        sourceHashTh: sql<string>`${sql.raw(settledSources('th', 'excluded', 'excluded.source_hash_th'))}`,
        version: sql<number>`guides.version + 1`,
        savedBy: saver.email,
        savedWay: saver.way,
        updatedAt: now,
      })),
    )
    .execute()
}

/** Returns the SQL of a field in the form of `WrittenGuide`. */
function writtenAs(field: EditedField): string {
  const column = columnOf(field)
  switch (guideFields[field].kind) {
    case 'optionalText':
      return `coalesce(${column}, '')`
    case 'videos':
      return videosAs('jsonb')
    default:
      return column
  }
}

/** SQL of a guide as stored in a version: `WrittenGuide` with the source hashes of its translations. */
const wholeGuide = `jsonb_build_object(
  ${editedFields.map((field) => `'${field}', ${writtenAs(field)}`).join(', ')},
  'sources', jsonb_build_object('ja', source_hash_ja, 'th', source_hash_th))`

/** SQL that copies the current version of guides to the history. Callers append the condition on the ids. */
const keepVersionsWhere = `
  insert into guide_versions (guide_id, version, saved_at, saved_by, saved_way, whole)
  select id, version, updated_at, saved_by, saved_way, ${wholeGuide} from guides where id`

async function keepVersions(tx: Db, guides: readonly { id: number }[]): Promise<void> {
  const ids = guides.map(({ id }) => id)
  await sql`${sql.raw(keepVersionsWhere)} = any(${ids}::int[]) for update of guides`.execute(tx)
}

/** Returns SQL for the source hashes of a translation whose row does not contain them (migration 0019). */
function settledSources(language: TranslationLanguage, incoming: string, assumed: string): string {
  const isSame = (column: string) =>
    `guides.${column}_${language} is not distinct from ${incoming}.${column}_${language}`
  const same = ['title', 'summary', 'content'].map(isSame).join(', ')
  return `settle_sources(guides.source_hash_${language}, ${assumed}, ${same})`
}

export async function replaceVideos(db: Db, guideIds: number[], videos: Insertable<DB['referenceVideos']>[]) {
  await db.deleteFrom('referenceVideos').where('guideId', 'in', guideIds).execute()
  if (videos.length === 0) return
  await db.insertInto('referenceVideos').values(videos).execute()
}

// Import: stages all rows in a temporary table, compares them with the stored guides and merges them in one transaction.

export interface GuideToStage extends GuideToStore {
  titleJson: unknown
  summaryJson: unknown
  contentJson: unknown
  videos: ReferenceVideo[]
  /** Null if the file does not contain the field. The same applies to the three fields below. */
  sourceHashJa: string | null
  sourceHashTh: string | null
  createdAt: string | null
  updatedAt: string | null
  /** State of a new guide. A stored guide keeps its state. */
  state: GuideState
}

const comparedColumns = [...storedColumns, ...jsonColumns]
const stagedColumns = [...fileFields.filter((name) => isColumn(name)), ...derivedColumns]
const stagedBesides = { videos: 'jsonb', assumedJa: 'text', assumedTh: 'text' } as const
const copiedColumns = [...stagedColumns, 'videos', 'assumedJa', 'assumedTh'] as const
const copiedAsJson = [...jsonColumns, 'metadata', 'videos'] as const

type CopiedColumn = (typeof copiedColumns)[number]
type JsonColumn = (typeof copiedAsJson)[number]
const isJson = (column: CopiedColumn): column is JsonColumn => copiedAsJson.some((each) => each === column)

const toArrayLiteral = (values: (string | number)[]) =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
const copyEscapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function toCopyField(guide: GuideToStage, column: CopiedColumn): string {
  if (guide[column] === null) return '\\N'
  const text = isJson(column) ? JSON.stringify(guide[column]) : toPlainField(guide[column])
  return text.replace(/[\\\n\r\t]/g, (sign) => copyEscapes[sign] ?? sign)
}

const toPlainField = (value: GuideToStage[Exclude<CopiedColumn, JsonColumn>]) =>
  Array.isArray(value) ? toArrayLiteral(value) : String(value)

/** Approximate number of characters that are sent to PostgreSQL in one chunk. */
const copyPiece = 256 * 1024

async function* toCopyPieces(guides: AsyncIterable<GuideToStage>): AsyncGenerator<Buffer> {
  let piece = ''
  for await (const guide of guides) {
    piece += `${copiedColumns.map((column) => toCopyField(guide, column)).join('\t')}\n`
    if (piece.length < copyPiece) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

/** Copies guides into a temporary table, which is dropped when the transaction ends. */
export async function stageGuides(client: pg.ClientBase, guides: AsyncIterable<GuideToStage>): Promise<void> {
  await client.query(`
    create temporary table staged on commit drop as
    select ${stagedColumns.map(columnOf).join(', ')} from guides with no data`)
  for (const [name, type] of Object.entries(stagedBesides))
    await client.query(`alter table staged add column ${columnOf(name)} ${type}`)
  const copy = client.query(copyFrom('copy staged from stdin'))
  await pipeline(toCopyPieces(guides), copy)
  await client.query('analyze staged (id)')
}

export interface StagedChanges {
  added: number
  changed: number
  unchanged: number
}

const comparedIn = (table: string) =>
  comparedColumns.map((column) => `${table}.${columnOf(column)}`).join(', ')

/** Deletes staged rows that equal the stored guides and counts the rest. Locks guides against other writers until commit. */
export async function compareStagedGuides(client: pg.ClientBase): Promise<StagedChanges> {
  await client.query('lock table guides in share row exclusive mode')
  const { rowCount } = await client.query(`
    delete from staged using guides
    where guides.id = staged.id
      and (${comparedIn('staged')}) is not distinct from (${comparedIn('guides')})
      and coalesce(staged.source_hash_ja, guides.source_hash_ja, staged.assumed_ja) is not distinct from guides.source_hash_ja
      and coalesce(staged.source_hash_th, guides.source_hash_th, staged.assumed_th) is not distinct from guides.source_hash_th
      and staged.videos = ${videosAs('jsonb')}`)
  const { rows } = await client.query<{ added: number; changed: number }>(`
    select count(*) filter (where guides.id is null)::int as added, count(guides.id)::int as changed
    from staged left join guides using (id)`)
  return { added: 0, changed: 0, ...rows[0], unchanged: rowCount ?? 0 }
}

const differs = (field: EditedField) =>
  field === 'referenceVideos'
    ? `staged.videos <> ${videosAs('jsonb')}`
    : `guides.${columnOf(field)} is distinct from staged.${columnOf(field)}`

/** Returns the first rows that differ from the stored guides, and a fingerprint of all such rows. */
export async function listStagedGuides(client: pg.ClientBase, count: number) {
  const named = editedFields.map((field) => `('${field}', ${differs(field)})`)
  const { rows: shown } = await client.query<FileComparison['shown'][number]>(
    `select staged.id, staged.title_en as "titleEn", staged.title_ja as "titleJa",
      case when guides.id is not null then jsonb_build_object('price', guides.price, 'priceJpy', guides.price_jpy,
        'tags', guides.tags) end as before,
      jsonb_build_object('price', staged.price, 'priceJpy', staged.price_jpy, 'tags', staged.tags) as after,
      array(select name from (values ${named.join(', ')}) as compared (name, differs)
        where differs and guides.id is not null) as changed
    from staged left join guides using (id) order by staged.id limit $1`,
    [count],
  )
  const { rows } = await client.query<{ marks: string | null }>(`
    select string_agg(md5(staged::text) || '/' || coalesce(guides.version, 0), ' ' order by staged.id) as marks
    from staged left join guides using (id)`)
  return { shown, marks: rows[0]?.marks ?? '' }
}

/** Returns SQL for the source hashes to store: those from the file, or those that `settledSources` derives. */
const stagedSources = (language: TranslationLanguage) =>
  `coalesce(staged.source_hash_${language}, ${settledSources(language, 'staged', `staged.assumed_${language}`)})`

/** Number of guides per statement, so that each stays well below the statement timeout. */
const writtenAtOnce = 500

/**
 * Writes the staged rows that differ from the stored guides, and copies the replaced versions to the history. Calls `onWritten`
 * with the number of guides written so far.
 */
export async function mergeStagedGuides(
  client: pg.ClientBase,
  savedBy: string | null,
  now: Date,
  onWritten: (count: number) => void | Promise<void>,
): Promise<void> {
  const { rows: slices } = await client.query<{ first: number; last: number; count: number }>(
    `select min(id) as first, max(id) as last, count(*)::int as count
    from (select id, (row_number() over (order by id) - 1) / $1 as slice from staged) as numbered
    group by slice order by first`,
    [writtenAtOnce],
  )
  let written = 0
  for (const { first, last, count } of slices) {
    await mergeSlice(client, [first, last], savedBy, now)
    written += count
    await onWritten(written)
  }
}

async function mergeSlice(
  client: pg.ClientBase,
  between: [first: number, last: number],
  savedBy: string | null,
  now: Date,
): Promise<void> {
  const compared = comparedColumns.map(columnOf)
  const columns = ['id', ...compared]
  const inSlice = 'staged.id between $1 and $2'
  await client.query(`${keepVersionsWhere} in (select id from staged where ${inSlice})`, between)
  await client.query(
    `insert into guides (${columns.join(', ')}, source_hash_ja, source_hash_th, state, saved_by, created_at, updated_at)
    select ${columns.map((column) => `staged.${column}`).join(', ')}, ${stagedSources('ja')}, ${stagedSources('th')},
      staged.state, $4, coalesce(staged.created_at, $3), coalesce(staged.updated_at, $3)
    from staged left join guides using (id) where ${inSlice}
    on conflict (id) do update set
      ${compared.map((column) => `${column} = excluded.${column}`).join(', ')},
      source_hash_ja = excluded.source_hash_ja,
      source_hash_th = excluded.source_hash_th,
      version = guides.version + 1,
      saved_by = $4,
      saved_way = 'import',
      updated_at = $3`,
    [...between, now, savedBy],
  )
  await client.query(
    `delete from reference_videos where guide_id in (select id from staged where ${inSlice})`,
    between,
  )
  await client.query(
    `insert into reference_videos (guide_id, video_id, title, language, thumbnail_url, channel_title)
    select staged.id, video ->> 'videoId', video ->> 'title', video ->> 'language', video ->> 'thumbnailUrl',
      video ->> 'channelTitle'
    from staged cross join jsonb_array_elements(staged.videos) with ordinality as listed (video, position)
    where ${inSlice}
    order by staged.id, position`,
    between,
  )
}

// The functions below read and store translations.

/** Returns title, summary and text of a guide in every language, with the source hashes of its translations. */
export async function findGuideTexts(db: Db, guideId: number) {
  return selectTexts(db, guideId).executeTakeFirst()
}

/** Returns the same as `findGuideTexts` and locks the guide until the transaction ends. */
export async function lockGuideTexts(tx: Db, guideId: number) {
  await waitForBulkWriters(tx)
  return selectTexts(tx, guideId).forUpdate().executeTakeFirst()
}

/** Returns paid texts in all languages, from which the search for leaked paid lines picks lines. */
export function listPaidTexts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('guides')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select(['id', sql<string[]>`array[content_en, content_ja, content_th]`.as('contents')])
    .execute()
}

/** Returns lengths in code points and source hashes, without the texts. */
export async function listTextSizes(db: Db, ids: readonly number[], language: TranslationLanguage) {
  return db
    .selectFrom('guides')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .select([
      'id',
      sql<number>`char_length(content_en)`.as('english'),
      sql<number>`char_length(${sql.ref(`content_${language}`)})`.as('translated'),
      'englishHash',
      sql<string | null>`${sql.ref(`source_hash_${language}`)}`.as('sourceHash'),
    ])
    .execute()
}

function selectTexts(db: Db, guideId: number) {
  return db
    .selectFrom('guides')
    .where('id', '=', guideId)
    .select([
      'id',
      ...translatedFields,
      'sourceHashJa',
      'sourceHashTh',
      'translationStateJa as stateJa',
      'translationStateTh as stateTh',
      sql`metadata -> 'toolsEn'`.as('tools'),
    ])
}

export type GuideTexts = NonNullable<Awaited<ReturnType<typeof findGuideTexts>>>

interface TranslationToStore {
  guideId: number
  language: TranslationLanguage
  title: string
  summary: string | null
  content: string
  preview: string
  outline: string[]
  sourceHash: string
  englishHash: string
}

/**
 * Stores a translation as the guide's next version. A JSON variant is updated only if it is an object keyed by language,
 * because an operator may have put other JSON into it.
 */
export async function updateTranslation(
  tx: Db,
  { guideId, language, englishHash, ...stored }: TranslationToStore,
  savedBy: string | null,
  now: Date,
): Promise<void> {
  await keepVersions(tx, [{ id: guideId }])
  const inLanguage = Object.entries(stored).map(
    ([name, value]) => sql`${sql.ref(`${columnOf(name)}_${language}`)} = ${value}`,
  )
  const inVariants = (['title', 'summary', 'content'] as const).map((name) => {
    const variants = sql.ref(`${name}_json`)
    return sql`${variants} = case when jsonb_typeof(${variants}) = 'object'
      then ${variants} || jsonb_build_object(${language}::text, ${stored[name]}::text) else ${variants} end`
  })
  await sql`
    update guides set
      ${sql.join([...inLanguage, ...inVariants])},
      english_hash = ${englishHash},
      version = version + 1,
      saved_by = ${savedBy},
      saved_way = 'translation',
      updated_at = ${now}
    where id = ${guideId}`.execute(tx)
}

// The functions below serve the guide editor.

/** A guide with its paid text, for editors. */
export type EditableGuide = NonNullable<Awaited<ReturnType<typeof findEditableGuide>>>

export async function findEditableGuide(db: Db, guideId: number) {
  return selectWhole(db, guideId).executeTakeFirst()
}

/** Returns the same as `findEditableGuide` and locks the guide until the transaction ends. */
export async function lockEditableGuide(tx: Db, guideId: number): Promise<EditableGuide | undefined> {
  await waitForBulkWriters(tx)
  // Locks before reading. A single statement that waited for the lock would return the videos from before the wait.
  await tx.selectFrom('guides').select('id').where('id', '=', guideId).forUpdate().execute()
  return selectWhole(tx, guideId).executeTakeFirst()
}

function selectWhole(db: Db, guideId: number) {
  return db
    .selectFrom('guides')
    .where('id', '=', guideId)
    .select([
      'id',
      'state',
      'publishAt',
      'version',
      'updatedAt as savedAt',
      'savedBy',
      'savedWay as way',
      sql<VersionedGuide>`${sql.raw(wholeGuide)}`.as('whole'),
    ])
}

/** Restores the source hashes of an earlier version, because `storeGuides` only assumes them. */
export async function restoreSourceHashes(tx: Db, guideId: number, { ja, th }: TranslationSources) {
  await tx
    .updateTable('guides')
    .set({ sourceHashJa: ja, sourceHashTh: th })
    .where('id', '=', guideId)
    .execute()
}

/** Stores prices and tags of many guides in one statement, each as the guide's next version. */
export async function updatePricesAndTags(
  tx: Db,
  guides: readonly Pick<GuideToStore, 'id' | 'price' | 'priceJpy' | 'tags'>[],
  saver: SaveOrigin,
  now: Date,
): Promise<void> {
  await keepVersions(tx, guides)
  await sql`
    update guides set
      price = changed.price,
      price_jpy = changed."priceJpy",
      tags = changed.tags,
      version = version + 1,
      saved_by = ${saver.email},
      saved_way = ${saver.way},
      updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(guides)}::jsonb)
      as changed (id int, price int, "priceJpy" int, tags text[])
    where guides.id = changed.id`.execute(tx)
}

// The functions below export guides to a file.

export type ExportedGuide = Awaited<ReturnType<typeof listExportedGuides>>[number]

/** Returns up to `count` guides with ids above `afterId` and all paid texts, under the field names of an exported file. */
export async function listExportedGuides(db: Db, afterId: number, count: number) {
  return db
    .selectFrom('guides')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(count)
    .select(fileFields.map((name) => (exportedAs[name] ?? sql.ref(name)).as(name)))
    .$narrowType<{ id: number }>()
    .execute()
}

/** Returns SQL for a time in ISO 8601 with microseconds, which a Date would lose. */
const isoText = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Fields that a file contains in another form than the table. */
const exportedAs: Partial<Record<FileField, RawBuilder<unknown>>> = {
  referenceVideos: listedVideos,
  // A scheduled guide is exported as a draft, because its time applies only to this shop.
  state: sql`case state when 'scheduled' then 'draft' else state end`,
  createdAt: isoText('createdAt'),
  updatedAt: isoText('updatedAt'),
}
