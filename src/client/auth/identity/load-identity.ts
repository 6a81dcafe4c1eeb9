import {
  ClientEnvError,
  loadClientEnv,
  listMissingConfig,
  type ClientEnv,
} from '../../platform/browser/load-configuration.ts'
import type { IdentityPort } from './identity-port.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { createUiOnlyIdentity } from './ui-only-identity.ts'

/** Loads Firebase on first use, because pages for guests do not need it. */
const importFirebase = async (env: ClientEnv): Promise<IdentityPort> =>
  (await import('./firebase-identity.ts')).openFirebaseIdentity(env)

/** Returns the provider. Without a complete configuration, the shop runs without authentication (B7.24). Tests set the parameters. */
export async function loadIdentity(
  loadEnv = loadClientEnv,
  openFirebase = importFirebase,
): Promise<IdentityPort> {
  try {
    const env = await loadEnv()
    const missing = listMissingConfig(env)
    if (missing.length === 0) return await openFirebase(env)
    reportFailure('The configuration is incomplete', `${missing.join(', ')} missing`)
  } catch (error) {
    if (!(error instanceof ClientEnvError)) throw error
    reportFailure('The configuration could not be read', error)
  }
  return createUiOnlyIdentity()
}
