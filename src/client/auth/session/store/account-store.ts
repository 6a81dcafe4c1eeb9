import { getPageLanguage, type SessionParts } from './session-parts.ts'
import type { ShopSession } from './shop-session.ts'
import {
  LastSignInMethodError,
  type AccountPort,
  type AuthenticatorSetup,
  type SubmitCode,
} from '../../identity/identity-port.ts'

/** The name of the shop, which authenticator apps show. */
const shopName = 'AI Income Guides'

/** Creates the sign-in settings that a user can read and change. A change may require a fresh sign-in first. */
export function createAccountStore({ identity }: SessionParts, own: ShopSession) {
  const open = async () => (await identity.open()).account

  async function change<Result>(work: (account: AccountPort) => Promise<Result>): Promise<Result> {
    const provider = await identity.open()
    const result = await work(provider.account)
    await own.renew(provider.currentUser())
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
      void (await change((account) => account.signInAgainWithGoogle(getPageLanguage()))),
    setPassword: (password: string) =>
      change(async (account) => {
        await account.setPassword(password)
        // Setting the password has ended every session, including this one.
        await account.signInAgain(password)
      }),
    linkGoogle: () => change((account) => account.linkGoogle(getPageLanguage())),
    unlinkGoogle: () =>
      change(async (account) => {
        const known = await account.read()
        if (known?.methods.includes('password') !== true) throw new LastSignInMethodError()
        await account.unlinkGoogle()
      }),
    addPhone: async (number: string) =>
      changeWithCode(await (await open()).addPhone(number, getPageLanguage())),
    async addAuthenticator(): Promise<AuthenticatorSetup> {
      const setup = await (await open()).addAuthenticator(shopName)
      return { ...setup, finish: changeWithCode(setup.finish) }
    },
    removeSecondFactor: (id: string) => change((account) => account.removeSecondFactor(id)),
  }
}
