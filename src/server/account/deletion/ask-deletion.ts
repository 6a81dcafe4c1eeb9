import type { PageLanguage } from '../../../shared/languages.ts'
import { requireFreshSignIn, type SessionCookie } from '../../auth/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { scheduleDeletion } from './open-deletion.ts'

interface Asking {
  caller: Caller
  user: User
  session: SessionCookie
}

/** Schedules the deletion of the caller's account and ends all sessions. A job updates Stripe, and ends the sessions if Firebase is unavailable now. */
export async function requestOwnDeletion(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  { caller, user, session }: Asking,
  language: PageLanguage,
): Promise<{ deletesAt: string | null }> {
  const { db, clock, identity } = deps
  requireFreshSignIn(caller, clock)
  const asked = { userId: user.id, emailConfirmed: caller.emailVerified, language }
  const { dueAt } = await db.transaction().execute((tx) => scheduleDeletion(tx, deps, asked))
  await identity.endSessions(caller.uid)
  session.clear()
  return { deletesAt: dueAt.toISOString() }
}
