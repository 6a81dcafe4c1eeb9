import type { PageLanguage } from '../../../shared/languages.ts'
import { requireFreshSignIn, type SessionCookie } from '../../auth/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import type { AccountDeps } from '../deps.ts'
import { openDeletion } from './open-deletion.ts'

interface Asking {
  caller: Caller
  user: User
  session: SessionCookie
}

/** Deletes one's own account. Every session ends, also by the job if Firebase does not answer now; a job tells Stripe. */
export async function askDeletion(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  { caller, user, session }: Asking,
  language: PageLanguage,
): Promise<{ deletesAt: string | null }> {
  const { db, clock, identity } = deps
  requireFreshSignIn(caller, clock)
  const asked = { userId: user.id, emailConfirmed: caller.emailVerified, language }
  const { dueAt } = await db.transaction().execute((tx) => openDeletion(tx, deps, asked))
  await identity.endSessions(caller.uid)
  session.clear()
  return { deletesAt: dueAt.toISOString() }
}
