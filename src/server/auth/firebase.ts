import { cert, initializeApp, type AppOptions } from 'firebase-admin/app'
import { getAuth, type Auth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth'
import { z } from 'zod'
import { withTimeout } from '../platform/with-timeout.ts'
import { maxClockSkewMs } from '../platform/time/clock-skew.ts'
import type { Clock } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'
import type { VendorOutcome, Telemetry } from '../platform/watching/watch.ts'
import type { IdentityProvider, SignInFacts, SignInOwner } from './identity-provider.ts'
import { parseRoleClaims, setRoleByUid } from './set-role.ts'
import { createAccountStatusCache, type AccountStatus } from './account-status-cache.ts'
import { createVerifiedTokenCache } from './verified-token-cache.ts'

type FirebaseEnv = Pick<
  Env,
  'FIREBASE_PROJECT_ID' | 'FIREBASE_SERVICE_ACCOUNT' | 'FIREBASE_AUTH_EMULATOR_HOST'
>

export function openFirebase(env: FirebaseEnv, connection: AppOptions = credentialOf(env)): Auth {
  const options = { projectId: env.FIREBASE_PROJECT_ID, ...connection }
  return getAuth(initializeApp(options, `identity-${crypto.randomUUID()}`))
}

interface Time {
  clock: Clock
  /** Returns whether the clock agrees with those of the other nodes. */
  isClockRight: () => Promise<boolean>
}

export function createFirebaseIdentity(
  auth: Auth,
  env: FirebaseEnv & Pick<Env, 'FIREBASE_API_KEY' | 'PATIENCE_SECONDS'>,
  { clock, isClockRight }: Time,
  watch: Pick<Telemetry, 'vendorCall'>,
): IdentityProvider {
  const signInUrl = `${identityToolkit(env)}/v1/accounts:signInWithPassword?key=${encodeURIComponent(env.FIREBASE_API_KEY)}`
  /** Limits the time of a call, because Firebase's default of four attempts of 30 seconds is too long for a page. */
  const ask = <T>(call: string, answer: () => Promise<T>) =>
    watched(call, () => withTimeout(env.PATIENCE_SECONDS * 1000, answer()).catch(refuseOutage))
  const watched = <T>(call: string, answer: () => Promise<T>) =>
    watch.vendorCall('firebase', call, answer, { error: outcomeOf })
  const statuses = createAccountStatusCache(
    (uid) => ask('look up account', () => findAccountStatus(auth, uid)),
    clock,
  )

  // Tokens are verified locally; only Google's public keys are fetched from time to time. With the Auth emulator, firebase-admin also looks up the account.
  const verifiedBy = (verify: (encoded: string) => Promise<DecodedIdToken>) =>
    createVerifiedTokenCache(
      async (encoded) =>
        isCanonical(encoded) ? ask('verify', () => orNothing(verify(encoded), isTokenRejected)) : undefined,
      clock,
    )
  const verifyIdToken = verifiedBy((token) => auth.verifyIdToken(token))
  const verifyCookie = verifiedBy((cookie) => auth.verifySessionCookie(cookie))

  /** Returns the caller. Undefined if Firebase rejected the token, or if the user was disabled, deleted or logged out after it was issued. */
  async function callerOf(token: DecodedIdToken | undefined): Promise<Caller | undefined> {
    if (token === undefined || isFromTheFuture(token, clock())) {
      // If the clock is wrong, a valid token may look expired or issued in the future: answer 503 and keep the session.
      if (!(await isClockRight())) throw new Refusal('unavailable')
      return undefined
    }
    const status = await statuses.of(token.uid, token.iat * 1000)
    if (status === undefined || token.auth_time * 1000 < status.validFromMs) return undefined
    return toCaller(token, status)
  }

  const signIns = createSignInLookup(auth)
  return {
    findCallerByToken: async (idToken) => callerOf(await verifyIdToken(idToken)),
    findCallerByCookie: async (sessionCookie) => callerOf(await verifyCookie(sessionCookie)),
    createSessionCookie: (idToken, lifetimeMs) =>
      ask('create session', () => auth.createSessionCookie(idToken, { expiresIn: lifetimeMs })),
    async endSessions(uid, since) {
      if (since !== undefined && (await ask('find session', () => wereEndedSince(auth, uid, since)))) return
      await ask('end sessions', () => auth.revokeRefreshTokens(uid))
      statuses.forget(uid)
    },
    async findValidFrom(uid) {
      return new Date((await statuses.of(uid, 0))?.validFromMs ?? 0)
    },
    findSignIn: (uid) => ask('find account', () => signIns.findSignIn(uid)),
    findByEmail: (email) => ask('find account', () => signIns.findByEmail(email)),
    async deleteSignIn(uid) {
      await ask('delete account', () => orNothing(auth.deleteUser(uid), isUnknownUser))
      statuses.forget(uid)
    },
    findRole: (uid) =>
      ask('find role', async () =>
        parseRoleClaims((await orNothing(auth.getUser(uid), isUnknownUser))?.customClaims),
      ),
    async setRole(uid, role) {
      await ask('set role', () => setRoleByUid(auth, uid, role))
      statuses.forget(uid)
    },
    makeEmailChangeLink: ({ from, to, returnUrl }) =>
      ask('create email change', () =>
        orNothing(auth.generateVerifyAndChangeEmailLink(from, to, { url: returnUrl }), isEmailTaken),
      ),
    signIn: (email, password) =>
      watched('check password', async () => {
        const answer = await fetch(signInUrl, {
          method: 'POST',
          signal: AbortSignal.timeout(env.PATIENCE_SECONDS * 1000),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        }).catch((error: unknown) => {
          throw new Refusal('unavailable', undefined, { cause: error })
        })
        if (answer.status >= 500) throw new Refusal('unavailable')
        if (answer.ok) return signInAnswer.parse(await answer.json()).idToken
        return refuseSignIn(signInRefusal.parse(await answer.json()).error.message)
      }),
  }
}

/** Returns functions that look up sign-ins without recording metrics, for scripts. */
export function createSignInLookup(auth: Auth): Pick<IdentityProvider, 'findSignIn' | 'findByEmail'> {
  return {
    findSignIn: (uid) => orNothing(auth.getUser(uid), isUnknownUser).then(toFacts),
    findByEmail: (email) => orNothing(auth.getUserByEmail(email), isUnknownUser).then(toOwner),
  }
}

const toOwner = (user: UserRecord | undefined): SignInOwner | undefined =>
  user && { uid: user.uid, emailVerified: user.emailVerified, disabled: user.disabled }

/** Response to a password login. Has no token if a second factor is required, which only the browser can complete. */
const signInAnswer = z.object({ idToken: z.string().optional() })

const signInRefusal = z.object({ error: z.object({ message: z.string() }) })

const wrongCredentials = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_EMAIL',
  'USER_DISABLED',
])

/** Handles a rejected login without revealing whether email or password was wrong. Throws if the rejection was caused by the shop. */
function refuseSignIn(message: string): undefined {
  const [code = ''] = message.split(' ')
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new Refusal('too-many-requests')
  if (!wrongCredentials.has(code)) throw new Error(`Firebase refuses to check passwords: ${code}`)
}

function credentialOf({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  FIREBASE_SERVICE_ACCOUNT: account,
}: FirebaseEnv): AppOptions {
  // Missing settings are reported at startup unless the emulator is used.
  if (emulator !== undefined || account === undefined) return {}
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account
  return { credential: cert({ projectId, clientEmail, privateKey }) }
}

function identityToolkit({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: FirebaseEnv): string {
  return emulator === undefined
    ? 'https://identitytoolkit.googleapis.com'
    : `http://${emulator}/identitytoolkit.googleapis.com`
}

/** Returns the status of an account. Undefined if it was disabled or deleted. */
async function findAccountStatus(auth: Auth, uid: string): Promise<AccountStatus | undefined> {
  const user = await orNothing(auth.getUser(uid), isUnknownUser)
  if (user === undefined || user.disabled) return undefined
  const { tokensValidAfterTime, customClaims, email, emailVerified } = user
  return {
    validFromMs: tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime),
    role: parseRoleClaims(customClaims),
    email: email ?? '',
    emailVerified,
  }
}

/** Returns whether the user's sessions were ended since a time, to the second, which is Firebase's precision. True for an unknown user. */
async function wereEndedSince(auth: Auth, uid: string, since: Date): Promise<boolean> {
  const user = await orNothing(auth.getUser(uid), isUnknownUser)
  if (user === undefined) return true
  const validFrom = Date.parse(user.tokensValidAfterTime ?? '')
  return validFrom >= Math.floor(since.getTime() / 1000) * 1000
}

/** Returns the result of a call. Undefined after an expected error; rethrows any other error. */
async function orNothing<T>(
  call: Promise<T>,
  isExpected: (error: unknown) => boolean,
): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isExpected(error)) return undefined
    throw error
  }
}

const isUnknownUser = (error: unknown) => codeOf(error) === 'auth/user-not-found'
const isEmailTaken = (error: unknown) => codeOf(error) === 'auth/email-already-exists'
const isTokenRejected = (error: unknown) => codeOf(error).startsWith('auth/') && !isOutage(error)

function toFacts(user: UserRecord | undefined): SignInFacts | undefined {
  if (user === undefined) return undefined
  const { email = '', emailVerified, metadata, providerData, multiFactor } = user
  return {
    email,
    emailVerified,
    createdAt: inIso(metadata.creationTime) ?? '',
    lastSignInAt: inIso(metadata.lastSignInTime),
    methods: providerData.map(({ providerId }) => providerId),
    secondFactors: (multiFactor?.enrolledFactors ?? []).map((factor) => ({
      kind: factor.factorId,
      number: 'phoneNumber' in factor ? String(factor.phoneNumber) : null,
      addedAt: inIso(factor.enrollmentTime ?? null),
    })),
  }
}

const inIso = (time: string | null) => (time === null ? null : new Date(time).toISOString())

const outcomeOf = (error: unknown): VendorOutcome =>
  error instanceof Refusal && error.code === 'unavailable' ? 'failed' : 'refused'

function refuseOutage(error: unknown): never {
  if (isOutage(error)) throw new Refusal('unavailable', undefined, { cause: error })
  throw error
}

/**
 * Returns whether Google didn't respond, so that the validity of a token is unknown. Matches the start of the message, because Firebase has no code for missing
 * keys and the rest may quote the token.
 */
function isOutage(error: unknown): boolean {
  if (codeOf(error) === 'app/invalid-credential') return !isRejectedByGoogle(error)
  if (['app/network-error', 'app/network-timeout', 'auth/internal-error'].includes(codeOf(error))) return true
  return error instanceof Error && /^Error (while making request|fetching public keys)/.test(error.message)
}

/** Returns whether Google rejected the service account; a retry would fail, too. */
function isRejectedByGoogle(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return true
  const status = 'status' in cause ? Number(cause.status) : 0
  return status >= 400 && status < 500 && status !== 429
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/**
 * Returns whether a token has the canonical encoding of its signature. With other values of the unused bits of the last character it would be valid, too, but
 * the hash of a logged-out cookie would not match it.
 */
function isCanonical(encoded: string): boolean {
  const signature = encoded.slice(encoded.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** Returns whether a token was issued in the future, which Firebase doesn't check. */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken, now: Date): boolean {
  return Math.max(iat, auth_time) * 1000 > now.getTime() + maxClockSkewMs
}

function toCaller(token: DecodedIdToken, status: AccountStatus): Caller {
  return {
    uid: token.uid,
    // The token of a cookie is up to two weeks old; the email may have been changed or confirmed since.
    email: status.email,
    emailVerified: status.emailVerified,
    // Required in both token and account: a cookie is valid for two weeks, but a revoked operator must lose the role earlier.
    role: parseRoleClaims(token) === status.role ? status.role : undefined,
    authenticatedAt: new Date(token.auth_time * 1000),
  }
}
