import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnalyticsTag } from '../../../shared/config/analytics-tag.ts'
import { isPagePath, toLocalPath, splitLanguage } from '../../../shared/paths.ts'
import { isLoggedOut, getSessionCookieName } from '../../auth/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { getGuidePageCacheStats } from '../../guides/reader/index.ts'
import { PreparedResponse } from '../../platform/prepared-response.ts'
import { appRouter } from '../../router.ts'
import { createContext, type PageReader } from '../calls/context.ts'
import type { ClientBuild } from '../client-build.ts'
import { rejectOtherMethods } from '../other-methods.ts'
import type { ResponseCache } from '../response-cache.ts'
import { isUnavailable } from '../unexpected-errors.ts'
import { fillDocumentTemplate } from './document.ts'
import { resolvePageUrl, type RequestedPage } from './resolve-page-url.ts'
import { mountSpeculationRules, speculationHeader } from './speculation-rules.ts'

const pageHeaders = { 'content-type': 'text/html; charset=utf-8' }
/** Milliseconds. Cache time of pages with figures that the shop's jobs compute. */
const freshMs = 60_000
const staticPageHeaders = { ...pageHeaders, 'speculation-rules': speculationHeader }

/** Mounts all pages of the shop, as HTML that is readable without JavaScript. */
export function mountPages(
  app: FastifyInstance,
  deps: ShopDeps,
  cache: ResponseCache,
  loadBuild: () => Promise<ClientBuild>,
): void {
  watchCache(deps, cache)
  const cookieName = getSessionCookieName(deps.env)
  mountSpeculationRules(app, loadBuild)

  app.get('/*', async (request, reply) => {
    const build = await loadBuild()
    const asked = resolvePageUrl(build.entry, request.url)
    if (asked === undefined) return reply.callNotFound()
    if ('moved' in asked)
      return reply.header('cache-control', 'public, max-age=3600').redirect(asked.moved, 301)
    request.page = asked.route.path
    const analytics = analyticsFor(request, deps)
    // A user who logged out while the server was unreachable gets no cached page: rendering one completes the logout (B7.36).
    const isGuest = request.cookies[cookieName] === undefined && !isLoggedOut(request)
    const isPublic = asked.route.cacheable === true
    // A signed-in user's page shows more than the server's HTML contains, so it is hydrated.
    const isStatic = isGuest && isPublic && asked.route.crawl !== 'never'
    const render = async (reader: PageReader) => ({
      ...(await renderDocument(deps, build, request, reply, { ...asked, analytics, isStatic, reader })),
      headers: isStatic ? staticPageHeaders : pageHeaders,
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
    const { fresh = false } = asked.route
    const minute = fresh ? `${Math.floor(deps.clock().getTime() / freshMs)} ` : ''
    const renderOnce = async () => {
      const { status, headers, html } = await render('page')
      return { status, response: await PreparedResponse.compressed(html, headers) }
    }
    return cache.respond(request, reply, `${minute}${counted}${asked.key}`, renderOnce, { isSteady: !fresh })
  })
  rejectOtherMethods(app, '/*', ['GET', 'HEAD'], async ({ url }) => {
    const { pathname } = new URL(toLocalPath(url), deps.env.ORIGIN)
    return isPagePath(pathname) && (await loadBuild()).entry.isPage(pathname)
  })
}

interface ShownPage extends RequestedPage {
  analytics: AnalyticsTag | undefined
  isStatic: boolean
  reader: PageReader
}

/** Returns the analytics tag of a page. Undefined without analytics, or if the browser sends Global Privacy Control. */
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
  { route, pathname, query, analytics, isStatic, reader }: ShownPage,
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
    isStatic,
    readerIsUnknown: reader === 'unknown-reader',
    body,
    state,
  }
  return { status: head.status, html: fillDocumentTemplate(template, parts) }
}

function watchCache({ watch, catalogue }: Pick<ShopDeps, 'watch' | 'catalogue'>, cache: ResponseCache): void {
  const read = (figure: 'bytes' | 'entries') => () => {
    const guides = getGuidePageCacheStats(catalogue.current())
    return Object.entries({ responses: cache.stats, guides }).map(([name, figures]) => ({
      labels: { cache: name },
      value: figures[figure],
    }))
  }
  watch.gauge('shop_cache_entries', 'What is kept of pages', ['cache'], read('entries'))
  watch.gauge('shop_cache_bytes', 'Memory of what is kept of pages', ['cache'], read('bytes'))
  const asked = 'Pages that the cache was asked for, since the start'
  watch.gauge('shop_page_cache_asked', asked, ['outcome'], () => {
    const { found, rendered } = cache.stats
    return Object.entries({ found, rendered }).map(([outcome, value]) => ({ labels: { outcome }, value }))
  })
}
