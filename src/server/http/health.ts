import type { FastifyInstance } from 'fastify'
import { maxClockSkewMs, measureClockSkewMs } from '../platform/time/clock-skew.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  findMinimumSchema,
  findSchemaVersion,
  readRequiredSchemaVersion,
} from '../platform/schema-version.ts'

export interface Readiness {
  /** 'leaving' still serves requests until the load balancer stops sending them. */
  state: 'starting' | 'ready' | 'leaving'
}

interface Answer {
  /** Whether the node can serve visitors: the catalog is loaded, the schema fits this release, and no shutdown has begun. */
  ready: boolean
  /** Whether purchases, messages and sign-in work, too. Guests are served even without PostgreSQL and Firebase. */
  writable: boolean
  problems: string[]
}

/** Mounts `/healthz`, which always returns 200, and `/readyz`, which returns 503 while the node can't serve visitors. */
export function mountHealthChecks(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'watch'>,
  readiness: Readiness,
): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const answer = await checkReadiness(deps, readiness)
    return reply.code(answer.ready ? 200 : 503).send(answer)
  })
}

async function checkReadiness(
  deps: Pick<Deps, 'db' | 'clock' | 'watch'>,
  { state }: Readiness,
): Promise<Answer> {
  const blocking: string[] = []
  const outages: string[] = []
  try {
    blocking.push(...(await listReadinessProblems(deps)))
  } catch {
    outages.push('the database does not answer')
  }
  if (deps.watch.isFailing('firebase')) outages.push('Firebase does not answer')
  if (state !== 'ready') blocking.push(`the node is ${state}`)
  const ready = blocking.length === 0
  return { ready, writable: ready && outages.length === 0, problems: [...outages, ...blocking] }
}

/** Responds with 503 and Retry-After until the catalog is loaded, because pages would show an empty shop. */
export function rejectUntilReady(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (readiness.state !== 'starting' || healthPaths.has(request.url)) done()
    else done(new Refusal('unavailable', 'The shop is about to open', { retryAfterSeconds: 2 }))
  })
}

/** Paths that load balancers call. Requests for them are never rejected. */
export const healthPaths = new Set(['/healthz', '/readyz'])

export async function listReadinessProblems(deps: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const problems: string[] = []
  const [required, found] = await Promise.all([readRequiredSchemaVersion(), findSchemaVersion(deps.db)])
  if (found === undefined || found < required)
    problems.push(`the schema is at ${found ?? 'nothing'}, this release needs ${required}`)
  else {
    // A newer schema is accepted if it allows this release, because migrations stay compatible with the previous release.
    const minimum = await findMinimumSchema(deps.db)
    if (required < minimum)
      problems.push(
        `this release is too old: it knows the schema up to ${required}, the database needs one that knows ${minimum}`,
      )
  }
  const skew = await measureClockSkewMs(deps)
  if (skew > maxClockSkewMs) problems.push(`the clock is ${Math.round(skew / 1000)} s away from PostgreSQL's`)
  return problems
}
