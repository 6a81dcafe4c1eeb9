import { setTimeout as wait } from 'node:timers/promises'
import type { LiveDeps } from './deps.ts'
import { listProblems } from './http/health.ts'
import { isOutageError } from './platform/database.ts'
import { startHeartbeat } from './platform/watching/heartbeat.ts'
import { explainWait } from './start-failure.ts'
import { workerGroups } from './workers.ts'

/** Pauses between two attempts: a start at the same moment as PostgreSQL's is hardly late, and a long outage is asked about once a second. */
const pauses = { firstMs: 100, maxMs: 1000 }

/** Loads the catalogue and begins with the jobs. Until PostgreSQL is there and migrated, this waits, and the node takes no visitors. */
export async function startWork(
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

/** What an operator does about it happens while the node waits: migrating, for one, is a step of a release. */
class Problems extends Error {}

async function requireNoProblems(deps: LiveDeps): Promise<void> {
  const problems = await listProblems(deps)
  if (problems.length > 0) throw new Problems(problems.join('; '))
}

/** Tries again what only has to wait, and says once what for; anything else ends the start. */
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
      const reason = explainWait(error)
      if (reason !== said) logger.warn({ reason }, 'not ready yet, and tries again')
      said = reason
    }
    await wait(ms, undefined, { signal: stopping }).catch(() => undefined)
  }
}
