import { existsSync } from 'node:fs'
import path from 'node:path'
import { openLiveDeps, type LiveDeps } from '../../src/server/deps.ts'
import { readEnv, type Env } from '../../src/server/platform/env.ts'
import { createLogger } from '../../src/server/platform/logger.ts'
import { getShopSettingsPath } from '../demo/run-files.ts'
import { projectRoot } from '../processes/project.ts'

/** Returns the shop's settings from the environment. Without DATABASE_URL, returns those of the running demo. */
export function readShopSettings(others: Partial<NodeJS.ProcessEnv> = {}): Env {
  const demo = getShopSettingsPath(path.resolve(projectRoot, process.env['DATA_DIR'] || '.data'))
  if (!process.env['DATABASE_URL'] && existsSync(demo)) process.loadEnvFile(demo)
  return readEnv({ LOG_LEVEL: 'error', ...process.env, PATIENCE_SECONDS: '30', ...others })
}

/** Opens the shop for `work`, optionally with other settings, and closes everything afterwards. */
export async function withShopDeps(
  work: (deps: LiveDeps) => Promise<void>,
  others?: Partial<NodeJS.ProcessEnv>,
): Promise<void> {
  const env = readShopSettings(others)
  const deps = await openLiveDeps(env, createLogger(env))
  try {
    await deps.catalogue.refresh()
    await work(deps)
  } finally {
    await deps.close()
  }
}
