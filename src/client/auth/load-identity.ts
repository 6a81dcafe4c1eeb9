import { loadClientEnv } from './client-env.ts'
import type { LoadIdentity } from './identity-port.ts'

/** Firebase comes with the first need for it; no guest's page carries it. */
export const loadIdentity: LoadIdentity = async () => {
  const [env, { openFirebaseIdentity }] = await Promise.all([
    loadClientEnv(),
    import('./firebase-identity.ts'),
  ])
  return openFirebaseIdentity(env)
}
