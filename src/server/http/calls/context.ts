import type { FastifyReply, FastifyRequest } from 'fastify'
import { findCaller, findPageReader, requireUser, getSessionCookie } from '../../auth/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { getClientNetwork } from '../../platform/client-network.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { RequestContext } from '../../trpc.ts'
import { createProxyCheck } from '../limits/trusted-proxies.ts'
import { guideListLimit } from '../../../shared/guides/guides.ts'

/** Maximum number of rows per tRPC request. Only the documented REST call returns the full list. */
const rpcRowLimit = 100

/**
 * How a page's reader is identified: `page` by the session cookie, `unknown-reader` as a guest because the identity provider
 * can't verify the session (B13.17).
 */
export type PageReader = 'page' | 'unknown-reader'
type Transport = 'rest' | 'rpc' | PageReader

const finders = {
  rest: findCaller,
  rpc: findCaller,
  page: findPageReader,
  'unknown-reader': async () => undefined,
}

/** Creates the context of one request. The caller is looked up on first use, and only once. */
export function createContext(
  deps: ShopDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  transport: Transport,
): RequestContext {
  let asked: ReturnType<RequestContext['caller']> | undefined
  const caller = () => (asked ??= finders[transport](deps, request, reply))
  return {
    deps,
    caller,
    async user() {
      const person = await caller()
      if (person === undefined) throw new Refusal('authentication-required')
      return requireUser(deps, person)
    },
    session: getSessionCookie(deps, request, reply),
    network: getClientNetwork(request.ip),
    country: () => countryOf(deps, request),
    retryAfter: (seconds) => void reply.header('retry-after', seconds),
    rowLimit: transport === 'rest' ? guideListLimit : rpcRowLimit,
    isPage: transport === 'page' || transport === 'unknown-reader',
  }
}

function countryOf({ env }: ShopDeps, request: FastifyRequest): string | undefined {
  if (env.COUNTRY_HEADER === undefined) return undefined
  const isProxy = createProxyCheck(env)(request.socket.remoteAddress ?? '')
  const named = isProxy ? request.headers[env.COUNTRY_HEADER.toLowerCase()] : undefined
  return typeof named === 'string' ? named : undefined
}
