import { randomBytes } from 'node:crypto'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { User } from '../../platform/caller.ts'
import type { ProgressDeps } from '../deps.ts'
import { deleteStepReminderOptIn, storeStepReminderOptIn } from './reminder-queries.ts'

/** Opts a user in to or out of step reminders, in the language of the page (B21.82). */
export async function setStepReminderOptIn(
  { db, clock }: Pick<ProgressDeps, 'db' | 'clock'>,
  { id: userId }: User,
  { wanted, language }: { wanted: boolean; language: PageLanguage },
): Promise<{ wanted: boolean }> {
  if (wanted) {
    const key = randomBytes(32).toString('base64url')
    await storeStepReminderOptIn(db, { userId, language, key }, clock())
  } else await deleteStepReminderOptIn(db, userId)
  return { wanted }
}
