import { expect, test } from 'vitest'
import { loggedOutCookie } from '../../../shared/auth/logged-out-cookie.ts'
import { openShop, openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true })
const aiko = await shop.signUp('aiko')

const list = '/api/guides?limit=10000&language=en'

/** Sends a request over HTTP that accepts Brotli, as browsers do. */
async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop.url}${address}`, { headers: { 'accept-encoding': 'br', ...headers } })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const ofTheMoment = ['date', 'connection', 'keep-alive']
const ofTheBytes = ['content-encoding', 'content-length']

const without = (names: string[], headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
const steady = (headers: Record<string, string>) => without(ofTheMoment, headers)

test.each(['/', '/ja/guide/1', list])(
  'the cached response of %s equals the first one, including headers',
  async (address) => {
    const first = await ask(address)
    const later = await ask(address)

    expect(first).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
    expect(first.headers).toHaveProperty('content-security-policy')
    expect({ ...later, headers: steady(later.headers) }).toEqual({ ...first, headers: steady(first.headers) })
  },
)

const lengthOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['content-length'])

test('a frequently requested page is compressed better, with the same content and ETag', async () => {
  const first = await ask('/guides')
  await expect.poll(async () => lengthOf(await ask('/guides'))).toBeLessThan(lengthOf(first))

  const later = await ask('/guides')
  expect(later.body).toBe(first.body)
  expect(later.headers['etag']).toBe(first.headers['etag'])
  const again = await ask('/guides', { 'if-none-match': String(later.headers['etag']) })
  expect(again.status).toBe(304)
})

test('a conditional request to a cached page returns 304 with all headers except those of the body', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers['etag']) })

  expect(again).toMatchObject({ status: 304, body: '' })
  expect(steady(again.headers)).toEqual(without(ofTheBytes, steady(headers)))
})

test('a signed-in user never gets the cached guest page', async () => {
  await ask('/guide/1')

  const own = await ask('/guide/1', { cookie: `other=1; ${aiko.cookie}` })
  const rows = await ask(list, { authorization: `Bearer ${aiko.idToken}` })

  expect(own.body).toContain(aiko.email)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(rows.headers['cache-control']).toBe('private, no-store')
})

test('a cached page is served in gzip or uncompressed to clients without Brotli', async () => {
  const { body } = await ask('/')

  expect(await ask('/', { 'accept-encoding': 'gzip' })).toMatchObject({
    body,
    headers: { 'content-encoding': 'gzip' },
  })
  expect((await ask('/', { 'accept-encoding': 'identity' })).body).toBe(body)
})

test('a HEAD request to a cached page returns no body', async () => {
  await ask('/')
  const answer = await fetch(shop.url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('a changed guide replaces its cached page and list', async () => {
  await Promise.all([ask('/guide/1'), ask(list)])

  await shop.stock({ id: 1, titleEn: 'A title of today' })

  await expect.poll(async () => (await ask('/guide/1')).body).toContain('A title of today')
  await expect.poll(async () => (await ask(list)).body).toContain('A title of today')
})

test('an unknown URL returns 404 repeatedly', async () => {
  expect((await ask('/nothing-here')).status).toBe(404)
  expect((await ask('/nothing-here')).status).toBe(404)
})

test('responses with and without Global Privacy Control are cached separately', async () => {
  const counting = await openShop({
    client: 'built',
    settings: { ANALYTICS_TAG_ID: 'tag', ANALYTICS_SCRIPT_URL: 'https://analytics.example/script.js' },
  })
  const counted = async (headers: Record<string, string>) =>
    (await (await fetch(counting.url, { headers: { 'accept-encoding': 'br', ...headers } })).text()).includes(
      'data-analytics',
    )

  const shown = [{ 'sec-gpc': '1' }, {}, {}, { 'sec-gpc': '1' }].map((headers) => () => counted(headers))
  const seen = []
  for (const show of shown) seen.push(await show())
  await counting.close()

  expect(seen).toEqual([false, true, true, false])
})

test('a browser with a logged-out cookie never gets a cached page', async () => {
  const loggedOut = () => ask('/guide/2', { cookie: `${loggedOutCookie}=1` })
  const before = await loggedOut()
  const guest = await ask('/guide/2')
  expect(before.headers['cache-control']).toBe('private, no-store')
  expect(guest.headers['cache-control']).not.toBe('private, no-store')
  expect((await loggedOut()).headers['cache-control']).toBe('private, no-store')
})

const languageAt = async (path: string) => /<html lang="(\w+)"/.exec((await ask(path)).body)?.[1]

test('each language of a page has a separate cache entry', async () => {
  for (const path of ['/guide/2', '/ja/guide/2']) await ask(path)
  expect([await languageAt('/guide/2'), await languageAt('/ja/guide/2')]).toEqual(['en', 'ja'])
})

test('a rate-limited network still gets cached pages, and 429 for others', async () => {
  // A network may send one request in ten seconds, so that even a slow machine exceeds the limit.
  const limited = await openShop({ client: 'built', settings: { REQUESTS_PER_SECOND: '0.1' } })
  const statusOf = async (path: string) => {
    const answer = await fetch(`${limited.url}${path}`, { headers: { 'accept-encoding': 'br' } })
    await answer.text()
    return answer.status
  }
  await statusOf('/')
  const others = []
  for (let turn = 0; turn < 5; turn += 1) others.push(await statusOf(`/nothing-${turn}`))
  const cached = await statusOf('/')
  await limited.close()

  expect(others).toContain(429)
  expect(cached).toBe(200)
})
