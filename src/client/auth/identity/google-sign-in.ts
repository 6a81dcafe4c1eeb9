import type { PageLanguage } from '../../../shared/languages.ts'
import { getProviderCode, type IdentityPort, type IdentityUser } from './identity-port.ts'

/** Failures to open the popup. A user who closes it has decided against signing in and is not redirected. */
const windowFailures = new Set<string | undefined>([
  'auth/popup-blocked',
  'auth/cancelled-popup-request',
  'auth/web-storage-unsupported',
])

/** Thrown if the result of a redirect could not be read (B13.8). */
export class RedirectFailedError extends Error {
  constructor(cause: unknown) {
    super('The sign-in that left this page did not come back', { cause })
    this.name = 'RedirectFailedError'
  }
}

/** Signs in with a popup. If the browser does not allow one, redirects, and the promise never resolves. */
export async function signInWithGoogle(
  provider: Pick<IdentityPort, 'signInWithGooglePopup' | 'signInWithGoogleRedirect'>,
  language: PageLanguage,
  beforeLeaving: () => void,
): Promise<IdentityUser> {
  try {
    return await provider.signInWithGooglePopup(language)
  } catch (error) {
    if (!windowFailures.has(getProviderCode(error))) throw error
    beforeLeaving()
    await provider.signInWithGoogleRedirect(language)
    throw error
  }
}
