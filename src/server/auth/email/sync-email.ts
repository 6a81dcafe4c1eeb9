import { defaultLanguage } from '../../../shared/languages.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { AuthDeps } from '../deps.ts'
import { composeEmailChangedMail } from './email-mails.ts'
import { deleteEmailChange, findEmailChange, findUserByEmail, replaceEmail } from '../queries.ts'

export type SyncEmailDeps = Pick<AuthDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity' | 'logger'>

export const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Throws unless the email in the request body is that of the token (B7.13). */
export function requireSameEmail(caller: Caller, email: string): void {
  if (!isSameEmail(caller.email, email))
    throw new Refusal('invalid-input', 'email: not the email of this login')
}

/**
 * Changes the account's email to the one confirmed at the identity provider and notifies the old address (B18.14). Asks the provider before writing, because
 * the caller's data may be a minute old.
 */
export async function syncEmail(deps: SyncEmailDeps, caller: Caller, user: User): Promise<User> {
  const { db, jobs, env, clock, identity, logger } = deps
  if (!caller.emailVerified || isSameEmail(caller.email, user.email)) return user
  const known = await identity.findSignIn(caller.uid)
  if (known === undefined || !known.emailVerified || isSameEmail(known.email, user.email)) return user
  const { email: to } = known
  return db.transaction().execute(async (tx) => {
    if ((await findUserByEmail(tx, to)) !== undefined) {
      logger.warn({ userId: user.id }, 'a confirmed address belongs to another account (account:relink)')
      return user
    }
    const { language } = (await findEmailChange(tx, user.id)) ?? { language: defaultLanguage }
    const mail = composeEmailChangedMail(env, { to: user.email, newEmail: to, language })
    if (!(await replaceEmail(tx, user.id, { from: user.email, to }))) return user
    await deleteEmailChange(tx, user.id)
    await enqueueMail(tx, jobs, { ...mail, userId: user.id }, clock())
    return { ...user, email: to }
  })
}
