import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { findSchemaVersion, requiredSchemaVersion } from '../platform/schema-version.ts'

/** A node whose clock is further off would accept or refuse tokens and subscriptions wrongly. */
const largestClockSkewMs = 30_000

export interface Readiness {
  ready: boolean
}

/** `/healthz`: the process answers. `/readyz`: it may be sent visitors. */
export function addHealth(app: FastifyInstance, deps: Deps, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const problems = await listProblems(deps).catch(() => ['the database does not answer'])
    if (!readiness.ready) problems.push('still starting, or shutting down')
    return reply.code(problems.length === 0 ? 200 : 503).send({ ready: problems.length === 0, problems })
  })
}

export async function listProblems({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const problems: string[] = []
  const [required, found] = await Promise.all([requiredSchemaVersion(), findSchemaVersion(db)])
  // A newer schema is fine: migrations stay compatible with the release before them.
  if (found === undefined || found < required)
    problems.push(`the schema is at ${found ?? 'nothing'}, this release needs ${required}`)
  const now = await sql<{ now: Date }>`select now() as now`.execute(db)
  const skew = Math.abs(clock().getTime() - (now.rows[0]?.now.getTime() ?? 0))
  if (skew > largestClockSkewMs)
    problems.push(`the clock is ${Math.round(skew / 1000)} s away from PostgreSQL's`)
  return problems
}
