import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { liveDeps } from './deps.ts'
import { listProblems } from './http/health.ts'
import { workOnPayments } from './payments/index.ts'
import { EnvError, readEnv, type Env } from './platform/env.ts'
import { createLogger } from './platform/logger.ts'

const pollMs = 1000

async function main(): Promise<void> {
  const env = environmentOrExit()
  const logger = createLogger(env)
  const deps = await liveDeps(env, logger)
  const readiness = { ready: false }
  const client = env.NODE_ENV === 'development' ? 'sources' : 'built'
  const app = await buildApp(deps, { client, readiness })

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    readiness.ready = false
    await app.close()
    await deps.jobs.stop()
    await deps.catalogue.stop()
    await deps.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

  await app.listen({ host: env.HOST, port: env.PORT })
  // Migrating is a release step of its own; until it has run, this node takes no visitors.
  for (;;) {
    const problems = await listProblems(deps)
    if (problems.length === 0 || stopping) break
    logger.warn({ problems }, 'not ready')
    await wait(pollMs)
  }
  if (stopping) return
  await deps.catalogue.start()
  await deps.jobs.start()
  await workOnPayments(deps)
  readiness.ready = true
}

function environmentOrExit(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

await main()
