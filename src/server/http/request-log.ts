import type { ShopDeps } from '../deps.ts'
import type { Watch } from '../platform/watching/watch.ts'
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'

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
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    noteRequest({ logger: reply.log, watch: this.#deps.watch }, routeOf(request), line, error)
    const { id, method, url, headers, failure } = request
    if (failure !== undefined) this.#deps.failures.note({ id, route: calledRoute(request), ...failure })
    this.#deps.views.note({ method, url, headers, status: reply.statusCode })
  }
}

interface AnsweredRequest {
  req: { id: string; method: string; url: string }
  res: { statusCode: number }
  responseTime: number
}

/** `route` is a pattern of the program: addresses have ids in them, and there is no end of them. */
export function noteRequest(
  { logger, watch }: { logger: FastifyBaseLogger; watch: Watch },
  route: string,
  line: AnsweredRequest,
  error?: Error | null,
): void {
  watch.requests.count(route, line.req.method, line.res.statusCode, line.responseTime / 1000)
  if (error) logger.error({ ...line, err: error }, 'request failed')
  else logger.info(line, 'request')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that was asked for, as a pattern; all pages share one route. */
    page: string | undefined
  }
}

/** Built files have one route each, which changes with each release. */
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
