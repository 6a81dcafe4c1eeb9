import type { Account } from '../../shared/auth/auth-schemas.ts'
import { forgetTurns, takeTurn } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller, Context } from '../platform/trpc.ts'
import { passwordsOfAccount, passwordsOfNetwork } from './limits.ts'
import { requireSameEmail } from './require-same-email.ts'
import { requireUser } from './require-user.ts'
import { toAccount } from './to-account.ts'

interface LoginInput {
  email: string
  password: string
  remember: boolean
}

/** Starts a session for whoever the token, or without one the password, proves (reading A02). */
export async function login(ctx: Context, input: LoginInput): Promise<{ user: Account }> {
  const { caller, idToken } = await prove(ctx, input)
  requireSameEmail(caller, input.email)
  const user = await requireUser(ctx.deps.db, caller)
  await ctx.session.start(idToken, { remember: input.remember })
  return { user: toAccount(user, caller) }
}

interface Proof {
  caller: Caller
  idToken: string
}

async function prove(ctx: Context, input: LoginInput): Promise<Proof> {
  const { bearer } = ctx.session
  if (bearer === undefined) return proveByPassword(ctx, input)
  const caller = await ctx.caller()
  if (caller === undefined) throw new Refusal('authentication-required')
  return { caller, idToken: bearer }
}

/** Both turns are taken before the password is looked at; only the account's are given back by the right one. */
async function proveByPassword({ deps, network }: Context, { email, password }: LoginInput): Promise<Proof> {
  const account = email.toLowerCase()
  await takeTurn(deps, passwordsOfNetwork, network)
  await takeTurn(deps, passwordsOfAccount, account)
  const idToken = await deps.identity.signIn(email, password)
  const caller = idToken === undefined ? undefined : await deps.identity.findCallerByToken(idToken)
  // One text for every failure: it must not tell whether the account exists.
  if (idToken === undefined || caller === undefined) throw new Refusal('wrong-credentials')
  await forgetTurns(deps, passwordsOfAccount, account)
  return { caller, idToken }
}
