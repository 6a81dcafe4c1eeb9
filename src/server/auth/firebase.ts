import { applicationDefault, cert, initializeApp, type AppOptions } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth'
import { z } from 'zod'
import type { Env } from '../platform/env.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../platform/trpc.ts'
import type { IdentityProvider } from './identity-provider.ts'

export function firebaseIdentity(env: Env): IdentityProvider {
  const auth = getAuth(initializeApp(appOptions(env), `identity-${crypto.randomUUID()}`))
  const signInUrl = `${identityToolkit(env)}/v1/accounts:signInWithPassword?key=${encodeURIComponent(env.FIREBASE_API_KEY)}`
  return {
    findCallerByToken: (idToken) => callerOrNobody(auth.verifyIdToken(idToken)),
    findCallerByCookie: (sessionCookie) => callerOrNobody(auth.verifySessionCookie(sessionCookie)),
    createSessionCookie: (idToken, lifetimeMs) =>
      auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }),
    async signIn(email, password) {
      const answer = await fetch(signInUrl, {
        method: 'POST',
        signal: AbortSignal.timeout(signInTimeoutMs),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      })
      if (answer.status >= 500) throw new Refusal('unavailable')
      if (!answer.ok) return undefined
      return signInAnswer.parse(await answer.json()).idToken
    },
  }
}

const signInTimeoutMs = 10_000

const signInAnswer = z.object({ idToken: z.string() })

function appOptions(env: Env): AppOptions {
  const projectId = env.FIREBASE_PROJECT_ID
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) return { projectId }
  const account = env.FIREBASE_SERVICE_ACCOUNT
  return { projectId, credential: account === undefined ? applicationDefault() : cert(JSON.parse(account)) }
}

function identityToolkit(env: Env): string {
  const host = env.FIREBASE_AUTH_EMULATOR_HOST
  return host === undefined
    ? 'https://identitytoolkit.googleapis.com'
    : `http://${host}/identitytoolkit.googleapis.com`
}

/** A token that Firebase refuses is nobody's; anything else that fails is an outage and stays an error. */
async function callerOrNobody(verification: Promise<DecodedIdToken>): Promise<Caller | undefined> {
  try {
    return toCaller(await verification)
  } catch (error) {
    if (isKeyOutage(error)) throw new Refusal('unavailable', undefined, { cause: error })
    if (isRefusedToken(error)) return undefined
    throw error
  }
}

/** Without Google's keys a token is neither right nor wrong; Firebase calls that a bad argument all the same. */
function isKeyOutage(error: unknown): boolean {
  return error instanceof Error && /Error (while making request|fetching public keys)/.test(error.message)
}

function isRefusedToken(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('auth/') && code !== 'auth/internal-error'
}

function toCaller(token: DecodedIdToken): Caller {
  return {
    uid: token.uid,
    email: token.email ?? '',
    emailVerified: token.email_verified ?? false,
    isOperator: token['admin'] === true,
    authenticatedAt: new Date(token.auth_time * 1000),
  }
}
