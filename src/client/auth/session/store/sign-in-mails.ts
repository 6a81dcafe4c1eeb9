import { providerCodeOf } from '../../identity/identity-port.ts'
import type { SessionParts } from './session-parts.ts'

export interface SignInMails {
  /** Does not reveal whether the address has an account. */
  sendPasswordReset: (email: string) => Promise<void>
  sendVerification: () => Promise<void>
}

export function createSignInMails({
  identity,
  language,
}: Pick<SessionParts, 'identity' | 'language'>): SignInMails {
  return {
    async sendPasswordReset(email) {
      const provider = await identity.open()
      try {
        await provider.sendPasswordReset(email, language())
      } catch (error) {
        if (providerCodeOf(error) !== 'auth/user-not-found') throw error
      }
    },

    async sendVerification() {
      await (await identity.open()).sendVerification(language())
    },
  }
}
