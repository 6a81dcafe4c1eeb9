import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnalyticsTag } from '../../../shared/config/analytics-tag.ts'
import { mayBePage, onThisSite, splitLanguage } from '../../../shared/paths.ts'
import { isLoggedOut, sessionCookieName } from '../../auth/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { figuresOfGuidePages } from '../../guides/index.ts'
import { appRouter } from '../../router.ts'
import { createContext, type PageReader } from '../calls/context.ts'
import type { KeptAnswers } from '../kept-answers.ts'
import type { ClientBuild } from '../client-build.ts'
import { refuseOtherMethods } from '../other-methods.ts'
import { routeOf } from '../request-log.ts'
import { sendPrepared } from '../send-prepared.ts'
import { isUnavailable } from '../unexpected-errors.ts'
import { toDocument } from './document.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import type { AskedPage } from './read-address.ts'
import { mountSpeculationRules, speculationHeader } from './speculation-rules.ts'

const pageHeaders = { 'content-type': 'text/html; charset=utf-8' }
/** How long a page with figures of the shop's own jobs is kept. */
const freshMs = 60_000
const sleepingHeaders = { ...pageHeaders, 'speculation-rules': speculationHeader }

/** Every page of the shop, as HTML that works without JavaScript. */
export function mountPages(
  app: FastifyInstance,
  deps: ShopDeps,
  kept: KeptAnswers,
  loadBuild: () => Promise<ClientBuild>,
): void {
  const cache = createPageCache()
  watchCaches(deps, { pages: cache, answers: kept })
  const cookieName = sessionCookieName(deps.env)
  mountSpeculationRules(app, loadBuild)

  app.get('/*', async (request, reply) => {
    const build = await loadBuild()
    const asked = build.readAddress(request.url)
    if (asked === undefined) return reply.callNotFound()
    if ('moved' in asked)
      return reply.header('cache-control', 'public, max-age=3600').redirect(asked.moved, 301)
    request.page = asked.route.path
    const analytics = analyticsFor(request, deps)
    // Whoever has logged out, and could not say so, has a page that says it (B7.36).
    const isGuest = request.cookies[cookieName] === undefined && !isLoggedOut(request)
    const isPublic = asked.route.cacheable === true
    // Whoever is signed in is shown more than the server's HTML.
    const asleep = isGuest && isPublic && asked.route.crawl !== 'never'
    const render = async (reader: PageReader) => ({
      ...(await renderDocument(deps, build, request, reply, { ...asked, analytics, asleep, reader })),
      headers: asleep ? sleepingHeaders : pageHeaders,
    })

    if (!isGuest || !isPublic) {
      const { status, headers, html } = await render('page').catch((error: unknown) => {
        if (isGuest || !isPublic || !isUnavailable(error)) throw error
        request.log.warn({ err: error }, 'a reader is shown a page as a guest')
        return render('unknown-reader')
      })
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'private, no-store' })
        .send(html)
    }
    const counted = analytics === undefined ? '' : 'counted '
    const { version } = deps.catalogue.current()
    const { fresh = false } = asked.route
    const minute = fresh ? `${Math.floor(deps.clock().getTime() / freshMs)} ` : ''
    const { status, answer } = await cache.page(`${version} ${minute}${counted}${asked.key}`, () =>
      render('page'),
    )
    if (status === 200 && !fresh)
      await kept.keep(version, { raw: request.raw, route: routeOf(request) }, answer)
    return sendPrepared(request, reply.code(status), answer)
  })
  refuseOtherMethods(app, '/*', ['GET', 'HEAD'], async ({ url }) => {
    const { pathname } = new URL(onThisSite(url), deps.env.ORIGIN)
    return mayBePage(pathname) && (await loadBuild()).entry.isPage(pathname)
  })
}

interface ShownPage extends AskedPage {
  analytics: AnalyticsTag | undefined
  asleep: boolean
  reader: PageReader
}

/** Nothing for a browser that sends Global Privacy Control. */
function analyticsFor(request: FastifyRequest, { env }: Pick<ShopDeps, 'env'>): AnalyticsTag | undefined {
  const { ANALYTICS_TAG_ID: tagId, ANALYTICS_SCRIPT_URL: scriptUrl } = env
  if (tagId === undefined || scriptUrl === undefined || request.headers['sec-gpc'] === '1') return undefined
  return { tagId, scriptUrl }
}

async function renderDocument(
  deps: ShopDeps,
  { entry, template, parts: partsOf }: ClientBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  { route, pathname, query, analytics, asleep, reader }: ShownPage,
): Promise<{ status: number; html: string }> {
  const ctx = createContext(deps, request, reply, reader)
  const { head, questions, body, state } = await entry.renderPage({
    pathname,
    query,
    answer: ({ path, type, input, signal }) =>
      callTRPCProcedure({
        router: appRouter,
        ctx,
        path,
        type,
        getRawInput: async () => input,
        signal: signal ?? undefined,
        batchIndex: 0,
      }),
  })
  const { language } = splitLanguage(pathname)
  const parts = {
    head,
    language,
    analytics,
    origin: deps.env.ORIGIN,
    card: head.guideId === undefined ? undefined : deps.catalogue.current().find(head.guideId),
    questions,
    parts: partsOf(route, language),
    asleep,
    readerIsUnknown: reader === 'unknown-reader',
    body,
    state,
  }
  return { status: head.status, html: toDocument(template, parts) }
}

function watchCaches(
  { watch, catalogue }: Pick<ShopDeps, 'watch' | 'catalogue'>,
  { pages, answers }: { pages: PageCache; answers: KeptAnswers },
): void {
  const read = (figure: 'bytes' | 'entries') => () => {
    const guides = figuresOfGuidePages(catalogue.current())
    return Object.entries({ pages: pages.figures, answers: answers.figures, guides }).map(
      ([cache, figures]) => ({ labels: { cache }, value: figures[figure] }),
    )
  }
  watch.gauge('shop_cache_entries', 'What is kept of pages', ['cache'], read('entries'))
  watch.gauge('shop_cache_bytes', 'Memory of what is kept of pages', ['cache'], read('bytes'))
  watch.gauge(
    'shop_page_cache_asked',
    'Pages that the cache was asked for, since the start',
    ['outcome'],
    () => {
      const { found, rendered } = pages.figures
      return [
        { labels: { outcome: 'found' }, value: found },
        { labels: { outcome: 'rendered' }, value: rendered },
      ]
    },
  )
}
