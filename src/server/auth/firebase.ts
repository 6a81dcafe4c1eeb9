import { applicationDefault, cert, initializeApp, type AppOptions } from 'firebase-admin/app'
import { getAuth, type Auth, type DecodedIdToken } from 'firebase-admin/auth'
import { z } from 'zod'
import { answerWithin } from '../platform/answer-within.ts'
import type { Clock } from '../platform/clock.ts'
import type { Env } from '../platform/env.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/caller.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { roleOfClaims } from './role-of-claims.ts'
import { setRoleOf } from './set-role.ts'
import { createAccountStatusCache, type AccountStatus } from './account-status-cache.ts'

type FirebaseEnv = Pick<
  Env,
  'FIREBASE_PROJECT_ID' | 'FIREBASE_SERVICE_ACCOUNT' | 'FIREBASE_AUTH_EMULATOR_HOST'
>

export function openFirebase(env: FirebaseEnv, connection: AppOptions = credentialOf(env)): Auth {
  const options = { projectId: env.FIREBASE_PROJECT_ID, ...connection }
  return getAuth(initializeApp(options, `identity-${crypto.randomUUID()}`))
}

export function firebaseIdentity(
  auth: Auth,
  env: FirebaseEnv & Pick<Env, 'FIREBASE_API_KEY' | 'PATIENCE_SECONDS'>,
  clock: Clock,
): IdentityProvider {
  const signInUrl = `${identityToolkit(env)}/v1/accounts:signInWithPassword?key=${encodeURIComponent(env.FIREBASE_API_KEY)}`
  /** The library waits for half a minute and tries four times; nobody waits that long for a page. */
  const ask = <T>(answer: Promise<T>) => answerWithin(env.PATIENCE_SECONDS * 1000, answer).catch(refuseOutage)
  const statuses = createAccountStatusCache((uid) => ask(findAccountStatus(auth, uid)), clock)

  /** Undefined for a token that Firebase rejects, and for a user who was disabled, deleted or revoked since then. */
  async function callerOf(verification: Promise<DecodedIdToken>): Promise<Caller | undefined> {
    const token = await ask(tokenOrNothing(verification))
    if (token === undefined || isFromTheFuture(token, clock())) return undefined
    const status = await statuses.of(token.uid, token.iat * 1000)
    if (status === undefined || token.auth_time * 1000 < status.validFromMs) return undefined
    return toCaller(token, status)
  }

  return {
    findCallerByToken: (idToken) => callerOf(auth.verifyIdToken(idToken)),
    findCallerByCookie: (sessionCookie) => callerOf(auth.verifySessionCookie(sessionCookie)),
    createSessionCookie: (idToken, lifetimeMs) =>
      ask(auth.createSessionCookie(idToken, { expiresIn: lifetimeMs })),
    async endSessions(uid) {
      await ask(auth.revokeRefreshTokens(uid))
      statuses.forget(uid)
    },
    async setRole(uid, role) {
      const before = await ask(setRoleOf(auth, uid, role))
      statuses.forget(uid)
      return before
    },
    async signIn(email, password) {
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
    },
  }
}

/** Has no token if a second factor is required: only the browser can complete it. */
const signInAnswer = z.object({ idToken: z.string().optional() })

const signInRefusal = z.object({ error: z.object({ message: z.string() }) })

const wrongCredentials = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_EMAIL',
  'USER_DISABLED',
])

/** The caller never learns whether the e-mail or the password was wrong; a rejection caused by the shop itself is an error. */
function refuseSignIn(message: string): undefined {
  const [code = ''] = message.split(' ')
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw new Refusal('too-many-requests')
  if (!wrongCredentials.has(code)) throw new Error(`Firebase refuses to check passwords: ${code}`)
}

function credentialOf({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  FIREBASE_SERVICE_ACCOUNT: account,
}: FirebaseEnv): AppOptions {
  if (emulator !== undefined) return {}
  if (account === undefined) return { credential: applicationDefault() }
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account
  return { credential: cert({ projectId, clientEmail, privateKey }) }
}

function identityToolkit({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: FirebaseEnv): string {
  return emulator === undefined
    ? 'https://identitytoolkit.googleapis.com'
    : `http://${emulator}/identitytoolkit.googleapis.com`
}

/** Undefined for a token that Firebase rejects; any other failure is thrown. */
async function tokenOrNothing(verification: Promise<DecodedIdToken>): Promise<DecodedIdToken | undefined> {
  try {
    return await verification
  } catch (error) {
    if (codeOf(error).startsWith('auth/') && !isOutage(error)) return undefined
    throw error
  }
}

/** Undefined for a disabled or deleted account. */
async function findAccountStatus(auth: Auth, uid: string): Promise<AccountStatus | undefined> {
  try {
    const { disabled, tokensValidAfterTime, customClaims } = await auth.getUser(uid)
    if (disabled) return undefined
    return {
      validFromMs: tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime),
      role: roleOfClaims(customClaims),
    }
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  }
}

function refuseOutage(error: unknown): never {
  if (isOutage(error)) throw new Refusal('unavailable', undefined, { cause: error })
  throw error
}

/**
 * Without Google's response a token is neither valid nor invalid. Firebase has no separate error code for missing keys,
 * only a message; it is matched at the start, because the rest may quote the token.
 */
function isOutage(error: unknown): boolean {
  if (['app/network-error', 'app/network-timeout', 'auth/internal-error'].includes(codeOf(error))) return true
  return error instanceof Error && /^Error (while making request|fetching public keys)/.test(error.message)
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** How far the local clock may be behind Google's; a node with a larger offset is not ready for traffic. */
const clockSkewMs = 30_000

/** Firebase itself does not check when a token was issued. */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken, now: Date): boolean {
  return Math.max(iat, auth_time) * 1000 > now.getTime() + clockSkewMs
}

function toCaller(token: DecodedIdToken, status: AccountStatus): Caller {
  return {
    uid: token.uid,
    email: token.email ?? '',
    emailVerified: token.email_verified ?? false,
    // Both must name it: a cookie lasts two weeks, and a revoked operator must lose the role before it expires.
    role: roleOfClaims(token) === status.role ? status.role : undefined,
    authenticatedAt: new Date(token.auth_time * 1000),
  }
}
