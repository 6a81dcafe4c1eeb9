import { usernameOf } from '../../../../shared/auth/check-credentials.ts'
import { RedirectFailed, signInWithGoogle } from '../../identity/google-sign-in.ts'
import { SecondFactorNeeded, type SecondFactor, type TakeCode } from '../../identity/second-factor.ts'
import { rememberRedirect, type PendingRedirect } from './google-redirect.ts'
import type { OwnSession } from './own-session.ts'
import type { ProviderNews } from './provider-news.ts'
import type { Credentials, Remembered, SessionParts } from './session-parts.ts'

export interface SignIn {
  signIn: (credentials: Credentials & Remembered) => Promise<void>
  signUp: (account: Credentials & Remembered & { username?: string }) => Promise<void>
  /** In a window of Google's; where the browser allows none, by leaving the page, and then it never resolves. */
  signInWithGoogle: (options?: Remembered) => Promise<void>
  /** Goes on with a sign-in that ended in `SecondFactorNeeded`; the code that is asked for then ends it. */
  beginSecondFactor: (needed: SecondFactorNeeded, factor: SecondFactor) => Promise<TakeCode<void>>
}

type SignInParts = Pick<
  SessionParts,
  'api' | 'clock' | 'language' | 'storages' | 'identity' | 'tokens' | 'stored' | 'report'
>

/** The ways in. Each signs in at the provider first, and then begins the shop's own session. */
export function createSignIn(
  { api, clock, language, storages, identity, tokens, stored, report }: SignInParts,
  own: OwnSession,
  { undisturbed }: Pick<ProviderNews, 'undisturbed'>,
): SignIn & { finishRedirect: (redirect: PendingRedirect) => Promise<void> } {
  /** Accounts of this visit: a sign-up that failed after the provider's part goes on instead of "already in use". */
  const madeHere = new Set<string>()

  return {
    signIn: ({ email, password, remember = true }) =>
      undisturbed(async () => {
        const provider = await identity.open()
        await own.forgetTheOneBefore(provider, remember)
        const user = await provider.signIn(email, password)
        await own.start(provider, user, remember, () => api.login({ email, password, remember }))
      }),

    signUp: ({ email, password, username = usernameOf(email), remember = true }) =>
      undisturbed(async () => {
        const provider = await identity.open()
        await own.forgetTheOneBefore(provider, remember)
        const isOurs = madeHere.has(email)
        const user = await (isOurs ? provider.signIn(email, password) : provider.signUp(email, password))
        madeHere.add(email)
        await own.start(provider, user, remember, () => api.register({ email, password, username, remember }))
        if (!isOurs)
          await provider.sendVerification(language()).catch(report('The verification mail was not sent'))
      }),

    signInWithGoogle: ({ remember = true } = {}) =>
      undisturbed(async () => {
        const provider = await identity.open()
        await own.forgetTheOneBefore(provider, remember)
        const user = await signInWithGoogle(provider, language(), () =>
          rememberRedirect(storages.session, { startedAt: clock.now(), remember }),
        )
        await own.startOnTrust(provider, user, remember)
      }),

    finishRedirect: ({ remember }) =>
      undisturbed(async () => {
        try {
          const provider = await identity.open()
          await own.forgetTheOneBefore(provider, remember)
          const user = await provider.redirectResult()
          if (user !== null) await own.startOnTrust(provider, user, remember)
        } catch (error) {
          throw error instanceof SecondFactorNeeded ? error : new RedirectFailed(error)
        }
      }),

    async beginSecondFactor(needed, factor) {
      const finish = await needed.begin(factor, language())
      return (code) =>
        undisturbed(async () => {
          const user = await finish(code)
          tokens.forget()
          await own.startOnTrust(await identity.open(), user, stored.remembers())
        })
    },
  }
}
