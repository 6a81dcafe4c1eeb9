import type { z } from 'zod'
import type { Account, loginSchema } from '../../shared/auth/auth-schemas.ts'
import { resetRateLimit, consumeRateLimit } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller, FindCaller } from '../platform/caller.ts'
import { requireSameEmail, type SyncEmailDeps } from './email/sync-email.ts'
import { passwordLimitByAccount, passwordLimitByNetwork } from './limits.ts'
import { requireUser } from './require-user.ts'
import type { SessionCookie } from './session/session-cookie.ts'
import { toAccount } from './to-account.ts'

/** The parts of the request context that a login needs. */
interface LoginCall {
  deps: SyncEmailDeps
  caller: FindCaller
  session: SessionCookie
  /** Network of the client (see `client-network.ts`), for rate limits. */
  network: string
}

type LoginInput = z.infer<typeof loginSchema>

/** Starts a session for the user identified by the bearer token or, without one, by the password (B7.13). */
export async function logIn(call: LoginCall, input: LoginInput): Promise<{ user: Account }> {
  const { caller, idToken } = await prove(call, input)
  requireSameEmail(caller, input.email)
  const user = await requireUser(call.deps, caller)
  await call.session.start(idToken, { remember: input.remember })
  return { user: toAccount(user, caller) }
}

interface Proof {
  caller: Caller
  idToken: string
}

async function prove(call: LoginCall, input: LoginInput): Promise<Proof> {
  const { bearer } = call.session
  if (bearer === undefined) return proveByPassword(call, input)
  const caller = await call.caller()
  if (caller === undefined) throw new Refusal('authentication-required')
  return { caller, idToken: bearer }
}

/** Verifies the password after counting the attempt against both rate limits. A correct password resets only the account's limit. */
async function proveByPassword(
  { deps, network }: LoginCall,
  { email, password }: LoginInput,
): Promise<Proof> {
  const account = email.toLowerCase()
  await consumeRateLimit(deps, passwordLimitByNetwork, network)
  await consumeRateLimit(deps, passwordLimitByAccount, account)
  const idToken = await deps.identity.signIn(email, password)
  const caller = idToken === undefined ? undefined : await deps.identity.findCallerByToken(idToken)
  // All failures use the same message, which must not reveal whether the account exists.
  if (idToken === undefined || caller === undefined) throw new Refusal('wrong-credentials')
  await resetRateLimit(deps, passwordLimitByAccount, account)
  return { caller, idToken }
}
