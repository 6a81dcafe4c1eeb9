import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { previewReadPath } from '../shared/guides/views/preview-read-path.ts'
import type { ShopDeps } from './deps.ts'
import { createContext } from './http/calls/context.ts'
import { closeConnectionsOnShutdown } from './http/close-connections.ts'
import { mountStepReminderUnsubscribe } from './progress/index.ts'
import { mountGuideUploads } from './http/guide-uploads.ts'
import { mountHealthChecks, rejectUntilReady, type Readiness } from './http/health.ts'
import { mountOpenApi } from './http/calls/openapi.ts'
import { loadClientBuild } from './http/client-build.ts'
import { extractInlineScripts } from './http/pages/document.ts'
import { mountPages } from './http/pages/render-page.ts'
import { mountRest } from './http/calls/rest.ts'
import { RequestLog } from './http/request-log.ts'
import { mountRpc } from './http/calls/rpc.ts'
import { mountMethodNotAllowed } from './http/other-methods.ts'
import { limitBodyTime } from './http/limits/limit-body-time.ts'
import { limitConnections } from './http/limits/limit-connections.ts'
import { limitRequests } from './http/limits/limit-requests.ts'
import { createProxyCheck } from './http/limits/trusted-proxies.ts'
import { mountImages, mountThumbnails } from './http/images.ts'
import { ResponseCache } from './http/response-cache.ts'
import { addRequestScope, createRequestIds } from './http/request-scope.ts'
import { addSecurityHeaders, buildSecurityHeaders } from './http/security-headers.ts'
import { mountCrawlerFiles } from './http/seo/mount-crawler-files.ts'
import { mountShareImages } from './http/share-images/mount-share-images.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { mountErrorHandlers, createErrorResponder } from './http/unexpected-errors.ts'
import { mountNewsletter } from './newsletter/index.ts'
import { mountStripeWebhook } from './payments/index.ts'
import { appRouter } from './router.ts'

export interface AppOptions {
  /** Source of the HTML pages and scripts. Undefined to serve only the API. */
  client?: 'built' | 'sources'
  readiness: Readiness
}

const largestBodyBytes = 256 * 1024
/** Milliseconds. Long enough to upload a guide file over a slow connection; headers and other bodies have shorter limits. */
const requestTimeoutMs = 600_000
const connections = { headersTimeout: 10_000, connectionsCheckingInterval: 5000 }
/** Milliseconds. Longer than the idle timeout of common load balancers (60 seconds), so that the load balancer closes connections first. */
const keepAliveTimeout = 72_000

/** Builds the Fastify app with all routes and hooks, registered in the order in which they run. */
export async function buildApp(deps: ShopDeps, { client, readiness }: AppOptions): Promise<FastifyInstance> {
  const build = client === 'built' ? await loadClientBuild() : undefined
  const answerError = createErrorResponder(build, deps.env.ORIGIN)
  const inlineScripts = build === undefined ? [] : extractInlineScripts(build.template)
  const headers = buildSecurityHeaders(deps.env, inlineScripts)
  const isProxy = createProxyCheck(deps.env)
  const cache = new ResponseCache(deps, headers)
  const app = fastify({
    http: connections,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout,
    loggerInstance: deps.logger,
    logController: new RequestLog(deps),
    genReqId: createRequestIds(isProxy),
    bodyLimit: largestBodyBytes,
    // Fastify runs no hooks for malformed URLs, so their response gets the security headers here.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
    trustProxy: deps.env.TRUSTED_PROXIES ?? false,
    routerOptions: { maxParamLength: 200 },
  })
  // Limits the body time on the Node server itself, because Fastify runs no hooks for a malformed URL.
  app.server.prependListener('request', (request) => limitBodyTime(request))
  limitConnections(app.server, deps.env, isProxy, deps.watch)
  mountErrorHandlers(app, answerError)
  app.decorateRequest('page')
  app.decorateRequest('failure')
  cache.mount(app)
  await app.register(cookie)
  addSecurityHeaders(app, deps.env, headers)
  limitRequests(app, deps)
  addRequestScope(app, deps.watch)
  const refuseOtherMethods = mountMethodNotAllowed(app)

  closeConnectionsOnShutdown(app)
  rejectUntilReady(app, readiness)
  mountHealthChecks(app, deps, readiness)
  mountStripeWebhook(app, deps)
  mountNewsletter(app, deps)
  // Accepts the beacon that a guide's preview was read to its end (B20.36). RequestLog counts it.
  app.post(`${previewReadPath}:id`, { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
  mountStepReminderUnsubscribe(app, deps)
  acceptEmptyJson(app)
  mountRest(app, appRouter, deps, cache, (request, reply) => createContext(deps, request, reply, 'rest'))
  await mountRpc(app, (request, reply) => createContext(deps, request, reply, 'rpc'))
  mountGuideUploads(app, deps)
  await mountOpenApi(app, appRouter, deps.env.ORIGIN)
  mountThumbnails(app, deps)
  mountImages(app, deps)
  mountShareImages(app, deps)
  if (build !== undefined) await serveStaticFiles(app)
  // Imported on demand, because the packages that it needs aren't installed in production.
  const loadBuild =
    client === 'sources'
      ? await (await import('./http/pages/dev-client.ts')).startDevClient(app)
      : build && (async () => build)
  if (loadBuild !== undefined) {
    mountCrawlerFiles(app, deps, cache, loadBuild)
    mountPages(app, deps, cache, loadBuild)
  }
  await app.after()
  refuseOtherMethods()
  return app
}

/** Accepts an empty body with the content type JSON, because clients send that header even without a body (B12.50). */
function acceptEmptyJson(app: FastifyInstance): void {
  // Rejects plain text, because a form on another site can send it without a CORS preflight, unlike JSON.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
