import { setTimeout as wait } from 'node:timers/promises'
import type { LiveDeps } from './deps.ts'
import { listReadinessProblems } from './http/health.ts'
import { isOutageError } from './platform/database.ts'
import { startHeartbeat } from './platform/watching/heartbeat.ts'
import { explainStartWait } from './start-failure.ts'
import { workerGroups } from './workers.ts'

/** Pauses between attempts: short at first, because PostgreSQL may be starting at the same time, and at most a second during an outage. */
const pauses = { firstMs: 100, maxMs: 1000 }

/** Loads the catalog and starts the jobs. Retries until PostgreSQL is reachable and migrated; the node serves no visitors until then. */
export async function startCatalogAndJobs(
  deps: LiveDeps,
  origin: string,
  stopping: AbortSignal,
): Promise<{ leave: () => Promise<void> } | undefined> {
  const steps = [
    () => requireNoProblems(deps),
    deps.catalogue.start,
    deps.jobs.start,
    ...workerGroups.map((start) => () => start(deps, origin)),
  ]
  for (const step of steps) await untilDone(step, deps, stopping)
  return stopping.aborted ? undefined : startHeartbeat(deps, deps.release)
}

/** Configuration problems that an operator fixes while the node waits, such as missing migrations. */
class Problems extends Error {}

async function requireNoProblems(deps: LiveDeps): Promise<void> {
  const problems = await listReadinessProblems(deps)
  if (problems.length > 0) throw new Problems(problems.join('; '))
}

/** Retries a step after outages and configuration problems, and logs each reason once. Any other error ends the start. */
async function untilDone(
  step: () => Promise<void>,
  { logger }: LiveDeps,
  stopping: AbortSignal,
): Promise<void> {
  let said: string | undefined
  for (let ms = pauses.firstMs; !stopping.aborted; ms = Math.min(2 * ms, pauses.maxMs)) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof Problems) && !isOutageError(error)) throw error
      const reason = explainStartWait(error)
      if (reason !== said) logger.warn({ reason }, 'not ready yet, and tries again')
      said = reason
    }
    await wait(ms, undefined, { signal: stopping }).catch(() => undefined)
  }
}
