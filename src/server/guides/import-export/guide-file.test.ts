import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGuideFile, type FileRow } from './guide-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guide-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(name: string, content: string | Buffer): Promise<FileRow[]> {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const rows: FileRow[] = []
  for await (const row of await openGuideFile(file, () => undefined)) rows.push(row)
  return rows
}

describe('openGuideFile with JSON Lines', () => {
  test('openGuideFile returns each JSON line with its line number, for any line ending', async () => {
    expect(await read('a.jsonl', '\ufeff{"id":1}\r\n\n  \n{"id":2,"titleEn":"a\u2028b"}')).toEqual([
      { line: 1, fields: { id: 1 } },
      { line: 4, fields: { id: 2, titleEn: 'a\u2028b' } },
    ])
  })

  test('openGuideFile reports lines that are not a JSON object in UTF-8, and continues', async () => {
    const lines = [
      Buffer.from('{"id":1'),
      Buffer.from([0x22, 0xff, 0x22]),
      Buffer.from('[1]'),
      Buffer.from('{}'),
    ]
    const content = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
    expect(await read('b.jsonl', content)).toEqual([
      { line: 1, field: 'line', reason: 'is not valid JSON' },
      { line: 2, field: 'line', reason: 'is not valid UTF-8' },
      { line: 3, field: 'line', reason: 'must be a JSON object: {"id": 1, …}' },
      { line: 4, fields: {} },
    ])
  })

  test('openGuideFile reports and skips a JSON line of 50 MB', async () => {
    const content = `{"id":1}\n{"titleEn":"${'x'.repeat(50_000_000)}"}\n{"id":3}\n`
    expect(await read('c.jsonl', content)).toEqual([
      { line: 1, fields: { id: 1 } },
      { line: 2, field: 'line', reason: 'is longer than 16 MB' },
      { line: 3, fields: { id: 3 } },
    ])
  })
})

describe('openGuideFile with CSV', () => {
  test('openGuideFile returns each CSV row with its first line, also after multi-line cells', async () => {
    const content = '\ufeffid,title_en\r\n1,"two\r\nlines"\r\n\r\n2,"three\nmore\n""lines"""\n3,last'
    expect(await read('a.csv', content)).toEqual([
      { line: 2, fields: { id: '1', title_en: 'two\r\nlines' } },
      { line: 5, fields: { id: '2', title_en: 'three\nmore\n"lines"' } },
      { line: 8, fields: { id: '3', title_en: 'last' } },
    ])
  })

  test('openGuideFile tells an empty CSV cell from an empty string, and parses JSON cells', async () => {
    const content = 'id,summaryEn,summaryJa,metadata,tags\n1,,"","{""a"":null}",[]\n2,,,,"[1"\n'
    expect(await read('b.csv', content)).toEqual([
      { line: 2, fields: { id: '1', summaryEn: null, summaryJa: '', metadata: { a: null }, tags: [] } },
      { line: 3, field: 'tags', reason: 'is not valid JSON' },
    ])
  })

  test('openGuideFile reports CSV cells that are not UTF-8 and rows with too few cells', async () => {
    const content = Buffer.concat([
      Buffer.from('id,titleEn\n1\n2,'),
      Buffer.from([0xe3, 0x81]),
      Buffer.from('\n'),
    ])
    expect(await read('c.csv', content)).toEqual([
      { line: 2, field: 'row', reason: 'has 1 cells, the first line has 2' },
      { line: 3, field: 'titleEn', reason: 'is not valid UTF-8' },
    ])
  })

  test.each([
    ['id,tittle\n1,a\n', 'line 1: unknown column "tittle"'],
    ['id,titleEn,title_en\n1,a,b\n', 'line 1: column given twice: "title_en"'],
    ['id,titleEn\n1,a\n2,"never\nclosed\n', 'line 3: a quote opens in this row and is never closed'],
    [
      'id,titleEn\n1,"a"b\n',
      'line 2: a quote stands inside a cell; put the cell in quotes and write the quote twice',
    ],
  ])('openGuideFile rejects the whole CSV file: %j', async (content, reason) => {
    await expect(read('d.csv', content)).rejects.toThrow(reason)
  })
})

const openNothing = (name: string) => openGuideFile(path.join(folder, name), () => undefined)

test('openGuideFile rejects a missing file, another format and UTF-16', async () => {
  await expect(openNothing('none.csv')).rejects.toThrow('none.csv: no such file')
  await expect(openNothing('guides.xlsx')).rejects.toThrow('the name must end in .jsonl or .csv')
  await expect(read('utf16.csv', Buffer.from('\ufeffid', 'utf16le'))).rejects.toThrow(
    'utf16.csv is UTF-16; save it as UTF-8 and try again',
  )
})
