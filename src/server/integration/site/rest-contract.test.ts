import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock(
  { id: 1 },
  { id: 2, tags: ['Voice Over'] },
  { id: 7, titleEn: 'Sell prompts', isFreePreview: true },
)
const aiko = await shop.signUp('aiko')

interface Card {
  id: number
}
const ids = async (url: string) => (await shop.visit(url)).json<Card[]>().map(({ id }) => id)

describe('GET /api/guides returns guides by limit, offset and filters', () => {
  test('GET /api/guides returns an array of guides', async () => {
    expect(await ids('/api/guides?limit=10000&language=en')).toEqual([1, 2, 7])
  })

  test.each([
    ['/api/guides?limit=2', [1, 2]],
    ['/api/guides?offset=1', [2, 7]],
    ['/api/guides?limit=1&offset=1', [2]],
    ['/api/guides?offset=99', []],
    ['/api/guides?limit=99999', [1, 2, 7]],
    ['/api/guides?limit=99999999999999999999', [1, 2, 7]],
    ['/api/guides?tag=Voice%20Over', [2]],
    ['/api/guides?tag=voice-over', [2]],
    ['/api/guides?tag=', [1, 2, 7]],
    ['/api/guides?search=PROMPTS', [7]],
    ['/api/guides?search=%20prompts%20', [7]],
    ['/api/guides?search=%E7%AC%AC%EF%BC%97%E5%8F%B7', [7]],
    ['/api/guides?search=promtps', [7]],
    ['/api/guides?search=sell+prompts+%EF%BD%B6%EF%BE%9E%EF%BD%B2%EF%BE%84%EF%BE%9E', [7]],
    ['/api/guides?search=prompts&tag=voice-over', []],
    ['/api/guides?search=&tag=%20', [1, 2, 7]],
    ['/api/guides?search=prompts&search=x', [7]],
    ['/api/guides?tag=voice-over&tag=automation', [2]],
    ['/api/guides?limit=0', []],
    ['/api/guides?search=%25', []],
    ['/api/guides?search=_', []],
    ['/api/guides?search=(', []],
    ['/api/guides?search=%5C', []],
    ['/api/guides?search=%00', []],
    ['/api/guides?search=%E0%A4%A', []],
    ['/api/guides?search=%27%3B%20DROP%20TABLE%20guides%20--', []],
    ['/api/guides?tag=%25', []],
    ['/api/guides?tag=__proto__', []],
    [`/api/guides?search=${'q+'.repeat(99)}q`, []],
    ['/api/guides?limit=1&limit=3', [1]],
    ['/api/guides?language=__proto__', [1, 2, 7]],
  ])('%s returns the guides %o', async (url, found) => {
    expect(await ids(url)).toEqual(found)
  })

  test.each([
    '/api/guides?limit=-1',
    '/api/guides?limit=abc',
    '/api/guides?limit=1.5',
    '/api/guides?offset=-1',
    '/api/guides?offset=x',
    '/api/guides?limit=1e3',
    `/api/guides?search=${'x'.repeat(201)}`,
    `/api/guides?search=${'x'.repeat(10_000)}`,
    `/api/guides?tag=${'x'.repeat(10_000)}`,
  ])('%s is rejected as invalid input', async (url) => {
    const answer = await shop.visit(url)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'Invalid input', code: 'invalid-input' })
  })

  test('GET /api/guides accepts a search of 200 characters, regardless of its bytes', async () => {
    const longest = encodeURIComponent('𩸽'.repeat(200))
    expect((await shop.visit(`/api/guides?search=${longest}`)).status).toBe(200)
    expect((await shop.visit(`/api/guides?search=${longest}x`)).status).toBe(400)
  })

  test('GET /api/guides is compressed and returns 304 for its ETag', async () => {
    const first = await shop.visit('/api/guides', undefined, { 'accept-encoding': 'br' })
    const again = await shop.visit('/api/guides', undefined, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers['etag']),
    })
    expect(first.headers['content-encoding']).toBe('br')
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
  })

  test('GET /api/guides returns a new guide and a new ETag when the catalog changes', async () => {
    const before = await shop.visit('/api/guides')
    await shop.stock({ id: 8 })
    onTestFinished(async () => {
      await shop.deps.pool.query('delete from guides where id = 8')
      await shop.deps.catalogue.refresh()
    })
    const after = await shop.visit('/api/guides', undefined, {
      'if-none-match': String(before.headers['etag']),
    })
    expect(after.status).toBe(200)
    expect(after.json<Card[]>().map(({ id }) => id)).toContain(8)
  })
})

describe('GET /api/guides/:id returns one guide', () => {
  test('GET /api/guides/:id returns the guide with its titles under `guide`', async () => {
    const answer = await shop.visit('/api/guides/7?language=ja')
    expect(answer.json()).toMatchObject({
      guide: { id: 7, titleEn: 'Sell prompts', title: 'ガイド第7号', canView: true },
    })
  })

  test.each(['/api/guides/', '/api/guides/raw_data/'])(
    '%s:id returns content only for free guides',
    async (base) => {
      expect((await shop.visit(`${base}1`)).json()).not.toHaveProperty('guide.contentEn')
      expect((await shop.visit(`${base}7`)).json()).toHaveProperty('guide.contentEn')
    },
  )

  test.each([
    ['abc', 400],
    ['12abc', 400],
    ['1.5', 400],
    ['-1', 400],
    ['1e3', 400],
    ['%EF%BC%97', 400],
    ['0', 400],
    ['2147483648', 400],
    ['%00', 400],
    ['999', 404],
    ['007', 200],
  ])('GET /api/guides/%s returns %i', async (id, status) => {
    expect((await shop.visit(`/api/guides/${id}`)).status).toBe(status)
  })

  test('GET /api/guides/:id ignores an id in the query', async () => {
    const answer = await shop.visit('/api/guides/1?id=2')
    expect(answer.json()).toMatchObject({ guide: { id: 1 } })
  })

  test('GET /api/guides/:id reports an invalid id', async () => {
    expect((await shop.visit('/api/guides/abc')).json()).toMatchObject({
      error: 'Invalid guide ID',
      code: 'invalid-guide-id',
    })
  })
})

describe('error responses have the documented status and code', () => {
  test.each([
    ['POST', '/api/users/create-payment-intent', '{"guideId":1}', 401, 'authentication-required'],
    ['POST', '/api/purchases', '{"guideId":1,"stripePaymentId":"pi_1"}', 401, 'authentication-required'],
    ['GET', '/api/auth/me', '', 401, 'authentication-required'],
    ['GET', '/api/nothing-here', '', 404, 'not-found'],
    ['DELETE', '/api/guides', '', 405, 'method-not-allowed'],
    ['POST', '/api/auth/login', '{broken', 400, 'invalid-input'],
    ['POST', '/api/auth/login', `{"x":"${'y'.repeat(300_000)}"}`, 413, 'payload-too-large'],
  ] as const)('%s %s with the body “%.20s” returns %i', async (method, url, payload, status, code) => {
    const headers = payload === '' ? {} : { 'content-type': 'application/json' }
    const answer = await shop.app.inject({ method, url, headers, ...(payload === '' ? {} : { payload }) })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, error: expect.any(String), message: expect.any(String) })
  })

  test.each([
    ['/guide/%E0%A4%A', 400],
    ['/%zz', 400],
    ['/api/guides/7/', 404],
  ])('the malformed URL %s returns %i as JSON', async (url, status) => {
    const answer = await shop.visit(url)
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) })
  })

  test('a login as text or with credentials in the query is rejected', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/auth/login?email=${encodeURIComponent(aiko.email)}&password=secret-123`,
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(415)
    const emptyBody = await shop.app.inject({
      method: 'POST',
      url: `/api/auth/login?email=${encodeURIComponent(aiko.email)}&password=secret-123`,
    })
    expect(emptyBody.statusCode).toBe(400)
  })

  test('a username with a null character is rejected with 400', async () => {
    const body = { email: aiko.email, password: 'secret-123', username: 'a\u0000b' }
    expect((await shop.post('/api/auth/register', body, aiko)).status).toBe(400)
  })

  test('a request body of type text/xml returns 415', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/xml' },
      payload: '<x/>',
    })
    expect(answer.statusCode).toBe(415)
  })

  test('a payment without authentication returns the documented error', async () => {
    const answer = await shop.post('/api/users/create-payment-intent', { guideId: 1 })
    expect(answer.json()).toMatchObject({ error: 'Authentication required' })
  })

  test.each([[{ guideId: '5' }], [{}], [{ guideId: 1.5 }], [{ guideId: null }], [{ guideId: [1] }]])(
    'POST /api/users/create-payment-intent rejects %o',
    async (body) => {
      expect((await shop.post('/api/users/create-payment-intent', body, aiko)).status).toBe(400)
    },
  )

  test('recording an unknown payment is rejected', async () => {
    const answer = await shop.post(
      '/api/purchases',
      { guideId: 1, stripePaymentId: 'pi_invented', amount: 200 },
      aiko,
    )
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'payment-mismatch' })
  })
})

describe('REST calls for accounts, configuration and health return the documented responses', () => {
  test('POST /api/auth/logout returns 204 repeatedly, also without a body', async () => {
    expect((await shop.post('/api/auth/logout', {})).status).toBe(204)
    expect(
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/auth/logout',
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(204)
  })

  test.each(['/api/config/client-env.json', '/api/config/client-env?nocache=1'])(
    '%s returns the public configuration and no secret',
    async (url) => {
      const answer = await shop.visit(url)
      expect(Object.keys(answer.json()).toSorted()).toEqual([
        'apiKey',
        'appId',
        'authEmulatorUrl',
        'firebaseConfig',
        'projectId',
        'stripeJsUrl',
        'stripePublishableKey',
      ])
      expect(answer.body).not.toMatch(/sk_test|whsec|postgres/)
    },
  )

  test('/api/openapi.json lists documented paths, and /api/docs shows them', async () => {
    const document = (await shop.visit('/api/openapi.json')).json<{
      openapi: string
      paths: Record<string, object>
    }>()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/guides', '/api/guides/{id}', '/api/auth/register', '/api/purchases']),
    )
    expect((await shop.visit('/api/docs/')).status).toBe(200)
  })

  test('GET /api/auth/me returns the account without password or tokens', async () => {
    const answer = await shop.visit('/api/auth/me', aiko)
    expect(answer.json()).toMatchObject({ user: { uid: aiko.uid, email: aiko.email, username: 'aiko' } })
    expect(answer.body).not.toMatch(/password|external:firebase|token/)
  })

  test('/healthz and /readyz report a healthy, ready process', async () => {
    expect((await shop.visit('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await shop.visit('/readyz')).json()).toEqual({ ready: true, writable: true, problems: [] })
  })
})
