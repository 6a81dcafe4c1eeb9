import type { ChangeEmail, PendingEmailChange } from '../../../shared/auth/auth-schemas.ts'
import { enforcedDays } from '../../../shared/deadlines.ts'
import { paths } from '../../../shared/paths.ts'
import { enqueueMail, toPageUrl } from '../../mail/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { composeEmailConfirmationMail } from './email-mails.ts'
import { isSameEmail, type SyncEmailDeps } from './sync-email.ts'
import { findEmailChange, findUserByEmail, upsertEmailChange } from '../queries.ts'
import { requireFreshSignIn } from '../session/require-fresh-sign-in.ts'

const waitMs = enforcedDays.emailChangeDays * 24 * 60 * 60 * 1000

/**
 * Emails a link to the new address. Opening the link changes the address at the identity provider and then that of the account (B18.14). Rejects a taken
 * address.
 */
export async function changeEmail(
  { db, jobs, env, clock, identity }: SyncEmailDeps,
  { caller, user }: { caller: Caller; user: User },
  { email, language }: ChangeEmail,
): Promise<PendingEmailChange> {
  requireFreshSignIn(caller, clock)
  if (isSameEmail(email, caller.email)) throw new Refusal('invalid-input', 'email: this is your address')
  const link = (await findUserByEmail(db, email))
    ? undefined
    : await identity.makeEmailChangeLink({
        from: caller.email,
        to: email,
        returnUrl: toPageUrl(env, language, paths.profile),
      })
  if (link === undefined) throw new Refusal('email-in-use')
  const now = clock()
  await db.transaction().execute(async (tx) => {
    await upsertEmailChange(tx, user.id, { newEmail: email, language, askedAt: now })
    const mail = composeEmailConfirmationMail(env, { newEmail: email, language }, link)
    await enqueueMail(tx, jobs, { ...mail, userId: user.id }, now)
  })
  return { waitingFor: email }
}

/** Returns the new address that awaits confirmation. Null if there is none. */
export async function findPendingEmailChange(
  { db, clock }: Pick<SyncEmailDeps, 'db' | 'clock'>,
  user: User,
): Promise<PendingEmailChange> {
  const change = await findEmailChange(db, user.id)
  const waits = change !== undefined && clock().getTime() - change.askedAt.getTime() < waitMs
  return { waitingFor: waits ? change.newEmail : null }
}
