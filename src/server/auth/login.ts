import type { Account } from '../../shared/auth-schemas.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller, Context } from '../platform/trpc.ts'
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

async function prove(
  ctx: Context,
  { email, password }: LoginInput,
): Promise<{ caller: Caller; idToken: string }> {
  const { bearer } = ctx.session
  const idToken = bearer ?? (await ctx.deps.identity.signIn(email, password))
  const caller =
    bearer === undefined && idToken !== undefined
      ? await ctx.deps.identity.findCallerByToken(idToken)
      : await ctx.caller()
  // One text for every failure: it must not tell whether the account exists.
  if (idToken === undefined || caller === undefined) throw new Refusal('wrong-credentials')
  return { caller, idToken }
}
