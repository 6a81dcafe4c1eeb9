import { hash, randomBytes } from 'node:crypto'
import { deadlines } from '../../../shared/deadlines.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { requireFreshSignIn, type SessionCookie } from '../../auth/index.ts'
import { sendLater } from '../../mail/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { deletionAskedMail } from './deletion-mails.ts'
import { findOpenDeletion, insertDeletion, lockPerson } from './deletion-queries.ts'
import { workOffLater } from './work-off-later.ts'

const undoMs = deadlines.undoDays * 24 * 60 * 60 * 1000

export const hashOfKey = (key: string) => hash('sha256', key, 'base64url')

interface Asking {
  caller: Caller
  user: User
  session: SessionCookie
}

/**
 * Writes down that the account goes, and when. Asked again, it is the same deletion and no second mail. Every session ends,
 * also by the job if Firebase does not answer now; a job tells Stripe.
 */
export async function askDeletion(
  { db, jobs, env, clock, identity }: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  { caller, user, session }: Asking,
  language: PageLanguage,
): Promise<{ deletesAt: string | null }> {
  requireFreshSignIn(caller, clock)
  const now = clock()
  const { dueAt } = await db.transaction().execute(async (tx) => {
    const { email } = await lockPerson(tx, user.id)
    const open = await findOpenDeletion(tx, user.id)
    if (open !== undefined) return open
    const key = randomBytes(32).toString('base64url')
    const asked = await insertDeletion(tx, {
      userId: user.id,
      language,
      emailConfirmed: caller.emailVerified,
      askedAt: now,
      dueAt: new Date(now.getTime() + undoMs),
      keyHash: hashOfKey(key),
    })
    await sendLater(tx, jobs, deletionAskedMail(env, email, { language, dueAt: asked.dueAt, key }), now)
    await workOffLater(tx, jobs, asked.id)
    return asked
  })
  await identity.endSessions(caller.uid)
  session.clear()
  return { deletesAt: dueAt.toISOString() }
}
