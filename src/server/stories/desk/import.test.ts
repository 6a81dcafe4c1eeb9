import { expect, test } from 'vitest'
import type { inferRouterOutputs } from '@trpc/server'
import { filePartBytes } from '../../../shared/desk/guide-files.ts'
import type { AppRouter } from '../../router.ts'
import { ask, dataOf, refusalOf, tell } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { type Answer, openTestShop } from '../../testing/shop.ts'
import { sweep } from '../../upkeep/index.ts'

type Said = inferRouterOutputs<AppRouter>

const shop = await openTestShop()
const aiko = await signUpOperator(shop, 'aiko', 'editor')
const ben = await signUpOperator(shop, 'ben', 'editor')

const messageOf = (answer: Answer) =>
  answer.json<{ error: { json: { message: string } } }>().error.json.message

const textOf = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const brought = (id: number, said: object = {}) => ({
  id,
  titleEn: `Brought ${id}`,
  contentEn: 'For everybody.\n\n## Premium\n\nPaid words.',
  tags: ['Brought'],
  ...said,
})

interface Sent {
  file: string
  parts: number
}

const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.length / filePartBytes)) }, (_, part) =>
    bytes.subarray(part * filePartBytes, (part + 1) * filePartBytes).toString('base64'),
  )

/** Sends a file as the desk does, part by part. */
async function send(text: string, { name = 'guides.jsonl', person = aiko } = {}): Promise<Sent> {
  const file = crypto.randomUUID()
  const parts = partsOf(Buffer.from(text))
  for (const [part, base64] of parts.entries()) {
    const { status } = await tell(shop, person, 'desk.sendFilePart', { file, name, part, base64 })
    expect(status).toBe(200)
  }
  return { file, parts: parts.length }
}

const compare = async (sent: Sent) =>
  dataOf<Said['desk']['compareFile']>(await tell(shop, aiko, 'desk.compareFile', sent))

async function bring(...rows: object[]): Promise<Answer> {
  const sent = await send(textOf(...rows))
  const { mark } = await compare(sent)
  return tell(shop, aiko, 'desk.importFile', { ...sent, partial: false, mark, reason: 'first' })
}

const progressOf = ({ file }: Sent, person = aiko) => ask(shop, person, 'desk.fileProgress', { file })

async function storedOf(id: number) {
  const { stored } = dataOf<Said['guides']['editing']>(await ask(shop, aiko, 'guides.editing', { id }))
  if (stored === null) throw new Error(`No guide ${id}`)
  return stored
}

/** More than one part holds. */
const long = 'とても長い。'.repeat(30_000)

const keptParts = async () =>
  Number(
    (await shop.deps.pool.query<{ count: string }>('select count(*) from sent_file_parts')).rows[0]?.count,
  )

test('an editor sees what a file would change, and then exactly that is written', async () => {
  expect((await bring(brought(7001))).status).toBe(200)
  const sent = await send(
    textOf(brought(7001, { price: 300 }), brought(7002, { titleJa: '取り込み' }), { id: 7003, price: 1 }),
  )

  const compared = await compare(sent)

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

  const order = { ...sent, mark: compared.mark, reason: 'New prices' }
  const whole = await tell(shop, aiko, 'desk.importFile', { ...order, partial: false })
  expect([whole.status, (await storedOf(7001)).guide.price]).toEqual([400, 200])

  const done = await tell(shop, aiko, 'desk.importFile', { ...order, partial: true })
  expect(dataOf(done)).toEqual({ added: 1, changed: 1 })
  expect(await storedOf(7001)).toMatchObject({ version: 2, savedBy: aiko.email, guide: { price: 300 } })
  const log = await shop.deps.db
    .selectFrom('operatorDeeds')
    .select(['reason', 'after'])
    .where('kind', '=', 'guides-imported')
    .where('reason', '=', 'New prices')
    .execute()
  expect(log).toEqual([{ reason: 'New prices', after: { guides: '2', file: 'guides.jsonl' } }])
})

test('what was shown is not written once somebody else has changed it', async () => {
  const sent = await send(textOf(brought(7001, { price: 400 })))
  const { mark } = await compare(sent)
  const { version, guide } = await storedOf(7001)
  await tell(shop, ben, 'guides.save', { id: 7001, version, guide: { ...guide, titleEn: 'By Ben' } })

  const late = await tell(shop, aiko, 'desk.importFile', { ...sent, partial: false, mark, reason: 'late' })

  expect([late.status, refusalOf(late)]).toEqual([409, 'guide-changed'])
  expect((await storedOf(7001)).guide).toMatchObject({ titleEn: 'By Ben', price: 300 })
})

test('a file that can’t be read is refused in words', async () => {
  const answer = await tell(shop, aiko, 'desk.compareFile', await send('PK', { name: 'guides.xlsx' }))
  expect([answer.status, messageOf(answer)]).toEqual([
    400,
    'guides.xlsx: the name must end in .jsonl or .csv, so that its format is known',
  ])
})

test('a long file comes in parts, cut anywhere, and is one file again', async () => {
  const sent = await send(textOf(brought(7101, { contentJa: long }), brought(7102, { contentJa: long })))
  expect(sent.parts).toBe(3)

  expect(await compare(sent)).toMatchObject({ added: 2, refused: 0 })
  expect(dataOf<Said['desk']['fileProgress']>(await progressOf(sent))).toMatchObject({
    step: 'comparing',
    guides: 2,
    written: null,
  })
})

test('a file that lacks a part is not compared, a part that is sent twice counts once, and then it goes on', async () => {
  const parts = partsOf(Buffer.from(textOf(brought(7103, { contentJa: long }))))
  const file = crypto.randomUUID()
  const sendPart = (part: number) =>
    tell(shop, aiko, 'desk.sendFilePart', { file, name: 'guides.jsonl', part, base64: parts[part] ?? '' })
  await sendPart(1)
  expect((await tell(shop, aiko, 'desk.compareFile', { file, parts: 2 })).status).toBe(404)

  await sendPart(0)
  await sendPart(0)

  expect(await compare({ file, parts: 2 })).toMatchObject({ added: 1, refused: 0 })
})

test('whoever has lost the answer learns whether all is written, and nothing of the file is left', async () => {
  const before = await keptParts()
  const rows = Array.from({ length: 1200 }, (_, place) => brought(8001 + place))
  const sent = await send(textOf(...rows))
  const { mark } = await compare(sent)
  expect(dataOf<Said['desk']['fileProgress']>(await progressOf(sent)).written).toBeNull()

  await tell(shop, aiko, 'desk.importFile', { ...sent, partial: false, mark, reason: 'many' })

  expect(dataOf(await progressOf(sent))).toEqual({
    step: 'near-twins',
    done: 0,
    total: 0,
    guides: 1200,
    written: { added: 1200, changed: 0 },
  })
  expect(await keptParts()).toBe(before)
  expect((await storedOf(9200)).guide.titleEn).toBe('Brought 9200')
})

test('a file is nobody’s but its sender’s, holds no more than a part at once, and goes after a day', async () => {
  const sent = await send(textOf(brought(7104)))
  for (const answer of [
    await progressOf(sent, ben),
    await tell(shop, ben, 'desk.compareFile', sent),
    await tell(shop, ben, 'desk.sendFilePart', { file: sent.file, name: 'x.csv', part: 0, base64: '' }),
  ])
    expect(answer.status).toBe(404)

  const tooLong = { file: crypto.randomUUID(), name: 'guides.jsonl', part: 0, base64: 'A'.repeat(800_000) }
  expect((await tell(shop, aiko, 'desk.sendFilePart', tooLong)).status).toBe(413)
  const long = { ...tooLong, base64: 'A'.repeat(500_000) }
  expect((await tell(shop, aiko, 'desk.sendFilePart', long)).status).toBe(200)
  const support = await signUpOperator(shop, 'sora', 'support')
  expect((await tell(shop, support, 'desk.sendFilePart', long)).status).toBe(413)
  expect((await shop.post('/trpc/desk.sendFilePart', { json: long })).status).toBe(413)

  const inTwoDays = new Date(shop.deps.clock().getTime() + 2 * 24 * 60 * 60 * 1000)
  await sweep({ ...shop.deps, clock: () => inTwoDays })
  expect((await progressOf(sent)).status).toBe(404)
  expect(await keptParts()).toBe(0)
})

test('all guides leave the shop as one file, which comes back without a difference; each part is noted', async () => {
  for (const format of ['csv', 'jsonl'] as const) {
    let text = ''
    for (let after: number | null = 0; after !== null;) {
      const answer = await tell(shop, aiko, 'desk.exportGuides', { format, after })
      const part: { text: string; next: number | null } = dataOf(answer)
      text += part.text
      after = part.next
    }
    expect(text).toContain('Paid words.')
    const again = await compare(await send(text, { name: `guides.${format}` }))
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 })
  }
  const notes = await shop.deps.db
    .selectFrom('operatorDeeds')
    .select('id')
    .where('kind', '=', 'guides-exported')
    .execute()
  expect(notes.length).toBeGreaterThanOrEqual(2)
})
