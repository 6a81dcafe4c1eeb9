import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { openLiveDeps } from './deps.ts'
import type { Readiness } from './http/health.ts'
import { startMetricsServer } from './http/metrics-server.ts'
import { readEnv } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'
import { readRequiredSchemaVersion } from './platform/schema-version.ts'
import { explainStartFailure } from './start-failure.ts'
import { startCatalogAndJobs } from './start-catalog-and-jobs.ts'

/** Milliseconds. Time limit for shutdown after the drain; the process exits then even if a step hangs. */
const longestLeaveMs = 25_000

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const logger = createLogger(env)
  const deps = await openLiveDeps(env, logger)
  const readiness: Readiness = { state: 'starting' }
  const client = env.NODE_ENV === 'development' ? 'sources' : 'built'
  const app = await buildApp(deps, { client, readiness })
  deps.watch.process({
    release: deps.release,
    node: process.version,
    schema: await readRequiredSchemaVersion(),
  })
  const { METRICS_HOST: host, METRICS_PORT: metricsPort } = env
  const metrics =
    metricsPort === undefined
      ? undefined
      : await startMetricsServer(deps, { host, port: metricsPort }).catch((error: unknown) => {
          throw Object.assign(error as Error, { setting: 'METRICS_PORT' })
        })
  await app.listen({ host: env.HOST, port: env.PORT })

  const stopping = new AbortController()
  const starting = startCatalogAndJobs(deps, app.listeningOrigin, stopping.signal)

  async function stop(longestDrainMs: number): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    // A node that was never ready has no requests to drain.
    const drainMs = readiness.state === 'ready' ? longestDrainMs : 0
    if (readiness.state === 'ready') readiness.state = 'leaving'
    logger.info({ drainMs }, 'leaving')
    setTimeout(() => {
      logger.error('left with work unfinished')
      process.exit(1)
    }, drainMs + longestLeaveMs).unref()
    await wait(drainMs)
    const heartbeat = await starting
    await heartbeat?.leave()
    // Requests and jobs end in parallel, because neither depends on the other.
    await Promise.all([app.close(), deps.jobs.stop()])
    await deps.catalogue.stop()
    await metrics?.close()
    await deps.close()
  }
  process.on('SIGTERM', () => void stop(env.DRAIN_SECONDS * 1000))
  // After Ctrl-C in a terminal there is no load balancer to wait for.
  process.on('SIGINT', () => void stop(0))

  await starting
  tidyMemory()
  if (!stopping.signal.aborted) readiness.state = 'ready'
}

/**
 * Frees the memory that building the catalog needed, before the first request (`npm start` exposes the garbage collector), and limits heap growth to 50 % of
 * the live heap.
 */
function tidyMemory(): void {
  setFlagsFromString('--heap-growing-percent=50')
  globalThis.gc?.()
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
