import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { readChunkPaths } from '../../testing/browser/chunk-paths.ts'
import { publicTeaser } from '../../testing/guide.ts'
import { parseVisibleTexts } from '../../testing/read-html.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true }, { id: 3 }, { id: 195, titleJa: '' })
const aiko = await shop.signUp('aiko')

const pages = [
  '/',
  '/guides',
  '/search',
  '/guide/1',
  '/guides/1',
  '/payment-success',
  '/learn-more',
  '/subscribe',
  '/checkout/1',
  '/checkout/subscription',
  '/terms-of-service',
  '/privacy',
  '/contact',
  '/success-stories',
  '/refunds',
  '/legal/commerce',
  '/accessibility',
  '/login',
  '/profile',
]

describe.each([
  ['en', ''],
  ['ja', '/ja'],
])('pages in %s', (language, prefix) => {
  test.each(pages)('%s has its language, a title and a heading, and no inline styles', async (path) => {
    const { status, body } = await shop.visit(prefix + path === '/ja/' ? '/ja' : prefix + path)
    expect(status).toBe(200)
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toMatch(/<title>[^<]{3,}<\/title>/)
    expect(body).toMatch(/<h1[^>]*>[^<]/)
    expect(body).not.toMatch(/ style="/)
  })
})

test('only English pages on wide screens preload the font of headings, within 20 kB', async () => {
  const [tag, file] =
    /<link[^>]* as="font"[^>]* href="([^"]+\.woff2)"[^>]*>/.exec((await shop.visit('/')).body) ?? []
  expect(tag).toContain('media="(min-width: 48rem)"')
  const font = await shop.visit(file ?? '')
  expect(font.status).toBe(200)
  expect(Number(font.headers['content-length'])).toBeLessThanOrEqual(20_000)
  expect((await shop.visit('/ja')).body).not.toContain('woff2')
})

/** Matches product names and the title of the guide without a Japanese title. */
const alsoInJapanese = /AI Income Guides|Firebase Authentication|Google Firebase|^Guide number 195 \|/g

test.each([...pages, '/my-guides', '/guide/195', '/guide/abc', '/nothing/here'])(
  'the Japanese page %s has no English text without a lang attribute',
  async (path) => {
    const { body } = await shop.visit(path === '/' ? '/ja' : `/ja${path}`)
    const said = parseVisibleTexts(body)
    expect(said.length).toBeGreaterThan(30)
    const english = said.filter(
      ({ text, language }) =>
        language === 'ja' && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(text.replaceAll(alsoInJapanese, '')),
    )
    expect(english).toEqual([])
  },
)

async function frameOf(path: string) {
  const { body } = await shop.visit(path)
  const part = (name: string) => new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(body)?.[0] ?? ''
  const textsOf = (name: string) => parseVisibleTexts(part(name)).map(({ text }) => text)
  return { header: textsOf('header'), footer: textsOf('footer'), footerHtml: part('footer') }
}

test('every page has the common header and footer', async () => {
  for (const path of pages) {
    const { header, footer, footerHtml } = await frameOf(path)
    expect(header).toEqual(expect.arrayContaining(['AI Income Guides', 'Guides', 'EN', '日本語']))
    expect(header.includes('Home')).toBe(path !== '/')
    expect(header).toEqual(expect.arrayContaining(['Log in', 'Sign up']))
    expect(footer).toContainEqual(expect.stringMatching(/^© 20\d\d AI Income Guides/))
    for (const link of ['/terms-of-service', '/privacy', '/contact'])
      expect(footerHtml).toContain(`href="${link}"`)
  }
})

test('without analytics settings no consent is requested', async () => {
  expect((await shop.visit('/')).body).not.toMatch(/<html[^>]*data-analytics/)
})

test.each([
  ['/nothing/here', 404],
  ['/ja/nothing', 404],
  ['/guide/999', 404],
  ['/guide/abc', 400],
  ['/ja/guides/12abc', 400],
  ['/guide/%EF%BC%97', 400],
])('%s returns %i with a page that contains links', async (path, status) => {
  const answer = await shop.visit(path)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain('href="')
})

test('a guide page with an invalid id shows the documented error', async () => {
  expect((await shop.visit('/guide/abc')).body).toContain('ガイドIDが無効です')
  expect((await shop.visit('/ja/guides/abc')).body).toContain('ガイドIDが無効です')
})

test.each([
  ['/', ['1000+ AI Income Guides Available', 'Explore Our Guides']],
  [
    '/guides',
    [
      'All AI Income Guides',
      'Browse our complete collection of AI income strategies and guides',
      'View Details',
      'All Guides',
      'AI Writing',
      'No Investment',
      'Passive Income',
      'Automation',
      'Digital Products',
      'Voice Over',
    ],
  ],
  ['/guides?q=nothing+like+it', ['No guides found', 'Try removing your filters or come back later.']],
  ['/guides?q=Remote+Work', ['No guides found with tag #Remote Work', 'Show All Guides']],
  ['/guide/1', ['Try One for Only $2', 'Subscribe and unlock your future for $15']],
  ['/guide/195', ['Premium']],
  [
    '/subscribe',
    [
      '$15 / month',
      'Unlimited access to all guides',
      'New guides weekly',
      'Exclusive Pro-only content',
      'Priority support',
      'Start Pro Subscription',
    ],
  ],
  ['/checkout/1', ['Purchase Guide number 1', 'Login required. Please log in to purchase this guide.']],
  ['/ja/checkout/1', ['Purchase Guide number 1', 'ログインが必要です。ログインしてから再度お試しください。']],
  ['/checkout/subscription', ['Subscribe to Pro Plan', 'Return home', 'Browse more guides']],
  ['/ja/checkout/subscription', ['Subscribe to Pro Plan']],
  ['/checkout/abc', ['ガイドIDが無効です', 'Invalid guide ID']],
  ['/ja/checkout/999', ['ガイドIDが見つかりません']],
  ['/payment-success', ['Verifying Your Purchase...']],
])('%s contains its documented texts word for word', async (path, texts) => {
  const said = parseVisibleTexts((await shop.visit(path)).body).map(({ text }) => text)
  expect(said).toEqual(expect.arrayContaining(texts))
})

test.each([
  ['/', 'Explore Our Guides', '/guides'],
  ['/subscribe', 'Start Pro Subscription', '/checkout/subscription'],
  ['/checkout/1', 'Return home', '/'],
  ['/checkout/1', 'Browse more guides', '/guides'],
])('on %s, %s links to %s', async (path, label, target) => {
  const { body } = await shop.visit(path)
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  const led = links.filter(([, , inside]) => inside?.includes(label)).map(([, href]) => href)
  expect(led).toContain(target)
})

test('a guest sees the preview of a paid guide but not its paid text', async () => {
  const { body } = await shop.visit('/guide/1')
  expect(body).toContain(publicTeaser)
  expect(body).not.toContain('PAID-TEXT-1')
  expect((await shop.visit('/guide/2')).body).toContain('PAID-TEXT-2')
})

test.each([
  ['/guide/1', ['Your first guide', 'This guide', 'Every guide']],
  ['/ja/guide/1', ['無料の1冊', 'このガイドだけ', 'すべてのガイド']],
])('the paywall of %s offers the free guide, then this guide, then all guides', async (path, names) => {
  const { body } = await shop.visit(path)
  const choices = [...body.matchAll(/<h3[^>]*>([^<]+)<\/h3><p class="[^"]*text-xl/g)].map(([, name]) => name)
  expect(choices).toEqual(names)
})

test('a guide page shows prices in the currency of its language', async () => {
  expect((await shop.visit('/guide/1')).body).toContain('Try One for Only $2')
  const japanese = (await shop.visit('/ja/guide/1')).body
  expect(japanese).toContain('¥200')
  expect(japanese).not.toContain('$2')
})

test('a Japanese page of an untranslated guide shows English with lang="en"', async () => {
  expect((await shop.visit('/ja/guide/195')).body).toMatch(/lang="en"[^>]*>Guide number 195/)
})

test('a guide page has a canonical link and hreflang links to both languages', async () => {
  const { body } = await shop.visit('/ja/guide/1')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/ja/guide/1">')
  expect(body).toContain('hreflang="en" href="http://localhost:3000/guide/1"')
  expect(body).toContain('hreflang="x-default" href="http://localhost:3000/guide/1"')
  expect((await shop.visit('/login')).body).toContain('noindex')
})

test('a guest’s page is public, sets no cookie and is revalidated with 304', async () => {
  const first = await shop.visit('/guides?utm_source=mail', undefined, { 'accept-encoding': 'br' })
  const again = await shop.visit('/guides', undefined, {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers['etag']),
  })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(again.status).toBe(304)
})

test.each([
  ['/guides', 'Hello, '],
  ['/ja/guides', ' さん'],
])('%s greets a user by email address, even with a username', async (path, words) => {
  await shop.post('/api/auth/username', { username: 'あいこ' }, aiko)
  const { body } = await shop.visit(path, aiko)
  const greeting = /<summary title="[^"]*"[^>]*>.*?<\/summary>/s.exec(body)?.[0] ?? ''
  expect(greeting).toContain(`title="${aiko.email}"`)
  const said = parseVisibleTexts(greeting).map(({ text }) => text)
  expect(said.join()).toContain(aiko.email)
  expect(said.join()).not.toContain('あいこ')
  expect(greeting).toContain(words)
})

test('the home page offers the free guide only to visitors who have not picked one', async () => {
  const offer = 'Your first guide is free'
  const reader = await shop.signUp('nao')
  expect((await shop.visit('/')).body).toContain(offer)
  expect((await shop.visit('/', reader)).body).toContain(offer)
  expect((await shop.post('/api/users/free-selection', { guideId: 1 }, reader)).status).toBe(200)
  expect((await shop.visit('/', reader)).body).not.toContain(offer)
})

test.each(['/receipts/x', `/receipts/${crypto.randomUUID()}`, '/gift/x', `/gift/${crypto.randomUUID()}`])(
  '%s returns 404 to a user who does not own it, and asks guests to log in',
  async (path) => {
    const { status, body } = await shop.visit(path, aiko)
    expect([status, /<title>([^<]*)/.exec(body)?.[1]]).toEqual([404, 'Page not found | AI Income Guides'])
    const guest = await shop.visit(path)
    expect(guest.status).toBe(200)
    expect(guest.body).toContain('Log in')
  },
)

test.each(['/nothing/here', '/guide/999999'])('%s returns 404 with a search form', async (path) => {
  const { status, body } = await shop.visit(path)
  expect(status).toBe(404)
  expect(/<main.*<\/main>/s.exec(body)?.[0]).toMatch(/<form [^>]*action="\/guides".*<input[^>]* name="q"/s)
})

test('a checkout URL with an unknown or missing guide id returns 404 and explains it', async () => {
  const unknown = await shop.visit('/checkout/999999')
  expect([unknown.status, unknown.body.includes('There’s no guide with this number')]).toEqual([404, true])
  expect((await shop.visit('/ja/checkout/999999')).body).toContain('この番号のガイドはありません')
  const without = await shop.visit('/checkout')
  expect([
    without.status,
    without.body.includes('The address of a checkout page ends in a guide number'),
  ]).toEqual([404, true])
})

test('/bundle/paid without a payment reports that no payment was found', async () => {
  for (const reader of [undefined, aiko]) {
    const { body } = await shop.visit('/bundle/paid', reader)
    expect(body).toContain('We couldn’t find a payment for this page')
    expect(body).not.toContain('Your payment is being confirmed')
    expect(body).not.toContain('Log in to buy')
  }
  const { body } = await shop.visit('/bundle/paid?payment_intent=pi_1')
  expect(body).toContain('log in with the account you used to pay')
  expect(body).not.toContain('Log in to buy')
})

test('the guide list has a separate paragraph for its subtitle', async () => {
  const { body } = await shop.visit('/guides')
  expect(body).toMatch(/Browse our complete collection of AI income strategies and guides<\/p>/)
})

test('a page of a signed-in user is private and not stored', async () => {
  const { headers, body } = await shop.visit('/guide/1', aiko)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(body).toContain(aiko.email)
})

test('a cached guest page makes no database query, a signed-in guide page at most two', async () => {
  await shop.visit('/guide/2')
  await shop.visit('/guides')
  expect(await shop.queriesDuring(() => shop.visit('/guide/2'))).toBe(0)
  expect(await shop.queriesDuring(() => shop.visit('/guides?page=1'))).toBe(0)
  expect(await shop.queriesDuring(() => shop.visit('/api/guides?search=guide'))).toBe(0)
  expect(await shop.queriesDuring(() => shop.visit('/api/users/can-view/1', aiko))).toBe(1)
  // The first visit caches the user's name.
  await shop.visit('/', aiko)
  expect(await shop.queriesDuring(() => shop.visit('/ja/guide/2', aiko))).toBe(2)
  // The text is cached now, so only the access check needs a query.
  expect(await shop.queriesDuring(() => shop.visit('/ja/guide/2', aiko))).toBe(1)
})

test('a search finds a category by its name in either language', async () => {
  await shop.stock({ id: 2, isFreePreview: true, tags: ['Automation'] })
  const found = async (path: string) => (await shop.visit(path)).body.includes('href="/ja/guide/2"')
  expect(await found('/ja/guides?q=Automation')).toBe(true)
  expect(await found(`/ja/guides?q=${encodeURIComponent('自動化')}`)).toBe(true)
  expect(await found('/ja/guides?q=Voice+Over')).toBe(false)
})

test('a home URL with a guide path in its query redirects to the guide', async () => {
  const answer = await shop.visit('/?share=/guides/1')
  expect(answer.status).toBe(301)
  expect(answer.headers['location']).toBe('/guide/1')
})

test.each([
  ['/ja/?utm=1', '/ja?utm=1'],
  ['/guide/007', '/guide/7'],
  ['/ja/guides/01', '/ja/guides/1'],
  ['/faq', '/learn-more#questions'],
  ['/ja/faq', '/ja/learn-more#questions'],
  ['/Guides/?q=AI+Writing', '/guides?q=AI+Writing'],
  ['/ja/index.html', '/ja'],
  [
    '//GUIDES/7/?session_id=cs_Test&payment_verified=true',
    '/guides/7?session_id=cs_Test&payment_verified=true',
  ],
])('%s redirects to %s in one step', async (from, to) => {
  const answer = await shop.visit(from)
  expect([answer.status, answer.headers['location']]).toEqual([301, to])
  expect((await shop.visit(to)).status).not.toBe(301)
})

test('a list URL with empty parameters redirects to the URL without them', async () => {
  const answer = await shop.visit('/ja/guides?q=&free=1&sort=longest&tool=&cost=')
  expect([answer.status, answer.headers['location']]).toEqual([301, '/ja/guides?free=1&sort=longest'])
  const plain = await shop.visit('/guides?q=&sort=')
  expect([plain.status, plain.headers['location']]).toEqual([301, '/guides'])
})

test.each(['Bearer invented', 'Basic c3RhZ2luZzpzZWNyZXQ='])(
  'a browser that sends the invalid authorization %s gets the guest page',
  async (authorization) => {
    const answer = await shop.visit('/guide/1', undefined, { authorization })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  },
)

test('a URL path that starts with two slashes stays on this site', async () => {
  expect((await shop.visit('//guides')).headers['location']).toBe('/guides')
  expect((await shop.visit('//')).headers['location']).toBe('/')
  expect((await shop.visit('//evil.example')).status).toBe(404)
  // Uses a raw request, because fetch normalizes backslashes.
  const status = await new Promise((resolve) => {
    http.get(shop.url, { path: '/\\[' }, (answer) => resolve(answer.resume().statusCode))
  })
  expect(status).toBe(404)
})

test.each(['/ja//evil.example', '/ja/%5C/evil.example', '//evil.example', '/ja//evil.example//'])(
  'the 404 page of %s contains no link to another site',
  async (path) => {
    const { status, body } = await shop.visit(path)
    expect(status).toBe(404)
    expect(body).toContain('evil.example')
    expect(body).not.toMatch(/(?:href|action|content)="[/\\]{2}/)
  },
)

test('a changed guide is shown on the next visit of its page', async () => {
  await shop.visit('/guide/3')
  await shop.stock({ id: 3, titleEn: 'A better title' })
  expect((await shop.visit('/guide/3')).body).toContain('A better title')
})

test('the content security policy allows inline scripts only by hash', async () => {
  const { headers, body } = await shop.visit('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(body.match(/<script>/g)).toHaveLength(1)
})

test('a static page lists its scripts without loading them, and the login page preloads them', async () => {
  const addressOf = await readChunkPaths()
  const own = ['client/guides/reading/guide-page.tsx', 'shared/texts/ja/shop.ts', 'shared/texts/ja/guide.ts']
  const named = ['/assets/index-', '/assets/shell-', ...own.map((module) => addressOf(`src/${module}`))]
  const { body } = await shop.visit('/ja/guide/1')
  const [, parts = ''] = /data-state="static" data-parts="([^"]*)"/.exec(body) ?? []
  for (const part of named) expect(parts).toContain(part)
  expect(body).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"/)

  const login = await shop.visit('/login')
  expect(login.body).toMatch(/data-state="hydrating" data-parts="\/assets\/index-[\w-]+\.js"/)
  const preloaded = ['client/auth/sign-in/login-page.tsx', 'shared/texts/en/members.ts']
  for (const part of ['/assets/shell-', ...preloaded.map((module) => addressOf(`src/${module}`))])
    expect(login.body).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="${part}`)
})

test('a browser with a logged-out cookie gets hydrating pages, which repeat the logout', async () => {
  const { body, headers } = await shop.visit('/guide/1', undefined, { cookie: 'logged-out=1' })
  expect(body).toContain('data-state="hydrating"')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('scripts and styles are immutable and compressed with Brotli or gzip', async () => {
  const { body } = await shop.visit('/')
  const [shell = ''] = body.match(/\/assets\/shell-[\w-]+\.js/) ?? []
  const [styles = ''] = body.match(/\/assets\/style-[\w-]+\.css/) ?? []
  const bytesOf = async (path: string, encoding: string) => {
    const answer = await fetch(`${shop.url}${path}`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await answer.text()).length).toBeGreaterThan(10_000)
    return {
      encoding: answer.headers.get('content-encoding'),
      bytes: Number(answer.headers.get('content-length')),
    }
  }
  for (const path of [shell, styles]) {
    const plain = await bytesOf(path, 'identity')
    expect(plain.encoding).toBeNull()
    for (const encoding of ['br', 'gzip']) {
      const sent = await bytesOf(path, encoding)
      expect(sent.encoding).toBe(encoding)
      expect(sent.bytes).toBeLessThan(plain.bytes / 3)
    }
  }
})
