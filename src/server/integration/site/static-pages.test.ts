import { describe, expect, test } from 'vitest'
import run from '../../../client/legal/accessibility-run.json' with { type: 'json' }
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })

/** Returns the text of the page's main element, without tags. */
async function wordsOf(path: string): Promise<string> {
  const { status, body } = await shop.visit(path)
  expect(status).toBe(200)
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? ''
  return main
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}
const linksOf = async (path: string) =>
  [...(await shop.visit(path)).body.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)
const count = (text: string, words: string) => text.split(words).length - 1

test.each([
  ['/terms-of-service', 'Effective 27 May 2025'],
  ['/ja/terms-of-service', '制定・施行日： 2025年5月27日'],
])('%s states its effective date', async (path, day) => {
  expect(await wordsOf(path)).toContain(day)
})

test('/learn-more has the documented texts and links to the home page', async () => {
  const words = await wordsOf('/learn-more')
  for (const said of [
    'Transform Your Future with AI',
    'Zero Investment Required',
    'Multiple Income Streams',
    '10k+ Success Stories',
    '1000+ AI Strategies',
    '$0 Upfront Investment',
    'No credit card required • Free to start',
  ])
    expect(words).toContain(said)
  expect((await shop.visit('/learn-more')).body).toMatch(/<a href="\/"[^>]*>Explore Our Guides</)
})

test.each(['/learn-more', '/ja/learn-more'])('%s has seven questions with answers', async (path) => {
  expect(count((await shop.visit(path)).body, '<details name=')).toBe(7)
  expect((await shop.visit(path)).body).toContain('id="questions"')
})

test.each([
  ['/success-stories', 'Sample', 'illustrative samples'],
  ['/ja/success-stories', 'サンプル', '架空のもの'],
])('%s shows twelve stories, each labeled as a sample', async (path, mark, said) => {
  const { body } = await shop.visit(path)
  expect(count(body, '<figure')).toBe(12)
  expect(count(body, `>${mark}</`)).toBe(12)
  expect(body).toContain(said)
})

test.each([
  [
    '/accessibility',
    'pages and page states',
    'which Stripe shows on our payment page',
    /Last updated [^ ]+ [^ ]+ \d{4}/,
  ],
  ['/ja/accessibility', 'のページと画面', 'Stripeが表示する、カード情報の入力欄', /最終改定日： \d{4}年/],
])(
  '%s states results, date and exceptions of the last accessibility check (B10.8)',
  async (path, ...said) => {
    const words = await wordsOf(path)
    for (const each of said) expect(words).toMatch(each)
    for (const each of [String(run.pages), String(run.rules), run.engine]) expect(words).toContain(each)
    for (const name of run.exceptions) expect(words).not.toContain(name)
  },
)

describe('pages show the seller’s details from the settings', () => {
  test.each([
    [
      '/legal/commerce',
      ['Example Ltd.', '1-2-3 Example, Tokyo', 'Provided without delay', '$2', '$15 a month'],
    ],
    [
      '/ja/legal/commerce',
      [
        '株式会社サンプル',
        '東京都千代田区サンプル1-2-3',
        '遅滞なく開示',
        '200円',
        '月額1,500円',
        '解約手数料',
      ],
    ],
    ['/terms-of-service', ['Example Ltd.']],
    ['/ja/privacy', ['株式会社サンプル', '東京都千代田区サンプル1-2-3']],
  ])('%s shows the seller’s details from the settings', async (path, said) => {
    const words = await wordsOf(path)
    for (const each of [...said, 'support@example.com']) expect(words).toContain(each)
  })

  test.each(['/contact', '/ja/contact'])('%s has a mailto link without JavaScript', async (path) => {
    expect(await linksOf(path)).toContain('mailto:support@example.com')
  })
})

test('home and all legal pages link to every legal page', async () => {
  const promised = [
    '/terms-of-service',
    '/privacy',
    '/refunds',
    '/legal/commerce',
    '/accessibility',
    '/contact',
  ]
  for (const path of ['/', ...promised]) expect(await linksOf(path)).toEqual(expect.arrayContaining(promised))
  expect(await linksOf('/ja/refunds')).toEqual(expect.arrayContaining(promised.map((path) => `/ja${path}`)))
})

test('legal pages, contact and /learn-more have no broken links or placeholders', async () => {
  const pages = ['/terms-of-service', '/privacy', '/refunds', '/legal/commerce', '/contact', '/learn-more']
  const all = await Promise.all(pages.flatMap((path) => [linksOf(path), linksOf(`/ja${path}`)]))
  const inside = new Set(all.flat().filter((href) => href?.startsWith('/')))
  const lost: string[] = []
  for (const href of inside)
    if ((await shop.visit(String(href).split('#', 1)[0] ?? '')).status !== 200) lost.push(String(href))
  expect(lost).toEqual([])
  for (const path of pages) expect(await wordsOf(path)).not.toMatch(/\]\(|\{\w+\}/)
})

test.each(['/checkout/subscription', '/ja/checkout/subscription'])(
  '%s states renewal, yearly cost and cancellation of Pro before the order',
  async (path) => {
    const words = await wordsOf(path)
    const said = path.startsWith('/ja')
      ? ['自動更新', '18,000円', 'いつでも解約', 'お申し込みの期間', '提供時期']
      : [
          'renews automatically',
          'That’s $180 over 12 months.',
          'At any time under',
          'No end date',
          'nothing is shipped',
        ]
    for (const each of said) expect(words).toContain(each)
  },
)

test('a page with the seller’s details takes no database query and contains them as data', async () => {
  expect(await shop.queriesDuring(() => shop.visit('/legal/commerce'))).toBe(0)
  expect((await shop.visit('/contact')).body).toContain(`["config","seller"]`)
})
