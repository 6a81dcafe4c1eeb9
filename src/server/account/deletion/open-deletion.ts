import { hash, randomBytes } from 'node:crypto'
import { enforcedDays } from '../../../shared/deadlines.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountDeps } from '../deps.ts'
import { deletionRequestedMail } from './deletion-mails.ts'
import { findOpenDeletion, insertDeletion, lockPerson } from './deletion-queries.ts'
import { enqueueDeletion } from './queue-deletion.ts'

const undoMs = enforcedDays.undoDays * 24 * 60 * 60 * 1000

export const hashDeletionKey = (key: string) => hash('sha256', key, 'base64url')

/** Inserts a deletion and emails the owner how to cancel it. Returns the pending deletion if there is one. */
export async function scheduleDeletion(
  tx: Db,
  { jobs, env, clock }: Pick<AccountDeps, 'jobs' | 'env' | 'clock'>,
  { userId, emailConfirmed, language }: { userId: number; emailConfirmed: boolean; language: PageLanguage },
): Promise<{ dueAt: Date }> {
  const now = clock()
  const { email } = await lockPerson(tx, userId)
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
  await enqueueMail(tx, jobs, deletionRequestedMail(env, email, { language, dueAt: asked.dueAt, key }), now)
  await enqueueDeletion(tx, jobs, asked.id)
  return asked
}
