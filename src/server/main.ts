import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { liveDeps, type LiveDeps } from './deps.ts'
import { listProblems } from './http/health.ts'
import { startMailWorkers } from './mail/index.ts'
import { startPaymentWorkers } from './payments/index.ts'
import { EnvError, readEnv, type Env } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'
import { startTranslationWorkers } from './translation/index.ts'

const pollMs = 1000

async function main(env: Env): Promise<void> {
  const logger = createLogger(env)
  const deps = await liveDeps(env, logger)
  const readiness = { ready: false }
  const client = env.NODE_ENV === 'development' ? 'sources' : 'built'
  const app = await buildApp(deps, { client, readiness })
  await app.listen({ host: env.HOST, port: env.PORT })

  const stopping = new AbortController()
  const starting = startWork(deps, stopping.signal)
  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort()
    readiness.ready = false
    await starting
    await app.close()
    await deps.jobs.stop()
    await deps.catalogue.stop()
    await deps.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  await starting
  readiness.ready = !stopping.signal.aborted
}

/** Migrating is a release step of its own; until it has run, this node waits and takes no visitors. */
async function startWork(deps: LiveDeps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const problems = await listProblems(deps).catch(() => ['the database does not answer'])
    if (problems.length === 0 || stopping.aborted) break
    deps.logger.warn({ problems }, 'not ready')
    await wait(pollMs)
  }
  const workers = [
    () => startMailWorkers(deps),
    () => startPaymentWorkers(deps),
    () => startTranslationWorkers(deps),
  ]
  for (const start of [deps.catalogue.start, deps.jobs.start, ...workers]) {
    if (!stopping.aborted) await start()
  }
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

await main(readEnvOrExit())
