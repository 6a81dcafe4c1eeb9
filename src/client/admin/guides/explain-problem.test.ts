import { expect, test } from 'vitest'
import { GuideFileError, openGuideFile } from '../../../server/guides/import-export/guide-file.ts'
import { parseGuideRow, type RowProblem } from '../../../server/guides/import-export/guide-row.ts'
import { fileProblems } from '../../../shared/guides/editing/file-problems.ts'
import { rowProblems } from '../../../shared/guides/editing/row-problems.ts'
import { texts as english } from '../../../shared/texts/en/admin/guides.ts'
import { texts as japanese } from '../../../shared/texts/ja/admin/guides.ts'
import { createTranslate, type Translate } from '../../../shared/texts/translate.ts'
import { explainFileProblem, explainGuideProblem } from './explain-problem.ts'

const inEnglish = createTranslate('en', english)
const inJapanese = createTranslate('ja', japanese)

const guide = { id: 7, titleEn: 'A title', contentEn: 'A text', tags: ['AI Writing'] }
const video = { videoId: 'aaaaaaaaaaa', title: 'A video', language: 'en' }
const deep = JSON.parse('['.repeat(101) + ']'.repeat(101)) as unknown

const rowsWith: object[] = [
  { titleEn: undefined },
  { titleEn: ' ' },
  { titleEn: 5 },
  { contentTh: 'x'.repeat(200_001) },
  { isFreePreview: 'yes' },
  { tags: 5 },
  { tags: [5] },
  { price: 49 },
  { createdAt: '2026-02-20' },
  { state: 'sold' },
  { thumbnailUrl: 'https://images.example.com/a.png' },
  { metadata: [] },
  { metadata: { huge: Infinity } },
  { contentJson: deep },
  { referenceVideos: 'abc' },
  { referenceVideos: ['abc'] },
  { referenceVideos: [video, video] },
  { referenceVideos: [video, { ...video, videoId: 'bbbbbbbbbbb', title: '' }] },
  { referenceVideos: [{ ...video, videoId: 'abc' }] },
  { referenceVideos: [{ ...video, language: 'english' }] },
  { referenceVideos: [{ ...video, 'two words': 1 }] },
  { titleJa: 'a\0b' },
  { titleJa: '\ud83c' },
  { prise: 300 },
  { line: 300 },
  { title_en: 'Another title' },
]

const notUtf8 = Buffer.from([0x22, 0xff, 0x22])
const files: [name: string, content: string | Buffer][] = [
  ['a.jsonl', notUtf8],
  ['a.jsonl', '{"id":1'],
  ['a.jsonl', '[1]'],
  ['a.jsonl', `"${'x'.repeat(16 * 1024 * 1024)}"`],
  ['a.csv', 'id,titleEn\n1\n'],
  ['a.csv', 'id,metadata\n1,{\n'],
  ['a.csv', Buffer.concat([Buffer.from('id,title_en\n2,'), notUtf8])],
  ['guides.xlsx', 'PK'],
  ['a.csv', Buffer.from('\ufeffid', 'utf16le')],
  ['a.csv', 'id,tittle,"two\nlines"\n1,a,b\n'],
  ['a.csv', 'id,titleEn,title_en\n1,a,b\n'],
  ['a.csv', 'id,titleEn\n1,"never\nclosed\n'],
  ['a.csv', 'id,titleEn\n1,"a"b\n'],
  ['a.csv', 'id,titleEn\n1,a"b"\n'],
  ['a.csv', `id,titleEn\n1,"${'x'.repeat(17 * 1024 * 1024)}"\n`],
]

interface Found {
  rows: RowProblem[]
  whole: string[]
}

async function readFile(name: string, content: string | Buffer): Promise<Found> {
  const bytes = Buffer.from(content)
  async function* chunks() {
    yield await Promise.resolve(bytes)
  }
  const rows: RowProblem[] = []
  try {
    for await (const row of await openGuideFile({ name, chunks }, () => undefined))
      if ('reason' in row) rows.push(row)
    return { rows, whole: [] }
  } catch (error) {
    if (error instanceof GuideFileError) return { rows, whole: [error.message] }
    throw error
  }
}

const ofFiles = await Promise.all(files.map(([name, content]) => readFile(name, content)))

/** Every problem that the server reports, except two that need a database. */
const found: Found = {
  rows: [
    ...rowsWith.flatMap((fields) => parseGuideRow({ ...guide, ...fields }).problems),
    ...ofFiles.flatMap(({ rows }) => rows),
    { field: 'id', reason: rowProblems.say('idTwice', { id: 1201, line: 4 }) },
  ],
  whole: [
    ...ofFiles.flatMap(({ whole }) => whole),
    fileProblems.say('noGuides', { file: 'ガイド holds no guides.csv' }),
  ],
}

const namesOf = (texts: object, beginning: string) =>
  Object.keys(texts)
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length))
    .toSorted()

/** Returns the name of the sentence and the name of the reason in it. */
function namesIn(sentence: string): string[] {
  const known = rowProblems.find(sentence)
  if (known === undefined) return [sentence]
  return [known.name, ...(known.name === 'inVideo' ? namesIn(String(known.values.reason)) : [])]
}

test('every problem of a row or file has a registered sentence, and every sentence is used', () => {
  expect([...new Set(found.rows.flatMap(({ reason }) => namesIn(reason)))].toSorted()).toEqual(
    namesOf(english, 'admin.problem.'),
  )
  expect(
    [...new Set(found.whole.map((problem) => fileProblems.find(problem)?.name ?? problem))].toSorted(),
  ).toEqual(namesOf(english, 'admin.fileProblem.'))
})

const explained = (t: Translate) => [
  ...found.rows.map((problem) => explainGuideProblem(t, problem)),
  ...found.whole.map((problem) => explainFileProblem(t, problem)),
]

test('every problem is explained in Japanese with all placeholders filled', () => {
  expect(explained(inJapanese).filter((text) => !/[\p{sc=Hira}\p{sc=Kana}]/u.test(text))).toEqual([])
  const all = [...explained(inJapanese), ...explained(inEnglish)]
  expect(all.filter((text) => /\{\w+\}|「」|undefined|admin\.|video \d+: /.test(text))).toEqual([])
})

test.each([
  [
    { field: 'price', reason: 'must be a whole number from 50 to 99999999' },
    '価格（セント）：50から99,999,999までの整数を入力してください',
  ],
  [{ field: 'id', reason: '1201 stands in line 1004 already' }, 'id：1201は1,004行目にもあります'],
  [{ field: 'row', reason: 'has 1 cells, the first line has 2' }, 'セルが1個ありますが、1行目は2個です'],
  [
    { field: 'line', reason: 'must be a JSON object: {"id": 1, …}' },
    '{"id": 1, …}のようなJSONオブジェクトを指定してください',
  ],
  [{ field: 'line', reason: 'is not a known field' }, 'line：使えない項目です'],
  [{ field: 'referenceVideos', reason: 'video 2: title is empty' }, '動画：2番目の動画のタイトル：空欄です'],
  [
    { field: 'referenceVideos', reason: 'video 1: two words is not a known field' },
    '動画：1番目の動画のtwo words：使えない項目です',
  ],
])('the problem %j of a row is explained with its values', (problem, text) => {
  expect(explainGuideProblem(inJapanese, problem)).toBe(text)
})

test.each([
  [
    'guides.xlsx: the name must end in .jsonl or .csv, so that its format is known',
    '「guides.xlsx」の形式がわかりません。ファイル名の末尾を.csvまたは.jsonlにしてください。',
  ],
  [
    'line 1: unknown column "tittle", "two\nlines"',
    '1行目に、使えない列名があります："tittle", "two\nlines"',
  ],
  [
    'line 1203: a quote opens in this row and is never closed',
    '1,203行目：この行で始まる引用符が閉じられていません',
  ],
])('the problem %j of a file is explained with its values', (problem, text) => {
  expect(explainFileProblem(inJapanese, problem)).toBe(text)
})
