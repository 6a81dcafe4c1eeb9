import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderInvoicePages } from '../../payments/receipts/company-invoices/render-invoice-pages.ts'
import { calculateIncludedTax } from '../../payments/receipts/company-invoices/invoice-page.ts'
import { readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({
  settings: { SELLER_REGISTRATION_NUMBER: 'T1234567890123', SELLER_TAX_PERCENT: '10' },
})
await shop.stock({ id: 1 })

const rows = async (sql: string, values: unknown[] = []) => (await shop.deps.pool.query(sql, values)).rows

async function pay(person: Person, paidAt: string, currency = 'jpy'): Promise<string> {
  const [row] = await rows(
    `insert into receipts (user_id, reference, description, amount, currency, language, paid_at, mailed_at)
     select id, gen_random_uuid(), 'AIで商品説明を書く', 200, $3, 'ja', $2, now() from users where firebase_uid = $1 returning id`,
    [person.uid, paidAt, currency],
  )
  return row.id
}
const company = {
  addressee: '株式会社あおぞら',
  address: '東京都港区1-2-3',
  purpose: '書籍代',
  language: 'ja',
}
const issue = (person: Person, receiptId: string, more: object = {}) =>
  callMutation(shop, person, 'payments.officeReceipt', { receiptId, ...company, ...more })
const issued = (receiptId: string) =>
  rows(
    `select number, first_number, addressee, purpose, seller from office_receipts where receipt_id = $1 order by number`,
    [receiptId],
  )

test('a buyer gets a company invoice as a PDF with an embedded font (B21.22)', async () => {
  const aiko = await shop.signUp('aiko')
  const id = await pay(aiko, '2026-11-03T00:00:00Z')
  const answer = await issue(aiko, id)
  expect(answer.status).toBe(200)
  const file = readCallData<{ name: string; pdf: string }>(answer)
  const pdf = Buffer.from(file.pdf, 'base64')
  expect(file.name).toMatch(/^receipt-\d+\.pdf$/)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1')).toMatch(/FontFile[23]/)
  // The embedded font is a subset: the whole font has several megabytes.
  expect(pdf.length).toBeLessThan(150_000)
  expect((await issued(id))[0]).toMatchObject({
    addressee: '株式会社あおぞら',
    seller: { name: '株式会社サンプル', registrationNumber: 'T1234567890123', taxPercent: 10 },
  })
})

/** Returns the decompressed streams of a PDF. */
function streamsIn(pdf: Buffer): string[] {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at)) {
    const begin = at + 'stream\n'.length
    at = pdf.indexOf('endstream', begin) + 'endstream'.length
    // Zlib streams start with 0x78; some font programs aren't compressed.
    if (pdf[begin] === 0x78) streams.push(inflateSync(pdf.subarray(begin, at)).toString('latin1'))
  }
  return streams
}

/** Returns the glyph ids that each page draws. */
const glyphsOfPages = (streams: string[]): string[][] =>
  streams
    .filter((stream) => /\] TJ\b/.test(stream))
    .map((page) =>
      (page.match(/<[0-9a-f]+>/gi) ?? []).flatMap((hex) => hex.slice(1, -1).match(/.{4}/g) ?? []),
    )

/** Returns the characters that can be copied from the PDF. */
function charactersIn(streams: string[]): Set<string> {
  const maps = streams.filter((stream) => stream.includes('begincmap')).join('\n')
  return new Set(
    [...maps.matchAll(/<((?:[0-9a-f]{4}\s*)+)>/gi)].flatMap(([, hex = '']) => [
      ...Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le'),
    ]),
  )
}

const names = {
  Polish: 'Zażółć Gęślą Sp. z o.o.',
  Czech: 'Příliš žluťoučký kůň s.r.o.',
  Hungarian: 'Árvíztűrő tükörfúrógép Kft.',
  Turkish: 'İstanbul Şirketi Ğğ Iı',
  Romanian: 'Țară Șosea București',
  Croatian: 'Đorđević Čaša Žito d.o.o.',
  Greek: 'Ελληνική Εταιρεία Α.Ε.',
  Ukrainian: 'Ґанок і Їжак ТОВ',
  Thai: 'บริษัท กรุงเทพ จำกัด',
  Korean: '주식회사 서울출판',
  'simplified Chinese': '上海图书有限公司',
}

test('a company invoice has all glyphs for names in eleven more languages', async () => {
  const pages = Object.values(names).map((name, index) => ({
    number: index + 1,
    title: 'Receipt',
    head: [],
    addressee: [`${name} 様`, name],
    amount: '¥200',
    purpose: `但し、${name}として`,
    facts: [['品名', name] as const],
    notes: [],
    seller: [name],
  }))
  const streams = streamsIn(await renderInvoicePages(pages))
  const glyphs = glyphsOfPages(streams)
  expect(glyphs).toHaveLength(pages.length)
  expect(Object.keys(names).filter((_language, page) => glyphs[page]?.includes('0000'))).toEqual([])
  const characters = charactersIn(streams)
  const missing = Object.values(names)
    .flatMap((name) => [...name.replaceAll(' ', '')])
    .filter((sign) => !characters.has(sign))
  expect(missing).toEqual([])
})

test('a company invoice can be issued to a name in simplified Chinese', async () => {
  const buyer = await shop.signUp('mika')
  const id = await pay(buyer, '2026-11-03T00:00:00Z')
  expect((await issue(buyer, id, { addressee: names['simplified Chinese'] })).status).toBe(200)
})

test.each(['Pixel 🎨 Studio', 'شركة الكتب'])(
  'a company invoice to “%s” is rejected before it gets a number',
  async (addressee) => {
    const buyer = await shop.signUp('mika')
    const id = await pay(buyer, '2026-11-03T00:00:00Z')
    expect(readRefusalCode(await issue(buyer, id, { addressee }))).toBe('unprintable')
    expect(await issued(id)).toEqual([])
  },
)

test('a company invoice without a stated purpose names the bought guide', async () => {
  const rin = await shop.signUp('rin')
  const id = await pay(rin, '2026-11-03T00:00:00Z')
  await issue(rin, id, { purpose: '' })
  expect((await issued(id))[0].purpose).toMatch(/^「.+」の代金$/)
})

test('equal details return the same company invoice; a changed one refers to the first (B21.23)', async () => {
  const ben = await shop.signUp('ben')
  const id = await pay(ben, '2026-11-03T00:00:00Z')
  await Promise.all([issue(ben, id), issue(ben, id)])
  const [first, ...none] = await issued(id)
  expect(none).toEqual([])
  await issue(ben, id, { addressee: '株式会社あおぞら商事' })
  await rows(`update receipts set refunded_at = now(), refunded_amount = 50 where id = $1`, [id])
  await issue(ben, id, { addressee: '株式会社あおぞら商事' })
  expect((await issued(id)).map((row) => row.first_number)).toEqual([null, first.number, first.number])
})

test('the company invoices of a month in Japan are one PDF with a page per payment (B21.24)', async () => {
  const chie = await shop.signUp('chie')
  // This is September 30 in UTC, but October 1 in Tokyo.
  await pay(chie, '2026-09-30T16:00:00Z')
  await pay(chie, '2026-10-15T00:00:00Z', 'usd')
  await pay(chie, '2026-10-31T16:00:00Z')
  const answer = await callMutation(shop, chie, 'payments.officeMonth', { month: '2026-10', ...company })
  const { name, pdf } = readCallData<{ name: string; pdf: string }>(answer)
  expect(name).toBe('receipts-2026-10.pdf')
  expect(
    Buffer.from(pdf, 'base64')
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(2)
  expect(
    (await callMutation(shop, chie, 'payments.officeMonth', { month: '2026-08', ...company })).status,
  ).toBe(404)
})

test('a company invoice for another user’s receipt, or without a name, is rejected', async () => {
  const [dan, emi] = [await shop.signUp('dan'), await shop.signUp('emi')]
  const id = await pay(dan, '2026-11-03T00:00:00Z')
  expect((await issue(emi, id)).status).toBe(404)
  expect((await issue(dan, id, { addressee: ' ' })).status).toBe(400)
  expect((await issue(dan, id, { addressee: 'x\u202Ey' })).status).toBe(400)
  expect(await issued(id)).toEqual([])
})

test.each([
  [200, 10, 18],
  [1500, 10, 136],
  [108, 8, 8],
  [200, 0, 0],
])('a price of %i yen at a tax rate of %i percent includes %i yen of tax', (amountMinor, percent, tax) => {
  expect(calculateIncludedTax({ amountMinor, currency: 'jpy' }, percent)).toBe(tax)
})
