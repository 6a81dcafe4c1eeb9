import type { Deps } from '../platform/deps.ts'
import type { IdentityProvider } from './identity-provider.ts'

export interface AuthDeps extends Deps {
  identity: IdentityProvider
}
