import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { isPagePath } from '../../../shared/paths.ts'
import { getSessionCookieName } from '../../auth/index.ts'
import { webhookPath } from '../../payments/index.ts'
import { getClientNetwork } from '../../platform/client-network.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { healthPaths } from '../health.ts'
import { NetworkPacer } from './network-pacer.ts'
import { createPressureGauge } from './pressure.ts'
import { computeSearchCost } from './search-cost.ts'

const secondsUntilCalm = 2
/** Size of an allowed burst, in seconds at the maximum rate: for a user who opens many pages, or many users behind one IP address. */
const burstSeconds = 10
/** Milliseconds. A search that would wait longer is rejected. */
const maxSearchWaitMs = 5000
/** Search cost that a network may spend per second, as a multiple of its requests per second. */
const searchesFaster = 2

/**
 * Rejects requests before they cost anything: requests of a network over its limit, and low-priority requests while the event
 * loop is delayed. Searches of one network run one after another. Health checks are never rejected. Cached responses are sent
 * before this hook, because they cost no more than a rejection.
 */
export function limitRequests(app: FastifyInstance, { env, watch }: Pick<Deps, 'env' | 'watch'>): void {
  const { REQUESTS_PER_SECOND: perSecond, BUSY_AFTER_MS: busyAfterMs } = env
  const requests =
    perSecond === 0 ? undefined : new NetworkPacer(perSecond, 1000 * (burstSeconds - 1 / perSecond))
  const searches = perSecond === 0 ? undefined : new NetworkPacer(perSecond * searchesFaster, maxSearchWaitMs)
  const gauge = busyAfterMs === 0 ? undefined : createPressureGauge(busyAfterMs)
  const isLastToGo = isRejectedLast(getSessionCookieName(env))

  app.addHook('onRequest', (request, _reply, done) => {
    if (healthPaths.has(request.url)) return done()
    const network = getClientNetwork(request.ip)
    const turnAway = (retryAfterSeconds: number) => {
      watch.turnedAway('address')
      done(new Refusal('too-many-requests', undefined, { retryAfterSeconds }))
    }
    const early = requests?.take(network, 1)
    if (early?.retrySeconds !== undefined) return turnAway(early.retrySeconds)
    const cost = searches === undefined ? 0 : computeSearchCost(request.url)
    const slot = cost === 0 ? undefined : searches?.take(network, cost)
    if (slot?.retrySeconds !== undefined) return turnAway(slot.retrySeconds)
    if (slot === undefined || slot.startMs === 0) return serve(request, done)
    setTimeout(() => serve(request, done), slot.startMs)
  })
  app.addHook('onClose', (_app, done) => {
    gauge?.stop()
    done()
  })

  function serve(request: FastifyRequest, done: HookHandlerDoneFunction): void {
    const pressure = gauge?.pressure() ?? 'none'
    if (pressure === 'most' || (pressure === 'some' && !isLastToGo(request))) {
      watch.turnedAway('busy')
      return done(new Refusal('unavailable', 'The shop is busy', { retryAfterSeconds: secondsUntilCalm }))
    }
    done()
  }
}

/** Returns a function that determines whether a request is rejected last: guests' pages, page assets and Stripe's webhooks. */
const isRejectedLast =
  (cookieName: string) =>
  ({ method, url, headers }: FastifyRequest): boolean => {
    const [path = '/', query] = url.split('?', 2)
    if (path === webhookPath || path.startsWith('/assets/')) return true
    if (method !== 'GET' && method !== 'HEAD') return false
    const isGuest = headers.authorization === undefined && !(headers.cookie ?? '').includes(cookieName)
    return isGuest && query === undefined && isPagePath(path)
  }
