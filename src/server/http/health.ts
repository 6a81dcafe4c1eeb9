import type { FastifyInstance } from 'fastify'
import { largestClockSkewMs, measureClockSkewMs } from '../platform/time/clock-skew.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findSchemaVersion, requiredSchemaVersion } from '../platform/schema-version.ts'

export interface Readiness {
  /** A starting node takes nobody; a leaving one goes on serving, until its balancer has noticed. */
  state: 'starting' | 'ready' | 'leaving'
}

/** `/healthz`: the process responds. `/readyz`: it is ready for traffic. */
export function addHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock'>,
  readiness: Readiness,
): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const problems = await listProblems(deps).catch(() => ['the database does not answer'])
    if (readiness.state !== 'ready') problems.push(`the node is ${readiness.state}`)
    return reply.code(problems.length === 0 ? 200 : 503).send({ ready: problems.length === 0, problems })
  })
}

/** A node that has not loaded the catalogue yet would show an empty shop; it responds with 503 and Retry-After instead. */
export function refuseUntilReady(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (readiness.state !== 'starting' || healthPaths.has(request.url)) done()
    else done(new Refusal('unavailable', 'The shop is about to open', { retryAfterSeconds: 2 }))
  })
}

/** They are asked by balancers, and answered whatever else happens. */
export const healthPaths = new Set(['/healthz', '/readyz'])

export async function listProblems(deps: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const problems: string[] = []
  const [required, found] = await Promise.all([requiredSchemaVersion(), findSchemaVersion(deps.db)])
  // A newer schema is fine: migrations stay compatible with the previous release.
  if (found === undefined || found < required)
    problems.push(`the schema is at ${found ?? 'nothing'}, this release needs ${required}`)
  const skew = await measureClockSkewMs(deps)
  if (skew > largestClockSkewMs)
    problems.push(`the clock is ${Math.round(skew / 1000)} s away from PostgreSQL's`)
  return problems
}
