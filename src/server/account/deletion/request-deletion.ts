import { hash, randomBytes } from 'node:crypto'
import { enforcedDays } from '../../../shared/deadlines.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { requireFreshSignIn, type SessionCookie } from '../../auth/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Caller, User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import type { AccountDeps } from '../deps.ts'
import { composeDeletionRequestedMail } from './deletion-mails.ts'
import { findOpenDeletion, insertDeletion, lockUserToDelete } from './deletion-queries.ts'

const undoMs = enforcedDays.undoDays * 24 * 60 * 60 * 1000

export const deletionQueue = 'account.deletion'
export const hashDeletionKey = (key: string) => hash('sha256', key, 'base64url')

/** Inserts a deletion and emails the owner how to cancel it. Returns the pending deletion if there is one. */
export async function scheduleDeletion(
  tx: Db,
  { jobs, env, clock }: Pick<AccountDeps, 'jobs' | 'env' | 'clock'>,
  { userId, emailConfirmed, language }: { userId: number; emailConfirmed: boolean; language: PageLanguage },
): Promise<{ dueAt: Date }> {
  const now = clock()
  const { email } = await lockUserToDelete(tx, userId)
  const open = await findOpenDeletion(tx, userId)
  if (open !== undefined) return open
  const key = randomBytes(32).toString('base64url')
  const asked = await insertDeletion(tx, {
    userId,
    language,
    emailConfirmed,
    askedAt: now,
    dueAt: new Date(now.getTime() + undoMs),
    keyHash: hashDeletionKey(key),
  })
  await enqueueMail(
    tx,
    jobs,
    composeDeletionRequestedMail(env, email, { language, dueAt: asked.dueAt, key }),
    now,
  )
  await enqueueDeletion(tx, jobs, asked.id)
  return asked
}

/** Enqueues the job that processes a deletion. */
export function enqueueDeletion(tx: Db, jobs: JobQueue, deletionId: string): Promise<void> {
  return jobs.send(tx, deletionQueue, { deletionId }, { key: deletionId })
}

/** Schedules the deletion of the caller's account and ends all sessions. A job updates Stripe, and ends the sessions if Firebase is unavailable now. */
export async function requestOwnDeletion(
  deps: Pick<AccountDeps, 'db' | 'jobs' | 'env' | 'clock' | 'identity'>,
  { caller, user, session }: { caller: Caller; user: User; session: SessionCookie },
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
