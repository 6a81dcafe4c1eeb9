import { expect, test } from 'vitest'
import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import { currencies, formatMoney, type Currency } from '../../../shared/money.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { submitOperation } from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1, titleJa: 'ナレーションを売る' }, { id: 2, price: 349 })
const owner = await signUpOperator(shop, 'chie')
await shop.deps.pool.query(
  `insert into income_reports (guide_id, tried, hours, weeks, income, trouble, sentence, language, created_at, changed_at)
   values (1, true, 'some', 6, 2, 'none', '知り合いのお店から始めました', 'ja', now(), now())`,
)

const sections = [
  adminPaths.home,
  adminPaths.guides,
  adminPaths.guide('files'),
  adminPaths.guide('new'),
  adminPaths.orders,
  adminPaths.disputes,
  adminPaths.messages,
  adminPaths.message('templates'),
  adminPaths.message('subscribers'),
  adminPaths.reports,
  adminPaths.codes,
  adminPaths.health,
  adminPaths.healthOf('12345678'),
  adminPaths.log,
  paths.translations,
]

test.each(pageLanguages)('the server renders every admin section with its content (%s)', async (language) => {
  for (const section of sections) {
    const { status, body } = await shop.visit(localizePath(language, section), owner)
    expect([section, status, /<h1[ >]/.test(body)]).toEqual([section, 200, true])
    // Placeholders of content that is still loading have this class.
    expect([section, body.includes('animate-wait')]).toEqual([section, false])
  }
})

test('the admin shows a report’s income as an amount and its sentence in its own language', async () => {
  const english = (await shop.visit(adminPaths.reports, owner)).body
  expect(english).toContain('Income last month: $50 to $200')
  expect(english).toMatch(/<span lang="ja"[^>]*>知り合い/)
  expect((await shop.visit(localizePath('ja', adminPaths.reports), owner)).body).toMatch(
    /直近1か月：[\d,]+円/,
  )
})

test.each([
  [
    'en',
    ['Paid', 'Access granted', 'Signed up'],
    '<span lang="en">Guide number 1</span> · <span lang="en">$2<',
  ],
  [
    'ja',
    ['支払い済み', '閲覧を開始', '新規登録'],
    '<span lang="ja">ナレーションを売る</span> · <span lang="en">$2<',
  ],
] as const)('a user’s timeline is in the language of the page (%s)', async (language, words, began) => {
  const buyer = await shop.signUp('buyer')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, buyer)
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
  await expect.poll(async () => (await shop.visit('/guide/1', buyer)).body).toContain('PAID-TEXT-1')
  const { rows } = await shop.deps.pool.query<{ id: number }>('select id from users where email = $1', [
    buyer.email,
  ])
  const id = rows[0]?.id ?? 0

  const { body } = await shop.visit(localizePath(language, adminPaths.reader(id)), owner)

  for (const word of words) expect(body).toContain(word)
  expect(body).not.toMatch(/>(granted|paid)\b/)
  expect(body.replaceAll('<!-- -->', '')).toContain(began)
})

/** Returns the rows of a CSV file that the page links to, without the header. */
function readCsv(body: string, name: string): string[][] {
  const [, text = ''] = new RegExp(`href="data:[^,]*,([^"]*)" download="${name}`).exec(body) ?? []
  const [, ...rows] = decodeURIComponent(text).trim().split('\r\n')
  return rows.map((row) => row.split(','))
}

/** Returns the total of the last column, as the page shows it. */
function formatTotal(currency: Currency, rows: string[][]): string {
  const total = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)
  return formatMoney({ amountMinor: Math.round(currency === 'usd' ? total * 100 : total), currency })
}

test.each(pageLanguages)('CSV files of the overview have the sums of its page (%s)', async (language) => {
  for (const currency of currencies)
    await buyItems(shop, await shop.signUp('buyer'), ['guide:2'], { currency })

  const { body } = await shop.visit(localizePath(language, adminPaths.home), owner)

  const shown = [...body.matchAll(/<strong class="text-xl tabular-nums">([^<]+)</g)].map(([, sum]) => sum)
  expect(shown).toEqual([expect.stringMatching(/^\$\d+\.\d\d$/), expect.stringMatching(/^¥[1-9]/)])
  const bestSold = readCsv(body, 'best-sold')
  for (const rowsOf of [
    (currency: Currency) => readCsv(body, `sales-${currency}`),
    (currency: Currency) => bestSold.filter((row) => row.at(-2) === currency),
  ])
    expect(currencies.map((currency) => formatTotal(currency, rowsOf(currency)))).toEqual(shown)
})

test('a message can be closed without a reply until it is answered, and reopened afterward', async () => {
  await shop.post('/api/contact/submit', { email: 'mei@example.com', message: 'Where is my receipt?' })
  const listMoves = async () =>
    (await shop.visit(adminPaths.message(1), owner)).body.match(/Close without replying|Reopen/g)
  expect(await listMoves()).toEqual(['Close without replying'])
  await submitOperation(shop, owner, 'admin.answerMessage', { id: 1, body: 'It is on your account page.' })
  expect(await listMoves()).toEqual(['Reopen'])
})

test('the overview explains which readers the count of read previews excludes', async () => {
  expect((await shop.visit(adminPaths.home, owner)).body).toContain('read without JavaScript')
  expect((await shop.visit(localizePath('ja', adminPaths.home), owner)).body).toContain(
    'JavaScriptを使わずに読まれた試し読み',
  )
})

test('a Japanese page of the admin shows Japanese guide titles, punctuation and times', async () => {
  const guides = (await shop.visit(localizePath('ja', adminPaths.guides), owner)).body
  expect(guides).toMatch(
    /<a [^>]*href="\/ja\/operator\/guides\/1"[^>]*lang="ja"|<a [^>]*lang="ja"[^>]*href="\/ja\/operator\/guides\/1"/,
  )
  expect(guides).toContain('価格：')
  const reports = (await shop.visit(localizePath('ja', adminPaths.reports), owner)).body
  expect(reports).toContain('<span lang="ja">ナレーションを売る</span>')
  const buyer = (await shop.visit(localizePath('ja', adminPaths.reader(1)), owner)).body
  expect(buyer).toContain('日付（日本時間）')
})
