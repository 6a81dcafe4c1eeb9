import type { ClientEnv } from '../../platform/browser/load-configuration.ts'
import { IdentityUnavailableError, type IdentityPort } from './identity-port.ts'

/** Placeholder values that replace an incomplete configuration (B7.24). No request contains them. */
const placeholderConfig: ClientEnv['firebaseConfig'] = {
  apiKey: 'demo-api-key',
  authDomain: 'demo-project.firebaseapp.com',
  projectId: 'demo-project',
  storageBucket: 'demo-project.appspot.com',
  appId: 'demo-app-id',
}

const refuse = async () => {
  throw new IdentityUnavailableError()
}
const nothing = async () => undefined

/** Returns a provider without authentication: browsing works, no user is signed in, and no network requests are sent (B7.24). */
export function createUiOnlyIdentity(): IdentityPort & { config: ClientEnv['firebaseConfig'] } {
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
