import { expect, test } from 'vitest'
import { loggedOutCookie } from '../../../shared/auth/logged-out-cookie.ts'
import { openShop, openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true })
const aiko = await shop.signUp('aiko')

const list = '/api/guides?limit=10000&language=en'

/** Sends a request over a real connection, as browsers do. */
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
  'later visitors of %s get what the first one got, headers included',
  async (address) => {
    const first = await ask(address)
    const later = await ask(address)

    expect(first).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } })
    expect(first.headers).toHaveProperty('content-security-policy')
    expect({ ...later, headers: steady(later.headers) }).toEqual({ ...first, headers: steady(first.headers) })
  },
)

const lengthOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['content-length'])

test('what guests ask for often comes to them in fewer bytes, and is the same page', async () => {
  const first = await ask('/guides')
  await expect.poll(async () => lengthOf(await ask('/guides'))).toBeLessThan(lengthOf(first))

  const later = await ask('/guides')
  expect(later.body).toBe(first.body)
  expect(later.headers['etag']).toBe(first.headers['etag'])
  const again = await ask('/guides', { 'if-none-match': String(later.headers['etag']) })
  expect(again.status).toBe(304)
})

test('a conditional request gets 304 with every header except those of the body', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { 'if-none-match': String(headers['etag']) })

  expect(again).toMatchObject({ status: 304, body: '' })
  expect(steady(again.headers)).toEqual(without(ofTheBytes, steady(headers)))
})

test('a reader who signs in on a browser that has seen a page as a guest gets their own', async () => {
  await ask('/guide/1')

  const own = await ask('/guide/1', { cookie: `other=1; ${aiko.cookie}` })
  const rows = await ask(list, { authorization: `Bearer ${aiko.idToken}` })

  expect(own.body).toContain(aiko.email)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(rows.headers['cache-control']).toBe('private, no-store')
})

test('a browser that reads no Brotli gets the page as it can', async () => {
  const { body } = await ask('/')

  expect(await ask('/', { 'accept-encoding': 'gzip' })).toMatchObject({
    body,
    headers: { 'content-encoding': 'gzip' },
  })
  expect((await ask('/', { 'accept-encoding': 'identity' })).body).toBe(body)
})

test('a page that is asked for by HEAD has no body', async () => {
  await ask('/')
  const answer = await fetch(shop.url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('a changed guide is shown to the next guest, on its page and in the list', async () => {
  await Promise.all([ask('/guide/1'), ask(list)])

  await shop.stock({ id: 1, titleEn: 'A title of today' })

  await expect.poll(async () => (await ask('/guide/1')).body).toContain('A title of today')
  await expect.poll(async () => (await ask(list)).body).toContain('A title of today')
})

test('an unknown address stays 404', async () => {
  expect((await ask('/nothing-here')).status).toBe(404)
  expect((await ask('/nothing-here')).status).toBe(404)
})

test('a browser that asks not to be tracked never gets the page that would count it, or leaves its own to others', async () => {
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

test('a just logged-out user never gets a cached page', async () => {
  const loggedOut = () => ask('/guide/2', { cookie: `${loggedOutCookie}=1` })
  const before = await loggedOut()
  const guest = await ask('/guide/2')
  expect(before.headers['cache-control']).toBe('private, no-store')
  expect(guest.headers['cache-control']).not.toBe('private, no-store')
  expect((await loggedOut()).headers['cache-control']).toBe('private, no-store')
})

const languageAt = async (path: string) => /<html lang="(\w+)"/.exec((await ask(path)).body)?.[1]

test('each language of a page has its own cache entry', async () => {
  for (const path of ['/guide/2', '/ja/guide/2']) await ask(path)
  expect([await languageAt('/guide/2'), await languageAt('/ja/guide/2')]).toEqual(['en', 'ja'])
})

test('a rate-limited network still gets cached pages, and 429 for others', async () => {
  const limited = await openShop({ client: 'built', settings: { REQUESTS_PER_SECOND: '2' } })
  const statusOf = async (path: string) => {
    const answer = await fetch(`${limited.url}${path}`, { headers: { 'accept-encoding': 'br' } })
    await answer.text()
    return answer.status
  }
  await statusOf('/')
  const others = []
  for (let turn = 0; turn < 20; turn += 1) others.push(await statusOf(`/nothing-${turn}`))
  const cached = await statusOf('/')
  await limited.close()

  expect(others).toContain(429)
  expect(cached).toBe(200)
})
