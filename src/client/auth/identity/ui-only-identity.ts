import type { ClientEnv } from '../../platform/browser/client-env.ts'
import { IdentityUnavailable, type IdentityPort } from './identity-port.ts'

/** B7.24: what stands in for a missing configuration. Shown to whoever looks for it, never sent anywhere. */
const placeholderConfig: ClientEnv['firebaseConfig'] = {
  apiKey: 'demo-api-key',
  authDomain: 'demo-project.firebaseapp.com',
  projectId: 'demo-project',
  storageBucket: 'demo-project.appspot.com',
  appId: 'demo-app-id',
}

const refuse = async () => {
  throw new IdentityUnavailable()
}
const nothing = async () => undefined

/** Authentication switched off: browsing works, nobody counts as signed in, nothing goes over the network (B7.24). */
export function uiOnlyIdentity(): IdentityPort & { config: ClientEnv['firebaseConfig'] } {
  return {
    mode: 'ui-only',
    config: placeholderConfig,
    ready: nothing,
    signUp: refuse,
    signIn: refuse,
    signInWithGooglePopup: refuse,
    signInWithGoogleRedirect: refuse,
    redirectResult: async () => null,
    signOut: nothing,
    sendPasswordReset: refuse,
    sendVerification: refuse,
    setRemember: nothing,
    currentUser: () => null,
    onChange: () => () => undefined,
    idToken: nothing,
    account: {
      read: nothing,
      signInAgain: refuse,
      signInAgainWithGoogle: refuse,
      setPassword: refuse,
      linkGoogle: refuse,
      unlinkGoogle: refuse,
      addPhone: refuse,
      addAuthenticator: refuse,
      removeSecondFactor: refuse,
    },
    deleteApp: nothing,
  }
}
