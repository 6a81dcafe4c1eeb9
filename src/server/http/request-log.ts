import type { ShopDeps } from '../deps.ts'
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

/** One line and one count for each request, when it has been answered. */
export class RequestLog extends LogController {
  readonly #deps: Pick<ShopDeps, 'watch' | 'views' | 'failures'>

  constructor(deps: Pick<ShopDeps, 'watch' | 'views' | 'failures'>) {
    super()
    this.#deps = deps
  }

  override incomingRequest(): void {
    // What came in stands in the line of the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { id, method, url, headers, failure } = request
    const { statusCode: status, elapsedTime: responseTime } = reply
    const line = { req: request, res: reply, responseTime }
    this.#deps.watch.requests.count(routeOf(request), method, status, responseTime / 1000)
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
    if (failure !== undefined) this.#deps.failures.note({ id, route: calledRoute(request), ...failure })
    this.#deps.views.note({ method, url, headers, status })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that was asked for, as a pattern; all pages share one route. */
    page: string | undefined
  }
}

/** A pattern of the program: addresses have ids in them, and there is no end of them. Built files have one route each, which changes with each release. */
export const routeOf = ({ page, routeOptions: { url = 'none' } }: FastifyRequest) =>
  page ?? (url.startsWith('/assets/') ? '/assets/*' : url)

/** With the name of the procedure, where one was called: only those of the program fail through the shop. */
function calledRoute(request: FastifyRequest): string {
  const route = routeOf(request)
  const { path } = (request.params ?? {}) as { path?: unknown }
  return route === '/trpc/:path' && typeof path === 'string' && /^\w+\.\w+$/.test(path)
    ? `/trpc/${path}`
    : route
}
