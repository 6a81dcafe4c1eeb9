import type { PageLanguage } from '../../../shared/languages.ts'
import type {
  AccountPort,
  AuthenticatorSetup,
  IdentityPort,
  IdentityUser,
  SubmitCode,
} from './identity-port.ts'

interface AccountPorts {
  openProvider: () => Promise<IdentityPort>
  language: () => PageLanguage
  /** The name of the shop, which authenticator apps show. */
  issuer: string
  /** Renews the shop's session, because Firebase ends all earlier sessions after a change. */
  renewSession: (user: IdentityUser | null) => Promise<void>
}

/** Thrown when a user without a password unlinks Google, which would lock the user out. */
export class LastSignInMethodError extends Error {
  override name = 'LastSignInMethodError'
}

/** Creates the sign-in settings that a user can read and change. A change may require a fresh sign-in first. */
export function createAccountStore({ openProvider, language, issuer, renewSession }: AccountPorts) {
  const open = async () => (await openProvider()).account

  async function change<Result>(work: (account: AccountPort) => Promise<Result>): Promise<Result> {
    const provider = await openProvider()
    const result = await work(provider.account)
    await renewSession(provider.currentUser())
    return result
  }

  const changeWithCode =
    (take: SubmitCode<void>): SubmitCode<void> =>
    (code) =>
      change(() => take(code))

  return {
    read: async () => (await open()).read(),
    signInAgain: async (password: string) => void (await change((account) => account.signInAgain(password))),
    signInAgainWithGoogle: async () =>
      void (await change((account) => account.signInAgainWithGoogle(language()))),
    setPassword: (password: string) =>
      change(async (account) => {
        await account.setPassword(password)
        // Setting the password has ended every session, including this one.
        await account.signInAgain(password)
      }),
    linkGoogle: () => change((account) => account.linkGoogle(language())),
    unlinkGoogle: () =>
      change(async (account) => {
        const known = await account.read()
        if (known?.methods.includes('password') !== true) throw new LastSignInMethodError()
        await account.unlinkGoogle()
      }),
    addPhone: async (number: string) => changeWithCode(await (await open()).addPhone(number, language())),
    async addAuthenticator(): Promise<AuthenticatorSetup> {
      const setup = await (await open()).addAuthenticator(issuer)
      return { ...setup, finish: changeWithCode(setup.finish) }
    },
    removeSecondFactor: (id: string) => change((account) => account.removeSecondFactor(id)),
  }
}
