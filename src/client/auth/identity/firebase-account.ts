import {
  EmailAuthProvider,
  GoogleAuthProvider,
  TotpMultiFactorGenerator,
  browserPopupRedirectResolver,
  linkWithCredential,
  linkWithPopup,
  multiFactor,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  unlink,
  updatePassword,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth'
import type { AccountPort, SignInMethod, IdentityUser } from './identity-port.ts'
import { listSecondFactors, sendTextCode } from './firebase-second-factors.ts'

/** Implements `AccountPort` with Firebase. `signedIn` converts the result of any Firebase sign-in to an `IdentityUser`. */
export function createFirebaseAccount(
  auth: Auth,
  signedIn: (outcome: Promise<UserCredential>) => Promise<IdentityUser>,
): AccountPort {
  const google = new GoogleAuthProvider()
  const requireUser = () => {
    if (auth.currentUser === null) throw new NoSignedInUser()
    return auth.currentUser
  }
  return {
    async read() {
      const user = auth.currentUser
      if (user === null) return undefined
      await user.reload()
      const { email, emailVerified } = user
      return {
        email: email ?? '',
        emailVerified,
        methods: methodsOf(user),
        secondFactors: listSecondFactors(user),
      }
    },
    async signInAgain(password) {
      const user = requireUser()
      return signedIn(reauthenticateWithCredential(user, passwordOf(user, password)))
    },
    async signInAgainWithGoogle(language) {
      auth.languageCode = language
      return signedIn(reauthenticateWithPopup(requireUser(), google, browserPopupRedirectResolver))
    },
    async setPassword(password) {
      const user = requireUser()
      if (methodsOf(user).includes('password')) await updatePassword(user, password)
      else await linkWithCredential(user, passwordOf(user, password))
    },
    async linkGoogle(language) {
      auth.languageCode = language
      await linkWithPopup(requireUser(), google, browserPopupRedirectResolver)
    },
    async unlinkGoogle() {
      await unlink(requireUser(), GoogleAuthProvider.PROVIDER_ID)
    },
    async addPhone(phoneNumber, language) {
      auth.languageCode = language
      const factors = multiFactor(requireUser())
      const proofOf = await sendTextCode(auth, { phoneNumber, session: await factors.getSession() })
      return (code) => factors.enroll(proofOf(code), phoneNumber)
    },
    async addAuthenticator(issuer) {
      const user = requireUser()
      const factors = multiFactor(user)
      const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
      return {
        key: secret.secretKey,
        link: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
        finish: (code) =>
          factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), issuer),
      }
    },
    removeSecondFactor: (id) => multiFactor(requireUser()).unenroll(id),
  }
}

/** Thrown if the user has signed out in another tab since this page was shown. */
class NoSignedInUser extends Error {
  readonly code = 'auth/no-current-user'
}

const passwordOf = ({ email }: User, password: string) => EmailAuthProvider.credential(email ?? '', password)

const methodNames: Record<string, SignInMethod> = {
  [EmailAuthProvider.PROVIDER_ID]: 'password',
  [GoogleAuthProvider.PROVIDER_ID]: 'google',
}

function methodsOf({ providerData }: User): SignInMethod[] {
  return providerData.flatMap(({ providerId }) => methodNames[providerId] ?? [])
}
