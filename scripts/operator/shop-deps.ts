import { existsSync } from 'node:fs'
import path from 'node:path'
import { liveDeps, type LiveDeps } from '../../src/server/deps.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { createLogger } from '../../src/server/platform/logger.ts'
import { settingsIn } from '../demo/run-files.ts'
import { projectRoot } from '../processes/project.ts'

/** Connects to the shop from the environment, or else to the running demo, and closes everything afterwards. */
export async function withShop(work: (deps: LiveDeps) => Promise<void>): Promise<void> {
  const demo = settingsIn(path.resolve(projectRoot, process.env['DATA_DIR'] || '.data'))
  if (!process.env['DATABASE_URL'] && existsSync(demo)) process.loadEnvFile(demo)
  const env = readEnv({ LOG_LEVEL: 'error', ...process.env, PATIENCE_SECONDS: '30' })
  const deps = await liveDeps(env, createLogger(env))
  try {
    await deps.catalogue.refresh()
    await work(deps)
  } finally {
    await deps.close()
  }
}
