import type { ShopDeps } from '../deps.ts'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** Logs and counts each request when its response is complete. */
export class RequestLog extends LogController {
  readonly #deps: Pick<ShopDeps, 'watch' | 'views' | 'failures'>

  constructor(deps: Pick<ShopDeps, 'watch' | 'views' | 'failures'>) {
    super()
    this.#deps = deps
  }

  override incomingRequest(): void {
    // Logs nothing yet, because the log line of the response includes the request.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { id, method, url, headers, failure } = request
    const { statusCode: status, elapsedTime: responseTime } = reply
    const line = { req: request, res: reply, responseTime }
    this.#deps.watch.requests.count(getRoutePattern(request), method, status, responseTime / 1000)
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
    if (failure !== undefined) this.#deps.failures.note({ id, route: calledRoute(request), ...failure })
    this.#deps.views.note({ method, url, headers, status })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Route pattern of the requested page. Needed because all pages share one Fastify route. */
    page: string | undefined
  }
}

/**
 * Returns the route pattern of a request for metrics and traces, because the number of URLs is unlimited. Built files, whose
 * names change with every release, count as one route.
 */
export const getRoutePattern = ({ page, routeOptions: { url = 'none' } }: FastifyRequest) =>
  page ?? (url.startsWith('/assets/') ? '/assets/*' : url)

/** Returns the route pattern with the name of the called tRPC procedure. Malformed names are left out. */
function calledRoute(request: FastifyRequest): string {
  const route = getRoutePattern(request)
  const { path } = (request.params ?? {}) as { path?: unknown }
  return route === '/trpc/:path' && typeof path === 'string' && /^\w+\.\w+$/.test(path)
    ? `/trpc/${path}`
    : route
}
