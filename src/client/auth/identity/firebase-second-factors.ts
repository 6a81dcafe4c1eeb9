import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
  multiFactor,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneInfoOptions,
  type User,
  type UserCredential,
} from 'firebase/auth'
import {
  getProviderCode,
  SecondFactorRequiredError,
  type IdentityUser,
  type SecondFactor,
  type SubmitCode,
} from './identity-port.ts'

export function listSecondFactors(user: User): SecondFactor[] {
  return multiFactor(user).enrolledFactors.map(toSecondFactor)
}

/** Converts Firebase's "multi-factor auth required" to `SecondFactorRequiredError`; returns every other error unchanged. */
export function toSecondFactorRequiredError(
  auth: Auth,
  error: unknown,
  toUser: (credential: UserCredential) => IdentityUser,
): unknown {
  if (getProviderCode(error) !== 'auth/multi-factor-auth-required') return error
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
  return new SecondFactorRequiredError({
    factors: resolver.hints.map(toSecondFactor),
    async begin(factor, language) {
      auth.languageCode = language
      const finish = await beginWith(auth, resolver, factor)
      return async (code) => toUser(await finish(code))
    },
  })
}

async function beginWith(
  auth: Auth,
  resolver: MultiFactorResolver,
  { id, kind }: SecondFactor,
): Promise<SubmitCode<UserCredential>> {
  if (kind === 'totp') {
    return (code) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code))
  }
  const proofOf = await sendTextCode(auth, { multiFactorUid: id, session: resolver.session })
  return (code) => resolver.resolveSignIn(proofOf(code))
}

/** Sends a code by text message. Returns a function that turns the code into a proof. */
export async function sendTextCode(auth: Auth, to: PhoneInfoOptions) {
  const verificationId = await withRecaptcha(auth, (recaptcha) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(to, recaptcha),
  )
  return (code: string) =>
    PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code))
}

/** Runs the work with a reCAPTCHA check, which Google requires before a text message. It is invisible to most users. */
async function withRecaptcha<Result>(
  auth: Auth,
  send: (recaptcha: RecaptchaVerifier) => Promise<Result>,
): Promise<Result> {
  const place = document.body.appendChild(document.createElement('div'))
  const recaptcha = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await send(recaptcha)
  } finally {
    recaptcha.clear()
    place.remove()
  }
}

function toSecondFactor(info: MultiFactorInfo): SecondFactor {
  const number = 'phoneNumber' in info && typeof info.phoneNumber === 'string' ? info.phoneNumber : undefined
  const kind = info.factorId === TotpMultiFactorGenerator.FACTOR_ID ? 'totp' : 'phone'
  return { id: info.uid, kind, number }
}
