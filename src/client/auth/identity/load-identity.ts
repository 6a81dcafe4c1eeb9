import {
  ClientEnvError,
  loadClientEnv,
  listMissingConfig,
  type ClientEnv,
} from '../../platform/browser/load-configuration.ts'
import type { IdentityPort, LoadIdentity } from './identity-port.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { createUiOnlyIdentity } from './ui-only-identity.ts'

interface LoadPorts {
  loadEnv: () => Promise<ClientEnv>
  openFirebase: (env: ClientEnv) => Promise<IdentityPort>
  reportFailure: (what: string, error: unknown) => void
}

/** Returns the provider. Without a complete configuration, the shop runs without authentication (B7.24). */
export async function loadIdentityProvider({
  loadEnv,
  openFirebase,
  reportFailure,
}: LoadPorts): Promise<IdentityPort> {
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

/** Loads Firebase on first use, because pages for guests do not need it. */
export const loadIdentity: LoadIdentity = () =>
  loadIdentityProvider({
    loadEnv: loadClientEnv,
    openFirebase: async (env) => (await import('./firebase-identity.ts')).openFirebaseIdentity(env),
    reportFailure,
  })
