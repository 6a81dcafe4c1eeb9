import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitForReload, waitForHydration, visitHydrated } from '../../testing/browser/hydration.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import {
  listCachedPages,
  readCacheEntries,
  offlineGuides,
  saveBoughtGuide,
  readSavedState,
  readSavedGuides,
  openOfflineBrowser,
  paidTextPattern,
  reconnectNetwork,
  waitForWorker,
} from './testing/offline-browser-storage.ts'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { openContext } from '../../testing/browser/contexts.ts'

let shop: Shop

const lastWorker = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/decisions/0024-offline.md', 'utf8'))?.[1]

/** Changes that the proxy makes to responses, to simulate other releases and slow connections. */
let between: {
  worker: (text: string) => string
  page: (text: string) => string
  pageDelay: Promise<void> | undefined
}

let proxy: http.Server

let url: string

beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(...offlineGuides)
  proxy = http.createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})

beforeEach(() => {
  between = { worker: (text) => text, page: (text) => text, pageDelay: undefined }
})

afterAll(async () => {
  await new Promise((resolve) => {
    proxy.close(resolve)
    proxy.closeAllConnections()
  })
  await shop.close()
})

async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const answer = await fetch(`${shop.url}${request.url}`, {
    headers: { accept: request.headers.accept ?? '*/*' },
  })
  const type = answer.headers.get('content-type') ?? ''
  const text = Buffer.from(await answer.arrayBuffer())
  const isPage = type.startsWith('text/html')
  if (isPage) await between.pageDelay
  const change = request.url === '/service-worker.js' ? between.worker : isPage ? between.page : undefined
  response.writeHead(answer.status, {
    'content-type': type,
    'cache-control': answer.headers.get('cache-control') ?? '',
  })
  response.end(change === undefined ? text : change(text.toString()))
}

async function visit(path: string): Promise<Page> {
  const context = await openContext({ baseURL: url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await visitHydrated(page, path)
  await waitForWorker(page)
  return page
}

const releases = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('release-')))

const isSettled = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready
    return installing === null && waiting === null && active?.state === 'activated'
  })

/** Returns a function that replaces the build id in the service worker's code. */
const ofBuild = (name: string) => (text: string) =>
  text.replace(/"[0-9a-f]{12}"|`[0-9a-f]{12}`/g, `"${name}"`)

test(
  'offline, a guest can read visited pages and sees a notice on all other pages',
  { tags: 'drill' },
  async () => {
    const { context, page } = await openOfflineBrowser(shop)
    await page.goto('/guide/1')
    await waitForWorker(page)
    await expect.poll(() => listCachedPages(page)).toEqual([`${shop.url}/guide/1`])
    await page.goto('/login')
    await page.goto('/my-guides')
    await page.goto('/guides?q=number&session_id=cs_secret')
    await expect
      .poll(() => listCachedPages(page))
      .toEqual([`${shop.url}/guide/1`, `${shop.url}/guides?q=number`])

    await context.setOffline(true)
    await page.goto('/guide/1')
    await page.getByText('A teaser that anybody may read').waitFor()
    await page.goto('/ja/privacy')
    await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
    await page.getByText('この端末に保存したガイドはありません').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja')
    expect(new URL(page.url()).pathname).toBe('/ja/privacy')

    await waitForHydration(page)
    await reconnectNetwork(page)
    await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor()
  },
)

test('offline, a buyer reads a saved guide in both languages until logging out deletes it', async () => {
  const { context, page } = await saveBoughtGuide(shop, 'aiko')
  await expect.poll(() => readSavedGuides(page)).toMatch(paidTextPattern)
  const entries = await readCacheEntries(page)
  expect(entries.filter((text) => paidTextPattern.test(text) || text.includes('aiko'))).toEqual([])

  await context.setOffline(true)
  await visitHydrated(page, '/my-guides')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  await page.getByRole('link', { name: 'Sell narration' }).click()
  await page.getByText('PAID-TEXT-2').waitFor()
  await page.getByText('This is your saved copy').waitFor()
  await page.getByText('Licensed to aiko').waitFor()
  await page.goto('/ja/guide/2')
  await page.getByText('有料本文-2').waitFor()
  await page.getByText('ご利用者：aiko様').waitFor()

  await context.setOffline(false)
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/my-guides')
  await page.getByRole('region', { name: 'Saved on this device' }).getByText('Sell narration').waitFor()
  await visitHydrated(page, '/profile')
  await waitForReload(page, () =>
    page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click(),
  )
  await expect.poll(() => readSavedState(page)).toBe('nothing')
  expect((await readCacheEntries(page)).filter((text) => paidTextPattern.test(text))).toEqual([])

  await context.setOffline(true)
  await visitHydrated(page, '/guide/2')
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
  expect(await page.content()).not.toMatch(paidTextPattern)
})

test(
  'a new service worker takes over and keeps only the previous release’s cache beside its own',
  { tags: 'drill' },
  async () => {
    between.worker = ofBuild('build-one')
    const page = await visit('/guide/1')
    await expect.poll(() => releases(page)).toEqual(['release-build-one'])

    between.worker = ofBuild('build-two')
    await page.reload()
    await expect.poll(() => releases(page)).toEqual(['release-build-one', 'release-build-two'])

    await expect.poll(() => isSettled(page)).toBe(true)
    between.worker = ofBuild('build-three')
    await page.reload()
    await expect.poll(() => releases(page)).toEqual(['release-build-two', 'release-build-three'])
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Guides', exact: true }).first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

test(
  'a service worker whose offline page comes from another release is not installed',
  { tags: 'drill' },
  async () => {
    between.worker = ofBuild('build-one')
    const page = await visit('/guide/1')

    between.worker = ofBuild('build-two')
    between.page = (text) => text.replace(/\/assets\/index-[^"]+/g, '/assets/index-of-another-release.js')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const update = await registration?.update()
      const installing = update?.installing
      await new Promise<void>((resolve) => {
        if (installing == null || installing.state === 'redundant') resolve()
        installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve())
      })
    })

    between.page = (text) => text
    await page.context().setOffline(true)
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()
    await page.getByText('No guides are saved on this device').waitFor()
    await expect.poll(() => releases(page)).toEqual(['release-build-one'])
  },
)

test(
  'on a slow connection a visited page opens from the cache, and other pages wait',
  { tags: 'drill' },
  async () => {
    const page = await visit('/guide/1')
    await expect.poll(() => page.evaluate(async () => (await caches.match('/guide/1'))?.status)).toBe(200)
    const { promise: pageDelay, resolve: answer } = Promise.withResolvers<void>()
    between.pageDelay = pageDelay

    // The page without a cached copy is requested first, and still waits when the cached page has opened.
    const other = await page.context().newPage()
    const opening = other.goto('/privacy')
    await page.goto('/guide/1')
    await page.getByText('A teaser that anybody may read').waitFor()

    answer()
    await opening
    await other.getByRole('heading', { name: 'Privacy policy' }).waitFor()
  },
)

test(
  'a release without offline support removes the service worker and its caches',
  { tags: 'drill' },
  async () => {
    const page = await visit('/guide/1')

    between.worker = () => lastWorker ?? ''
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => releases(page)).toEqual([])
  },
)

test(
  'the offline page loads the requested page automatically when the server is back',
  { tags: 'drill' },
  async () => {
    const { page } = await openOfflineBrowser(shop)
    await page.goto('/guide/1')
    await waitForWorker(page)
    const { server } = shop.app
    const port = Number(new URL(shop.url).port)
    await new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })

    await page.goto('/ja/privacy')
    await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
    await page.getByRole('heading', { name: 'プライバシーポリシー' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/ja/privacy')
  },
)

test(
  'a guide saved offline is deleted at the first connection after a refund',
  { tags: 'drill' },
  async () => {
    const { payment, context, page } = await saveBoughtGuide(shop, 'ben')
    await context.setOffline(true)
    await visitHydrated(page, '/guide/2')
    await page.getByText('PAID-TEXT-2').waitFor()

    await shop.deps.stripe.refunds.create({ payment_intent: payment })
    await expect
      .poll(() =>
        shop.deps.pool.query('select 1 from purchases where revoked_at is not null').then((r) => r.rowCount),
      )
      .toBe(1)
    await expect.poll(() => readSavedGuides(page)).toMatch(paidTextPattern)
    await reconnectNetwork(page)

    await expect.poll(() => readSavedState(page)).toBe('nothing')
    await page.getByText('PAID-TEXT-2').waitFor({ state: 'detached' })
  },
)
