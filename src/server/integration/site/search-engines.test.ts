import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { pageLanguages } from '../../../shared/languages.ts'
import { publicTeaser, type TestGuide } from '../../testing/guide.ts'
import { findElements, readXml } from '../../testing/read-xml.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'

const origin = 'http://localhost:3000'
const summary = 'What this guide is about, in a sentence that is long enough for a search result.'

const shop = await openTestShop({ client: 'built' })
await shop.stock(
  { id: 1, tags: ['AI Writing'], summaryEn: summary },
  { id: 2, isFreePreview: true, tags: ['Automation'], summaryEn: `${summary} `.repeat(6) },
  { id: 3, titleJa: '', summaryJa: null, contentJa: '', tags: ['Voice Over'], price: 350, priceJpy: 480 },
  { id: 7, titleEn: 'A "quoted" </script><b> & title', titleJa: '<b>「引用」&題名', summaryEn: null },
  { id: 31, titleEn: 'A twin of the first' },
  ...Array.from({ length: 60 }, (_, index) => ({ id: 100 + index, tags: ['Passive Income'] })),
)
await shop.deps.pool.query('update guides set duplicate_of = 1 where id = 31')
await shop.deps.catalogue.refresh()

/** Stores a guide and deletes it when the test ends, so that lists and feeds of other tests do not have it. */
async function stockUntilTestEnds(guide: TestGuide): Promise<void> {
  onTestFinished(async () => {
    await shop.deps.pool.query('delete from guides where id = $1', [guide.id])
    await shop.deps.catalogue.refresh()
  })
  await shop.stock(guide)
}

const pathOf = (address: string) => address.replace(origin, '') || '/'

/** Returns every URL of every sitemap, with its last change and alternates. */
async function crawlSitemaps() {
  const index = readXml((await shop.visit('/sitemap.xml')).body)
  const sitemaps = findElements(index, 'loc').map(({ text }) => text)
  const read = await Promise.all(sitemaps.map((address) => shop.visit(pathOf(address))))
  return read.flatMap(({ body }) =>
    findElements(readXml(body), 'url').map((url) => ({
      address: findElements(url, 'loc')[0]?.text ?? '',
      changedAt: findElements(url, 'lastmod')[0]?.text,
      alternates: findElements(url, 'xhtml:link').map(({ attributes }) => [
        attributes['hreflang'],
        attributes['href'],
      ]),
    })),
  )
}

interface Page extends TestResponse {
  path: string
}

async function crawlPages(): Promise<Page[]> {
  const pages: Page[] = []
  for (const { address } of await crawlSitemaps()) {
    const path = pathOf(address)
    pages.push({ path, ...(await shop.visit(path)) })
  }
  return pages
}

const unescape = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const read = (pattern: RegExp, { body }: TestResponse) => unescape(pattern.exec(body)?.[1] ?? '')
const titleOf = (page: TestResponse) => read(/<title>([^<]*)<\/title>/, page)
const descriptionOf = (page: TestResponse) =>
  read(/<meta name="description"(?: lang="en")? content="([^"]*)"/, page)
const canonicalOf = (page: TestResponse) => read(/<link rel="canonical" href="([^"]*)"/, page)
const propertyOf = (page: TestResponse, name: string) =>
  read(new RegExp(`<meta property="${name}" content="([^"]*)"`), page)
const alternatesOf = ({ body }: TestResponse) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language = '', address = '']) => [language, unescape(address)],
  )

type Thing = Record<string, unknown> & { '@type': string }
function factsOf({ body }: TestResponse): Thing[] {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? []
  const { '@context': context, '@graph': things } = JSON.parse(json) as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return things as Thing[]
}
const named = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

describe('every page in the sitemaps is public and has complete metadata', () => {
  let pages: Page[]
  beforeAll(async () => {
    pages = await crawlPages()
  })

  test('sitemaps list every public page in both languages, but no near-duplicates or private pages', () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/ja',
        '/guides',
        '/ja/guides',
        '/guide/1',
        '/ja/guide/7',
        '/guides?q=ai-writing',
        '/learn-more',
        '/ja/terms-of-service',
        '/privacy',
        '/contact',
        '/subscribe',
        '/success-stories',
      ]),
    )
    expect(
      paths.filter((path) => /\/31$|login|checkout|profile|my-guides|receipts|search/.test(path)),
    ).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('every page in the sitemaps returns 200 and is its own canonical URL', () => {
    for (const page of pages) {
      expect([page.path, page.status]).toEqual([page.path, 200])
      expect(pathOf(canonicalOf(page))).toBe(page.path)
      expect(page.body).not.toContain('noindex')
      expect(propertyOf(page, 'og:url')).toBe(canonicalOf(page))
    }
  })

  test('the language versions of every page in the sitemaps link to each other', () => {
    const alternates = new Map(pages.map((page) => [canonicalOf(page), alternatesOf(page)]))
    for (const [address, own] of alternates) {
      expect(own.map(([language]) => language)).toEqual(['en', 'ja', 'x-default'])
      expect(own.map(([, href]) => href)).toContain(address)
      for (const [, href = ''] of own) expect(alternates.get(href)).toEqual(own)
    }
  })

  test('every page in the sitemaps has a unique title per language and a description of proper length', () => {
    for (const language of pageLanguages) {
      const inLanguage = pages.filter(({ path }) => /^\/ja(\/|$)/.test(path) === (language === 'ja'))
      const titles = inLanguage.map(titleOf)
      expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
      for (const page of inLanguage) {
        const { length } = [...descriptionOf(page)]
        expect([page.path, length > (language === 'ja' ? 8 : 20) && length <= 160]).toEqual([page.path, true])
      }
    }
  })

  test('pages in the sitemaps have no broken or redirected links', async () => {
    const links = new Set(
      pages.flatMap(({ body }) =>
        // Excludes actions of POST forms, which are no pages.
        [
          ...body
            .replaceAll(/ action="[^"]*" method="post"/g, '')
            .matchAll(/ (?:href|src|action)="(\/[^"#]*)/g),
        ].map(([, link = '']) => unescape(link)),
      ),
    )
    expect(links.size).toBeGreaterThan(100)
    for (const link of links) expect([link, (await shop.visit(link)).status]).toEqual([link, 200])
  })

  test('every page in the sitemaps has publisher and breadcrumb as structured data', () => {
    for (const page of pages) {
      const facts = factsOf(page)
      expect(named(facts, 'Organization')).toMatchObject({ name: 'AI Income Guides', url: `${origin}/` })
      const place = named(facts, 'BreadcrumbList')?.['itemListElement'] as { item: string }[] | undefined
      const isHome = page.path === '/' || page.path === '/ja'
      expect(place?.at(-1)?.item).toBe(isHome ? undefined : canonicalOf(page))
    }
  })

  test('every page in the sitemaps has an Open Graph image', async () => {
    const pictures = new Set(pages.map((page) => pathOf(propertyOf(page, 'og:image'))))
    expect(pictures.has('/og-ja.png')).toBe(true)
    expect(
      [...pictures].filter((path) => !/^\/og(-(en|ja)\.png|\/guide\/\d+-(en|ja)\.png\?v=\w+)$/.test(path)),
    ).toEqual([])
    expect((await shop.visit('/og-en.png')).headers['content-type']).toBe('image/png')
  })
})

test('sitemaps contain the last change of each guide, and their index that of each sitemap', async () => {
  const card = shop.deps.catalogue.current().find(2)
  const listed = (await crawlSitemaps()).find(({ address }) => address === `${origin}/ja/guide/2`)
  expect(listed).toEqual({
    address: `${origin}/ja/guide/2`,
    changedAt: card?.updatedAt,
    alternates: [
      ['en', `${origin}/guide/2`],
      ['ja', `${origin}/ja/guide/2`],
      ['x-default', `${origin}/guide/2`],
    ],
  })
  const index = readXml((await shop.visit('/sitemap.xml')).body)
  expect(findElements(index, 'lastmod')).toHaveLength(findElements(index, 'sitemap').length)
  expect((await shop.visit('/sitemaps/en-guides-9.xml')).status).toBe(404)
})

describe('a guide page has structured data and a description', () => {
  test('a paid guide has structured data as product with local price and as article with paywall', async () => {
    const english = factsOf(await shop.visit('/guide/3'))
    expect(named(english, 'Product')).toMatchObject({
      name: 'Guide number 3',
      offers: { price: '3.50', priceCurrency: 'USD', url: `${origin}/guide/3` },
    })
    const japanese = factsOf(await shop.visit('/ja/guide/3'))
    expect(named(japanese, 'Product')).toMatchObject({ offers: { price: '480', priceCurrency: 'JPY' } })
    expect(named(japanese, 'Article')).toMatchObject({
      license: `${origin}/ja/terms-of-service#use`,
      usageInfo: `${origin}/ja/terms-of-service#use`,
      isAccessibleForFree: false,
      inLanguage: 'en',
      hasPart: { isAccessibleForFree: false, cssSelector: '.locked-part' },
    })
    expect((await shop.visit('/ja/guide/3')).body).toContain('class="locked-part ')
  })

  test('a free guide has structured data as a free article and no product', async () => {
    const facts = factsOf(await shop.visit('/guide/2'))
    expect(named(facts, 'Article')).toMatchObject({ isAccessibleForFree: true })
    expect(named(facts, 'Article')?.['hasPart']).toBeUndefined()
    expect(named(facts, 'Product')).toBeUndefined()
  })

  test('a guide’s description is its shortened summary, or its preview without a summary', async () => {
    expect(descriptionOf(await shop.visit('/guide/7'))).toBe(publicTeaser)
    const long = descriptionOf(await shop.visit('/guide/2'))
    expect(long).toMatch(/^What this guide.*[^ ]…$/)
    expect(long.length).toBeLessThanOrEqual(160)
  })

  test('markup in a guide’s title is escaped in title, Open Graph and structured data', async () => {
    const page = await shop.visit('/guide/7')
    expect(titleOf(page)).toBe('A "quoted" </script><b> & title | AI Income Guides')
    expect(propertyOf(page, 'og:title')).toBe(titleOf(page))
    expect(named(factsOf(page), 'Article')).toMatchObject({ headline: 'A "quoted" </script><b> & title' })
  })

  test('both URLs of a guide share a canonical URL, and a near-duplicate uses the visible guide’s', async () => {
    expect(canonicalOf(await shop.visit('/guides/1?session_id=cs_1&payment_verified=true'))).toBe(
      `${origin}/guide/1`,
    )
    const twin = await shop.visit('/guide/31')
    expect(canonicalOf(twin)).toBe(`${origin}/guide/1`)
    expect(named(factsOf(twin), 'Product')).toBeUndefined()
  })
})

describe('pages of the guide list have canonical URLs and titles', () => {
  test('categories and page numbers of the guide list have separate canonical URLs and titles', async () => {
    const [category, second] = [
      await shop.visit('/ja/guides?q=Passive+Income'),
      await shop.visit('/guides?page=2'),
    ]
    expect(canonicalOf(category)).toBe(`${origin}/ja/guides?q=passive-income`)
    expect(titleOf(category)).toBe('ストック収入のガイド | AI Income Guides')
    expect(canonicalOf(second)).toBe(`${origin}/guides?page=2`)
    expect(titleOf(second)).toBe('All AI Income Guides (Page 2)')
  })

  test.each([
    ['/guides?sort=newest', '/guides'],
    ['/guides?page=2&sort=newest', '/guides'],
    ['/search', '/guides'],
    ['/search?q=automation', '/guides?q=automation'],
    ['/?show=18', '/'],
  ])('the list at %s has the canonical URL %s', async (path, stands) => {
    expect(pathOf(canonicalOf(await shop.visit(path)))).toBe(stands)
  })

  test.each([
    ['/guides?q=number+7', /^Results for “number 7” \([1-9]\d* guides?\) \| AI Income Guides$/],
    ['/guides?q=zzzzzz', /^Results for “zzzzzz” \(0 guides\) \| AI Income Guides$/],
    ['/ja/guides?q=zzzzzz', /^「zzzzzz」の検索結果（0件） \| AI Income Guides$/],
    ['/search?q=%3Cb%3E%26', /^Results for “<b>&” \(\d+ guides?\) \| AI Income Guides$/],
  ])('search results at %s have query and count in the title', async (path, title) => {
    expect(titleOf(await shop.visit(path))).toMatch(title)
  })

  test('search results are not indexed and have no canonical URL', async () => {
    const page = await shop.visit('/guides?q=number')
    expect([page.status, canonicalOf(page)]).toEqual([200, ''])
    expect(page.body).toContain('<meta name="robots" content="noindex">')
  })

  test('the guide list returns 404 after its last page', async () => {
    const page = await shop.visit('/guides?page=99')
    expect([page.status, canonicalOf(page)]).toEqual([404, ''])
  })
})

test.each([
  ['/', 'home'],
  ['/ja/learn-more', 'learn-more'],
])('the questions on %s are in its structured data with the same text', async (path) => {
  const page = await shop.visit(path)
  const questions = named(factsOf(page), 'FAQPage')?.['mainEntity'] as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(questions.length).toBeGreaterThanOrEqual(5)
  const seen = unescape(
    page.body.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
  for (const { name, acceptedAnswer } of questions) {
    expect(seen).toContain(`>${name}<`)
    expect(seen).toContain(acceptedAnswer.text)
  }
})

test('the Pro page has its monthly price as structured data', async () => {
  expect(named(factsOf(await shop.visit('/ja/subscribe')), 'Product')).toMatchObject({
    offers: {
      price: '1500',
      priceCurrency: 'JPY',
      priceSpecification: { referenceQuantity: { unitCode: 'MON' } },
    },
  })
})

/** Returns whether robots.txt disallows the path. The longest matching rule wins (RFC 9309). */
async function isRefused(path: string): Promise<boolean> {
  const { body } = await shop.visit('/robots.txt')
  const rules = [...body.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, verdict, prefix = '']) => ({
    verdict,
    prefix,
  }))
  const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
  return matching.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.verdict === 'Disallow'
}

describe('robots.txt allows public pages and disallows private ones', () => {
  test.each([
    '/login',
    '/profile',
    '/my-guides',
    '/payment-success',
    '/checkout/1',
    '/checkout/subscription',
    '/receipts/0198f3a2-0000-7000-8000-000000000000',
  ])('%s is disallowed for robots and not indexed, in both languages', async (path) => {
    for (const address of [path, `/ja${path}`]) {
      expect([address, await isRefused(address)]).toEqual([address, true])
      expect((await shop.visit(address)).body).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('robots may fetch every page of the sitemaps and the guide list API', async () => {
    for (const { address } of await crawlSitemaps()) expect(await isRefused(pathOf(address))).toBe(false)
    expect(await isRefused('/api/guides?limit=10000&language=en')).toBe(false)
    expect(await isRefused('/api/users/access-status')).toBe(true)
    expect((await shop.visit('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

const categories = async (path: string) =>
  findElements(readXml((await shop.visit(path)).body), 'category').map(({ attributes }) => attributes['term'])
const keywordsOf = async (path: string) => named(factsOf(await shop.visit(path)), 'Article')?.['keywords']

describe('the Atom feed lists the latest guides', () => {
  test.each([
    ['en', '/', '/feed.xml', 'Guide number 159'],
    ['ja', '/ja/guides', '/ja/feed.xml', 'ガイド第159号'],
  ])(
    'the Atom feed in %s has the latest 30 guides with their teasers',
    async (language, from, feedPath, newest) => {
      expect((await shop.visit(from)).body).toContain(`href="${origin}${feedPath}"`)
      const answer = await shop.visit(feedPath)
      expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      const feed = readXml(answer.body)
      expect(feed.attributes['xml:lang']).toBe(language)
      const entries = findElements(feed, 'entry')
      expect(entries).toHaveLength(30)
      expect(findElements(feed, 'title')[1]?.text).toBe(newest)
      for (const entry of entries) {
        const link = findElements(entry, 'link')[0]?.attributes['href'] ?? ''
        expect((await shop.visit(pathOf(link))).status).toBe(200)
        expect(findElements(entry, 'content')[0]?.text).toContain(
          language === 'en' ? publicTeaser : 'だれでも読める',
        )
        expect(findElements(entry, 'id')[0]?.text).toBe(link)
      }
    },
  )

  test('categories in feeds and structured data are in the language of the page', async () => {
    expect(await categories('/feed.xml')).toContain('Passive Income')
    expect(await categories('/ja/feed.xml')).not.toContainEqual(expect.stringMatching(/[a-z]{3}/i))
    expect(await keywordsOf('/guide/3')).toEqual(['Voice Over'])
    expect(await keywordsOf('/ja/guide/3')).toEqual(['ナレーション'])
  })

  test('the Atom feed returns 304 until a guide is added', async () => {
    const first = await shop.visit('/feed.xml')
    const ask = () => shop.visit('/feed.xml', undefined, { 'if-none-match': String(first.headers['etag']) })
    expect((await ask()).status).toBe(304)
    await stockUntilTestEnds({ id: 500, titleEn: 'Brand new', tags: [] })
    expect((await ask()).body).toContain('Brand new')
  })

  test('the Atom feed escapes markup in titles and drops control characters', async () => {
    await stockUntilTestEnds({ id: 501, titleEn: '<b>&amp;</b> \u0001"', tags: ['<&'] })
    const feed = readXml((await shop.visit('/feed.xml')).body)
    expect(findElements(feed, 'title')[1]?.text).toBe('<b>&amp;</b> "')
  })
})

test('llms.txt describes the shop and its prices, with working links', async () => {
  const { body, headers } = await shop.visit('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# AI Income Guides\n\n> /)
  expect(body).toContain('paid for: one guide from $2')
  const links = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => pathOf(address))
  expect(links).toContain('/guide/2')
  for (const link of links) expect([link, (await shop.visit(link)).status]).toEqual([link, 200])
})

test('security.txt names a contact and expires within a year', async () => {
  const { body } = await shop.visit('/.well-known/security.txt')
  expect(body).toContain('Contact: mailto:support@example.com\n')
  expect(body).toContain('Preferred-Languages: en, ja\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('the web app manifest and its icons make the shop installable', async () => {
  const { body, headers } = await shop.visit('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(body) as {
    icons: { src: string; sizes: string; purpose?: string }[]
    start_url: string
  }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  )
  for (const { src } of manifest.icons) expect((await shop.visit(src)).status).toBe(200)
  const icons = [
    ...(await shop.visit('/')).body.matchAll(
      /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g,
    ),
  ]
  expect(icons).toHaveLength(4)
  for (const [, icon = ''] of icons) expect((await shop.visit(icon)).status).toBe(200)
})

const pictureOf = async (path: string) => pathOf(propertyOf(await shop.visit(path), 'og:image'))
const bytes = async (path: string) => shop.app.inject({ url: path })

describe('each guide has an Open Graph image', () => {
  test('the Open Graph image differs by title and language, is immutable and is revalidated with 304', async () => {
    const [english, japanese, other] = await Promise.all(
      ['/guide/1', '/ja/guide/1', '/guide/100'].map(async (path) => bytes(await pictureOf(path))),
    )
    expect(english?.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(english?.rawPayload.readUInt32BE(16)).toBe(1200)
    expect(english?.rawPayload.equals(japanese?.rawPayload ?? Buffer.alloc(0))).toBe(false)
    expect(english?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(false)
    const again = await shop.visit(await pictureOf('/guide/1'), undefined, {
      'if-none-match': String(english?.headers['etag']),
    })
    expect(again.status).toBe(304)
  })

  test('the Open Graph image of a changed guide has a new URL', async () => {
    const before = await pictureOf('/guide/100')
    await shop.stock({ id: 100, titleEn: 'Another title' })
    expect(await pictureOf('/guide/100')).not.toBe(before)
    expect((await bytes(before)).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('the Open Graph image redirects to the default image while too many are queued', async () => {
    const asked = Array.from({ length: 11 }, (_, index) => bytes(`/og/guide/${110 + index}-en.png`))
    const { statusCode, headers } = (await asked.at(-1)) ?? {}
    expect([statusCode, headers?.['location']]).toEqual([302, '/og-en.png'])
    expect((await asked[0])?.statusCode).toBe(200)
  })

  test.each(['/og/guide/9999-en.png', '/og/guide/1-th.png', '/og/guide/1.png', '/og/guide/x-en.png'])(
    'the Open Graph image URL %s returns 404',
    async (path) => {
      expect((await shop.visit(path)).status).toBe(404)
    },
  )
})
