import { entry, files, version } from 'virtual:release'
import { pageLanguages, type PageLanguage } from '../shared/languages.ts'
import { localizePath, paths, splitLanguage } from '../shared/paths.ts'
import { normalizeListingQuery } from './guides/catalogue/listing-query-string.ts'
import { normalizeHomeQuery } from './home/home-query.ts'
import {
  findGuideIdInUrl,
  classifyRequest,
  isPublicResponse,
  getPublicPageKey,
  imagePathPattern,
} from './offline/worker/classify-request.ts'
import { hasOfflineCopy } from './offline/copies/copy-store.ts'
import { browserClock } from './platform/browser/clock.ts'
import type { FetchEvent, SeenPagesMessage, WorkerScope } from './offline/worker/worker-scope.ts'

// The worker caches public content only; the page itself stores and shows paid text (decision 0024).
const worker = self as unknown as WorkerScope
const { origin } = worker.location
const queries = { home: normalizeHomeQuery, listing: normalizeListingQuery }

/** Prefix of caches with the shop's code, which a log-out keeps. */
const release = `release-${version}`
const pages = `pages-${version}`
const pictures = 'pictures'

/** Milliseconds to wait for the network if the page is already cached. */
const patienceMs = 4000
const maxPages = 50
const maxImages = 200

worker.addEventListener('install', (event) => {
  event.waitUntil(keepRelease().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  const ready = [forgetOldReleases(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]
  event.waitUntil(Promise.all(ready))
})

worker.addEventListener('fetch', (event) => {
  switch (classifyRequest(event.request, origin, queries)) {
    case 'leave':
      return
    case 'asset':
      return event.respondWith(answerAsset(event))
    case 'picture':
      return event.respondWith(answerPicture(event))
    case 'public-page':
      return event.respondWith(answerPublicPage(event))
    case 'other-page':
      return event.respondWith(askNetwork(event).catch(() => offlinePageFor(event.request.url)))
  }
})

worker.addEventListener('message', (event) => {
  const { seen } = event.data as SeenPagesMessage
  event.waitUntil(Promise.allSettled(seen.map(keepSeen)))
})

/** Caches the release. Fetches the offline pages first and caches nothing if they are not from this release yet. */
async function keepRelease(): Promise<void> {
  const offlinePages = await Promise.all(pageLanguages.map(askForOfflinePage))
  const cache = await caches.open(release)
  await Promise.all(
    files.map(async (file) => {
      const kept = await caches.match(file)
      return kept === undefined ? cache.add(file) : cache.put(file, kept)
    }),
  )
  await Promise.all(offlinePages.map(({ path, page }) => cache.put(path, page)))
}

async function askForOfflinePage(language: PageLanguage): Promise<{ path: string; page: Response }> {
  const path = localizePath(language, paths.offline)
  const page = await fetch(path, { credentials: 'omit', cache: 'no-store' })
  // During a rollout, a server of the previous release may answer.
  if (!isPublicResponse(page) || !(await page.clone().text()).includes(entry))
    throw new Error(`${path} is not of release ${version}`)
  return { path, page }
}

/** Deletes all old releases except the previous one, which open tabs and cached pages still use. */
async function forgetOldReleases(): Promise<void> {
  const names = await caches.keys()
  const old = ['release-', 'pages-'].flatMap((kind) =>
    names.filter((name) => name.startsWith(kind) && !name.endsWith(version)).slice(0, -1),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function answerAsset({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(release)).put(request, answer.clone())
  return answer
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = fetch(request)
  keepLater(event, asked, pictures, request.url)
  return asked.catch(async (error: unknown) => {
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept === undefined) throw error
    return kept
  })
}

/** Responds from the network first, so that users get new releases, and from the cache after a failure or timeout. */
async function answerPublicPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const asked = askNetwork(event)
  keepLater(event, asked, pages, getPublicPageKey(url, queries))
  const late = browserClock.wait(patienceMs).then(() => findInstead(url))
  const first = await Promise.race([asked, late]).catch(() => undefined)
  return first ?? asked.catch(async () => (await findInstead(url)) ?? offlinePageFor(url))
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/**
 * Returns a replacement for an unreachable page: the offline page for a saved guide, because it checks whose copy it is,
 * otherwise the cached page.
 */
async function findInstead(url: string): Promise<Response | undefined> {
  const guide = findGuideIdInUrl(url)
  if (guide !== undefined && (await hasOfflineCopy(guide).catch(() => false))) return offlinePageFor(url)
  const address = getPublicPageKey(url, queries) ?? url
  const own = await (await caches.open(pages)).match(address, { ignoreVary: true })
  return own ?? caches.match(address, { ignoreVary: true })
}

/** Returns the offline page under the requested URL, so that a reload requests that URL again. */
async function offlinePageFor(url: string): Promise<Response> {
  const { language } = splitLanguage(new URL(url).pathname)
  const cache = await caches.open(release)
  return (await cache.match(localizePath(language, paths.offline), { ignoreVary: true })) ?? Response.error()
}

/** Caches a page that this worker did not serve, because it was not active yet or navigation was client-side. */
async function keepSeen(url: string): Promise<void> {
  const { pathname, origin: host } = new URL(url)
  if (host !== origin) return
  if (pathname.startsWith('/assets/')) {
    if ((await caches.match(url)) === undefined) await (await caches.open(release)).add(url)
    return
  }
  const name = imagePathPattern.test(pathname) ? pictures : pages
  const address = name === pictures ? url : getPublicPageKey(url, queries)
  if (address !== undefined) await keep(name, address, await fetch(address, { credentials: 'omit' }))
}

/** Caches the response to a request of the page, if it arrives and `address` is cacheable. */
function keepLater(event: FetchEvent, asked: Promise<Response>, name: string, address?: string): void {
  event.waitUntil(
    asked.then(
      (answer) => (address === undefined ? undefined : keep(name, address, answer.clone())),
      () => undefined,
    ),
  )
}

/** Adds a cache entry and deletes the least recently used ones beyond the limit. Entries are ordered by last use. */
async function keep(name: string, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  const isGone = answer.status === 404 || answer.status === 410
  if (isGone || isPublicResponse(answer)) await cache.delete(address, { ignoreVary: true })
  if (!isPublicResponse(answer)) return
  await cache.put(address, answer)
  const kept = await cache.keys()
  const most = name === pages ? maxPages : maxImages
  await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request, { ignoreVary: true })))
}
