import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import net from 'node:net'
import { expect, test } from 'vitest'
import { guideUploadPath, maxGuideFileBytes } from '../../../shared/admin/guide-files.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import { runRetentionJob } from '../../maintenance/index.ts'

const shop = await openTestShop()
const aiko = await signUpOperator(shop, 'aiko', 'editor')
const ben = await signUpOperator(shop, 'ben', 'editor')

const messageOf = (answer: TestResponse) =>
  answer.json<{ error: { json: { message: string } } }>().error.json.message

const textOf = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const importRow = (id: number, said: object = {}) => ({
  id,
  titleEn: `Brought ${id}`,
  contentEn: 'For everybody.\n\n## Premium\n\nPaid words.',
  tags: ['Brought'],
  ...said,
})

const bearerOf = ({ idToken }: Person) => ({ authorization: `Bearer ${idToken}` })

/** Uploads a file as a browser does; `headers` authenticate it. */
async function upload(text: string, headers: Record<string, string>, name = 'guides.jsonl') {
  const file = crypto.randomUUID()
  const body = new FormData()
  body.append('file', new Blob([text]), name)
  const { status } = await fetch(`${shop.url}${guideUploadPath}/${file}`, { method: 'POST', headers, body })
  return { file, status }
}

async function send(text: string, name?: string): Promise<string> {
  const { file, status } = await upload(text, bearerOf(aiko), name)
  expect(status).toBe(204)
  return file
}

const compare = async (file: string) =>
  readCallData<RouterOutputs['admin']['compareFile']>(
    await callMutation(shop, aiko, 'admin.compareFile', { file }),
  )

const progressOf = (file: string, person = aiko) => callQuery(shop, person, 'admin.fileProgress', { file })

/** Submits the import and returns its final progress. */
async function runImport(file: string, reason = 'asked for'): Promise<TestResponse> {
  expect((await callMutation(shop, aiko, 'admin.importFile', { file, reason })).status).toBe(200)
  let last = await progressOf(file)
  await expect
    .poll(async () => {
      last = await progressOf(file)
      return (
        last.status !== 200 || readCallData<RouterOutputs['admin']['fileProgress']>(last).written !== null
      )
    })
    .toBe(true)
  return last
}

async function importRows(...rows: object[]): Promise<RouterOutputs['admin']['fileProgress']> {
  const file = await send(textOf(...rows))
  await compare(file)
  return readCallData(await runImport(file))
}

async function storedOf(id: number) {
  const { stored } = readCallData<RouterOutputs['guides']['editing']>(
    await callQuery(shop, aiko, 'guides.editing', { id }),
  )
  if (stored === null) throw new Error(`No guide ${id}`)
  return stored
}

async function countRows(table: 'sent_files' | 'staged_guides'): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

test('an import writes exactly the changes that its comparison showed', async () => {
  expect((await importRows(importRow(7001))).written).toEqual({ added: 1, changed: 0 })
  const file = await send(
    textOf(importRow(7001, { price: 300 }), importRow(7002, { titleJa: '取り込み' }), { id: 7003, price: 1 }),
  )

  const compared = await compare(file)

  expect(compared).toMatchObject({
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    shown: [
      { id: 7001, before: { price: 200 }, after: { price: 300 }, changed: ['price'] },
      { id: 7002, titleEn: 'Brought 7002', titleJa: '取り込み', before: null, changed: [] },
    ],
  })
  expect(new Set(compared.problems.map(({ line }) => line))).toEqual(new Set([3]))
  expect((await storedOf(7001)).guide.price).toBe(200)

  expect(readCallData(await runImport(file, 'New prices'))).toMatchObject({
    written: { added: 1, changed: 1 },
  })
  expect(await storedOf(7001)).toMatchObject({ version: 2, savedBy: aiko.email, guide: { price: 300 } })
  const log = await shop.deps.db
    .selectFrom('operatorDeeds')
    .select(['reason', 'after'])
    .where('kind', '=', 'guides-imported')
    .where('reason', '=', 'New prices')
    .execute()
  expect(log).toEqual([{ reason: 'New prices', after: { guides: '2', file: 'guides.jsonl' } }])
})

test('an import is rejected if another editor has changed a guide since the comparison', async () => {
  await importRows(importRow(7008))
  const file = await send(textOf(importRow(7008, { price: 400 })))
  await compare(file)
  const { version, guide } = await storedOf(7008)
  await callMutation(shop, ben, 'guides.save', { id: 7008, version, guide: { ...guide, titleEn: 'By Ben' } })

  const late = await runImport(file)

  expect([late.status, readRefusalCode(late)]).toEqual([409, 'guide-changed'])
  expect((await storedOf(7008)).guide).toMatchObject({ titleEn: 'By Ben', price: 200 })
})

test('an import file is rejected until it has been compared with the stored guides', async () => {
  const file = await send(textOf(importRow(7004)))

  const answer = await callMutation(shop, aiko, 'admin.importFile', { file, reason: 'unseen' })

  expect([answer.status, readRefusalCode(answer)]).toEqual([404, 'not-found'])
})

test.each([
  ['guides.xlsx', 'PK', 'guides.xlsx: the name must end in .jsonl or .csv, so that its format is known'],
  ['空.jsonl', '', '空.jsonl holds no guides'],
  ['guides.csv', 'id,titleEn\n1,"never closed\n', 'line 2: a quote opens in this row and is never closed'],
])('an unreadable import file (%s) is rejected with the reason', async (name, text, reason) => {
  const answer = await callMutation(shop, aiko, 'admin.compareFile', { file: await send(text, name) })
  expect([answer.status, messageOf(answer)]).toEqual([400, reason])
})

test('an import that is submitted twice runs once and leaves no staged rows', async () => {
  const before = await countRows('staged_guides')
  const file = await send(textOf(...Array.from({ length: 1200 }, (_, place) => importRow(8001 + place))))
  expect(await countRows('staged_guides')).toBe(before + 1200)
  await compare(file)
  expect(readCallData(await progressOf(file))).toEqual({ begun: false, done: 0, total: 0, written: null })

  await Promise.all([runImport(file), runImport(file)])

  expect(readCallData(await runImport(file))).toEqual({
    begun: true,
    done: 1200,
    total: 1200,
    written: { added: 1200, changed: 0 },
  })
  expect(await countRows('staged_guides')).toBe(before)
  expect(await storedOf(9200)).toMatchObject({ version: 1, guide: { titleEn: 'Brought 9200' } })
})

test('only editors and owners with a bearer token can upload an import file', async () => {
  const support = await signUpOperator(shop, 'sora', 'support')
  const owner = await signUpOperator(shop, 'chie')
  const text = textOf(importRow(7103))
  const statusFor = async (headers: Record<string, string>) => (await upload(text, headers)).status

  expect(await statusFor({})).toBe(401)
  expect(await statusFor({ cookie: aiko.cookie ?? '' })).toBe(401)
  expect(await statusFor({ authorization: 'Bearer forged' })).toBe(401)
  expect(await statusFor(bearerOf(support))).toBe(403)
  expect(await statusFor(bearerOf(owner))).toBe(204)
})

async function statusOfBody(type: string, body: string, id: string = crypto.randomUUID()): Promise<number> {
  const headers = { ...bearerOf(aiko), 'content-type': type }
  const { status } = await fetch(`${shop.url}${guideUploadPath}/${id}`, { method: 'POST', headers, body })
  return status
}

test('an upload without a valid file is rejected', async () => {
  const form = 'multipart/form-data; boundary=x'
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n{}\r\n--x--\r\n'
  expect(await statusOfBody('application/json', '{}')).toBe(415)
  expect(await statusOfBody('multipart/form-data', '{}')).toBe(400)
  expect(await statusOfBody(form, '')).toBe(400)
  expect(await statusOfBody(form, part.replace('a.jsonl', 'a'.repeat(201)))).toBe(400)
  expect(await statusOfBody(form, part.replace('--x--', ''))).toBe(400)
  expect(await statusOfBody(form, part, 'no-id')).toBe(400)
  expect(await statusOfBody(form, part)).toBe(204)
})

test('an import file larger than 64 MB is rejected and not stored', async () => {
  const before = [await countRows('sent_files'), await countRows('staged_guides')]
  const line = textOf(importRow(7104, { contentJa: 'とても長い。'.repeat(30_000) }))
  const text = line.repeat(Math.ceil(maxGuideFileBytes / Buffer.byteLength(line)) + 1)

  expect((await upload(text, bearerOf(aiko))).status).toBe(413)

  expect([await countRows('sent_files'), await countRows('staged_guides')]).toEqual(before)
})

test('a partly uploaded import file is deleted when the connection breaks', async () => {
  const before = [await countRows('sent_files'), await countRows('staged_guides')]
  const file = crypto.randomUUID()
  const socket = net.connect(Number(new URL(shop.url).port), '127.0.0.1')
  socket.write(
    `POST ${guideUploadPath}/${file} HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${aiko.idToken}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9999999\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="half.jsonl"\r\n\r\n' +
      textOf(...Array.from({ length: 1000 }, (_, place) => importRow(10_001 + place))),
  )
  await expect.poll(() => countRows('staged_guides')).toBeGreaterThan(before[1] ?? 0)

  socket.destroy()
  await once(socket, 'close')

  await expect.poll(() => countRows('sent_files')).toBe(before[0])
  expect(await countRows('staged_guides')).toBe(before[1])
  expect((await callMutation(shop, aiko, 'admin.compareFile', { file })).status).toBe(404)
})

test('an import file that is still uploading can be neither compared nor imported', async () => {
  const file = crypto.randomUUID()
  const headers = { ...bearerOf(aiko), 'content-type': 'multipart/form-data; boundary=x' }
  const sending = request(`${shop.url}${guideUploadPath}/${file}`, { method: 'POST', headers })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="slow.jsonl"\r\n\r\n'
  sending.write(`${head}${textOf(importRow(7105))}`)
  const filesOfThisId = shop.deps.db.selectFrom('sentFiles').where('id', '=', file).select('id')
  await expect.poll(async () => (await filesOfThisId.execute()).length).toBe(1)

  expect((await callMutation(shop, aiko, 'admin.compareFile', { file })).status).toBe(404)
  expect((await callMutation(shop, aiko, 'admin.importFile', { file, reason: 'early' })).status).toBe(404)

  sending.end(`${textOf(importRow(7106))}\r\n--x--\r\n`)
  const [{ statusCode }] = await answered
  expect(statusCode).toBe(204)
  expect(await compare(file)).toMatchObject({ added: 2, refused: 0 })
})

test('an import file is visible to its uploader only and deleted after a day', async () => {
  const file = await send(textOf(importRow(7107)))
  await compare(file)
  for (const answer of [
    await progressOf(file, ben),
    await callMutation(shop, ben, 'admin.compareFile', { file }),
    await callMutation(shop, ben, 'admin.importFile', { file, reason: 'not mine' }),
  ])
    expect(answer.status).toBe(404)

  const inTwoDays = new Date(shop.deps.clock().getTime() + 2 * 24 * 60 * 60 * 1000)
  await runRetentionJob({ ...shop.deps, clock: () => inTwoDays })
  expect((await progressOf(file)).status).toBe(404)
  expect(await countRows('staged_guides')).toBe(0)
})

test('importing an export changes nothing, and each exported part is in the audit log', async () => {
  await importRows(importRow(7009))
  for (const format of ['csv', 'jsonl'] as const) {
    let text = ''
    for (let after: number | null = 0; after !== null;) {
      const answer = await callMutation(shop, aiko, 'admin.exportGuides', { format, after })
      const part: { text: string; next: number | null } = readCallData(answer)
      text += part.text
      after = part.next
    }
    expect(text).toContain('Paid words.')
    const again = await compare(await send(text, `guides.${format}`))
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 })
  }
  const notes = await shop.deps.db
    .selectFrom('operatorDeeds')
    .select('id')
    .where('kind', '=', 'guides-exported')
    .execute()
  expect(notes.length).toBeGreaterThanOrEqual(2)
})
