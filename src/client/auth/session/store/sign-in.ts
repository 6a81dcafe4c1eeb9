import { deriveUsername } from '../../../../shared/auth/check-credentials.ts'
import {
  getProviderCode,
  RedirectFailedError,
  SecondFactorRequiredError,
  type SecondFactor,
  type SubmitCode,
} from '../../identity/identity-port.ts'
import { saveRedirect, type PendingRedirect } from './google-redirect.ts'
import type { ShopSession } from './shop-session.ts'
import type { ProviderEvents } from './provider-events.ts'
import { getPageLanguage, report, type Credentials, type SessionParts } from './session-parts.ts'

/** Failures to open the popup. A user who closes it has decided against signing in and is not redirected. */
const popupFailures = new Set<string | undefined>([
  'auth/popup-blocked',
  'auth/cancelled-popup-request',
  'auth/web-storage-unsupported',
])

/** Creates the login methods. Each signs in at the provider first and then starts the shop's session. */
export function createSignIn(
  { api, identity, tokens, stored }: SessionParts,
  own: ShopSession,
  { withEventsPaused }: ProviderEvents,
) {
  /**
   * Emails of accounts created in this visit: a sign-up that failed after the provider's step is continued instead of failing
   * with "already in use".
   */
  const madeHere = new Set<string>()

  return {
    signIn: ({ email, password, remember }: Credentials) =>
      withEventsPaused(async () => {
        const provider = await own.openProvider(remember)
        const user = await provider.signIn(email, password)
        await own.start(provider, user, remember, () => api.login.mutate({ email, password, remember }))
      }),

    signUp: ({ email, password, username = deriveUsername(email), remember }: Credentials) =>
      withEventsPaused(async () => {
        const provider = await own.openProvider(remember)
        const isOurs = madeHere.has(email)
        const user = await (isOurs ? provider.signIn(email, password) : provider.signUp(email, password))
        madeHere.add(email)
        await own.start(provider, user, remember, () =>
          api.register.mutate({ email, password, username, remember }),
        )
        if (!isOurs)
          await provider
            .sendVerification(getPageLanguage())
            .catch(report('The verification mail was not sent'))
      }),

    /** Signs in with a Google popup. If the browser does not allow one, redirects, and the promise never resolves. */
    signInWithGoogle: (remember: boolean) =>
      withEventsPaused(async () => {
        const provider = await own.openProvider(remember)
        const user = await provider.signInWithGooglePopup(getPageLanguage()).catch(async (error: unknown) => {
          if (popupFailures.has(getProviderCode(error))) {
            saveRedirect(remember)
            await provider.signInWithGoogleRedirect(getPageLanguage())
          }
          throw error
        })
        await own.start(provider, user, remember)
      }),

    finishRedirect: ({ remember }: PendingRedirect) =>
      withEventsPaused(async () => {
        try {
          const provider = await own.openProvider(remember)
          const user = await provider.redirectResult()
          if (user !== null) await own.start(provider, user, remember)
        } catch (error) {
          throw error instanceof SecondFactorRequiredError ? error : new RedirectFailedError(error)
        }
      }),

    /** Continues a sign-in that ended in `SecondFactorRequiredError`; the requested code completes it. */
    async beginSecondFactor(
      needed: SecondFactorRequiredError,
      factor: SecondFactor,
    ): Promise<SubmitCode<void>> {
      const finish = await needed.begin(factor, getPageLanguage())
      return (code) =>
        withEventsPaused(async () => {
          const user = await finish(code)
          tokens.forget()
          await own.start(await identity.open(), user, stored.remembers())
        })
    },

    /** Sends the email without revealing whether the address has an account. */
    async sendPasswordReset(email: string): Promise<void> {
      const provider = await identity.open()
      try {
        await provider.sendPasswordReset(email, getPageLanguage())
      } catch (error) {
        if (getProviderCode(error) !== 'auth/user-not-found') throw error
      }
    },

    sendVerification: async () => (await identity.open()).sendVerification(getPageLanguage()),
  }
}
