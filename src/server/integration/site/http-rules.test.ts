import { describe, expect, test } from 'vitest'
import { getShareImagePath } from '../../http/share-images/share-image-path.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2 })
const { body } = await shop.visit('/')
const files: Record<string, string> = {
  script: /\/assets\/shell-[\w-]+\.js/.exec(body)?.[0] ?? '',
  picture: getShareImagePath('en', shop.deps.catalogue.current().find(1)),
}

const revalidated = [
  '/',
  '/ja/guide/1',
  '/api/guides',
  '/sitemap.xml',
  '/ja/feed.xml',
  '/robots.txt',
  '/llms.txt',
  'picture',
  'script',
  '/favicon.svg',
]

describe.each(revalidated)('revalidation of %s', (name) => {
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ method, url: files[name] ?? name, headers })

  test.each([
    ['the same tag', (tag: string) => tag],
    ['the weakened tag', (tag: string) => `W/${tag.replace('W/', '')}`],
    ['several tags', (tag: string) => `"other", W/"one, more",${tag} , "last"`],
    ['*', () => '*'],
  ])('If-None-Match with %s returns 304 without a body', async (_name, write) => {
    const first = await ask({})
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/)
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await ask({ 'if-none-match': write(tag) }, method)
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(tag)
      expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
    }
  })

  test.each(['"other"', 'W/"other"', '', 'nonsense'])(
    'If-None-Match with the unknown tag %j returns 200',
    async (tags) => {
      expect((await ask({ 'if-none-match': tags })).statusCode).toBe(200)
    },
  )
})

describe('cache headers keep personal responses out of shared caches', () => {
  test.each(['/', '/ja/guide/1', '/api/guides'])(
    '%s varies by encoding, cookie and authorization',
    async (url) => {
      const { headers } = await shop.visit(url)
      expect(String(headers['vary']).split(/, */)).toEqual(
        expect.arrayContaining(['accept-encoding', 'cookie', 'authorization']),
      )
    },
  )

  test.each([
    '/checkout/1',
    '/ja/checkout/subscription',
    '/payment-success?session_id=cs_1',
    '/receipts/1',
    '/operator/translations',
    '/nothing/here',
  ])('%s is private and not stored, even for guests', async (url) => {
    expect((await shop.visit(url)).headers['cache-control']).toBe('private, no-store')
  })

  // Without cache headers, a cache may store a guest's response and serve it to a signed-in user.
  test.each([
    '/trpc/auth.session',
    `/trpc/guides.find?input=${encodeURIComponent('{"json":{"id":1,"language":"en"}}')}`,
    '/api/guides/1',
    '/api/guides/99',
    '/api/users/can-view/1',
  ])('the response to the call %s is not stored', async (url) => {
    expect((await shop.visit(url)).headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/guide/%zz', 400],
    ['POST', '/', 405],
  ] as const)('the error response to %s %s is not stored', async (method, url, status) => {
    const { statusCode, headers } = await shop.app.inject({ method, url })
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
  })
})

test.each(['/trpc/guides.nothing', '/trpc/guides.find?input={}', '/trpc/auth.me', '/api/guides/x'])(
  'the error response of %s contains no stack trace or file name',
  async (url) => {
    const { status, body } = await shop.visit(url)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toMatch(/stack|node_modules|\.ts\b/)
  },
)

const ask = (method: string, url: string) => shop.app.inject({ method: method as 'GET', url })

describe('each route rejects unsupported HTTP methods', () => {
  test.each([
    ['/api/guides', 'GET, HEAD, OPTIONS'],
    ['/api/guides/1', 'GET, HEAD, OPTIONS'],
    ['/api/auth/login', 'POST, OPTIONS'],
    ['/api/translate/start', 'POST, OPTIONS'],
    ['/api/translate/status/job', 'GET, HEAD, OPTIONS'],
    ['/api/webhooks/stripe', 'POST, OPTIONS'],
    ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/trpc/guides.find', 'GET, POST, OPTIONS'],
    ['/readyz', 'GET, HEAD, OPTIONS'],
    ['/thumbnails/1.svg', 'GET, HEAD, OPTIONS'],
    ['/pictures/1.png', 'GET, HEAD, OPTIONS'],
    ['/sitemap.xml', 'GET, HEAD, OPTIONS'],
    ['/favicon.svg', 'GET, HEAD, OPTIONS'],
    ['/', 'GET, HEAD, OPTIONS'],
    ['/ja/guide/1', 'GET, HEAD, OPTIONS'],
  ])('%s allows %s and answers other methods with 405', async (url, allow) => {
    const allowed = allow.split(', ')
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter(
      (each) => !allowed.includes(each),
    )) {
      const { statusCode, headers, body } = await ask(method, url)
      expect([method, statusCode, headers.allow]).toEqual([method, 405, allow])
      expect(body).toContain(method === 'HEAD' ? '' : '"code":"method-not-allowed"')
    }
    const { statusCode, headers, body } = await ask('OPTIONS', url)
    expect([statusCode, headers.allow, body]).toEqual([204, allow, ''])
  })

  test.each(['/api/nothing', '/nothing/here', '/ja/nothing.txt', '/trpc/a/b'])(
    'the unknown path %s returns 404 for every method',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        expect([method, (await ask(method, url)).statusCode]).toEqual([method, 404])
    },
  )

  test.each([
    '/',
    '/ja/guide/1',
    '/api/guides',
    '/api/guides/1',
    '/sitemap.xml',
    '/api/openapi.json',
    'script',
  ])('HEAD %s returns the same headers as GET, without a body', async (name) => {
    const url = files[name] ?? name
    const [get, head] = [await ask('GET', url), await ask('HEAD', url)]
    expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
    for (const header of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect([header, head.headers[header]]).toEqual([header, get.headers[header]])
  })

  test.each([
    ['GET', '/trpc/auth.logout', 'POST'],
    ['POST', '/trpc/guides.featured', 'GET'],
  ] as const)('%s %s returns 405 and allows %s', async (method, url, allow) => {
    const payload = method === 'POST' ? { payload: { json: { count: 9 } } } : {}
    const { statusCode, headers, body } = await shop.app.inject({ method, url, ...payload })
    expect([statusCode, headers.allow]).toEqual([405, allow])
    expect(body).toContain('method-not-allowed')
  })
})
