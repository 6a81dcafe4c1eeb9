import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { startAccountWorkers } from './account/index.ts'
import { buildApp } from './app.ts'
import { liveDeps, type LiveDeps } from './deps.ts'
import { startFinishingWorkers } from './finishing/index.ts'
import { listProblems, type Readiness } from './http/health.ts'
import { startGuideWorkers } from './guides/index.ts'
import { startDeskWorkers } from './desk/index.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { startMailWorkers } from './mail/index.ts'
import { startNewsWorkers } from './news/index.ts'
import { startProofWorkers } from './proof/index.ts'
import { startPaymentWorkers } from './payments/index.ts'
import { readEnv } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'
import { requiredSchemaVersion } from './platform/schema-version.ts'
import { keepSignsOfLife } from './platform/watching/signs-of-life.ts'
import { explainStartFailure } from './start-failure.ts'
import { startTranslationWorkers } from './translation/index.ts'
import { startUpkeepWorker } from './upkeep/index.ts'

const pollMs = 1000
/** After the drain the process is gone within this time, whatever hangs. */
const longestLeaveMs = 25_000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const logger = createLogger(env)
  const deps = await liveDeps(env, logger)
  const readiness: Readiness = { state: 'starting' }
  const client = env.NODE_ENV === 'development' ? 'sources' : 'built'
  const app = await buildApp(deps, { client, readiness })
  deps.watch.process({
    release: deps.release,
    node: process.version,
    schema: await requiredSchemaVersion(),
  })
  const { METRICS_HOST: host, METRICS_PORT: metricsPort } = env
  const metrics =
    metricsPort === undefined ? undefined : await serveMetrics(deps, { host, port: metricsPort })
  await app.listen({ host: env.HOST, port: env.PORT })

  const stopping = new AbortController()
  const starting = startWork(deps, app.listeningOrigin, stopping.signal)

  async function stop(drainMs: number): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    readiness.state = 'leaving'
    logger.info({ drainMs }, 'leaving')
    setTimeout(() => {
      logger.error('left with work unfinished')
      process.exit(1)
    }, drainMs + longestLeaveMs).unref()
    await wait(drainMs)
    const signs = await starting
    await signs?.leave()
    // The jobs do not wait for the visitors, or the visitors for the jobs.
    await Promise.all([app.close(), deps.jobs.stop()])
    await deps.catalogue.stop()
    await metrics?.close()
    await deps.close()
  }
  process.on('SIGTERM', () => void stop(env.DRAIN_SECONDS * 1000))
  // Somebody at a terminal waits for this, and no balancer.
  process.on('SIGINT', () => void stop(0))

  await starting
  tidyMemory()
  if (!stopping.signal.aborted) readiness.state = 'ready'
}

/**
 * Gives back what reading the catalogue has left behind, before anybody waits for an answer (`npm start` lets it), and lets
 * garbage grow to half of what is in use, not to a multiple of it.
 */
function tidyMemory(): void {
  setFlagsFromString('--heap-growing-percent=50')
  globalThis.gc?.()
}

/** Migrating is a release step of its own; until it has run, this node waits and takes no visitors. */
async function startWork(
  deps: LiveDeps,
  origin: string,
  stopping: AbortSignal,
): Promise<{ leave: () => Promise<void> } | undefined> {
  for (;;) {
    const problems = await listProblems(deps).catch(() => ['the database does not answer'])
    if (problems.length === 0 || stopping.aborted) break
    deps.logger.warn({ problems }, 'not ready')
    await wait(pollMs)
  }
  const workers = [
    () => startGuideWorkers(deps),
    () => startMailWorkers(deps),
    () => startPaymentWorkers(deps),
    () => startTranslationWorkers(deps),
    () => startAccountWorkers(deps),
    () => startUpkeepWorker(deps),
    () => startDeskWorkers(deps),
    () => startFinishingWorkers(deps),
    () => startNewsWorkers(deps),
    () => startProofWorkers(deps, origin),
  ]
  for (const start of [deps.catalogue.start, deps.jobs.start, ...workers]) {
    if (!stopping.aborted) await start()
  }
  return stopping.aborted ? undefined : keepSignsOfLife(deps, deps.release)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
