import { randomBytes } from 'node:crypto'
import type { AccessDeps } from '../access/index.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import type { User } from '../platform/caller.ts'
import {
  deleteSavedAlertOptIn,
  snapshotSavedGuides,
  storeSavedAlertOptIn,
} from './notices/saved-alert-queries.ts'
import { deleteRowsOf, lockProgress, progressTables, storeSyncOptOut } from './progress-queries.ts'
import { storeStepReminderOptIn } from './reminders/reminder-queries.ts'

type SettingDeps = Pick<AccessDeps, 'db' | 'clock'>

/** Turns sync on or off for all devices of a user (B21.95). */
export async function setProgressSync(
  { db, clock }: SettingDeps,
  { id }: User,
  { on, deleteStored }: { on: boolean; deleteStored: boolean },
): Promise<{ on: boolean }> {
  await db.transaction().execute(async (tx) => {
    await lockProgress(tx, id)
    if (on) await deleteRowsOf(tx, id, ['progressOptOuts'])
    else await storeSyncOptOut(tx, id, clock())
    if (!on && deleteStored) await deleteRowsOf(tx, id, progressTables)
  })
  return { on }
}

/** Opts a user in to or out of notifications about saved guides (B21.21). They compare with today's state, in the language and currency of the page. */
export async function setSavedAlertOptIn(
  { db, clock }: SettingDeps,
  { id }: User,
  { wanted, language }: { wanted: boolean; language: PageLanguage },
): Promise<{ wanted: boolean }> {
  await db.transaction().execute(async (tx) => {
    if (!wanted) return deleteSavedAlertOptIn(tx, id)
    await storeSavedAlertOptIn(tx, id, language, clock())
    return snapshotSavedGuides(tx, id)
  })
  return { wanted }
}

/** Opts a user in to or out of step reminders, in the language of the page (B21.82). */
export async function setStepReminderOptIn(
  { db, clock }: SettingDeps,
  { id: userId }: User,
  { wanted, language }: { wanted: boolean; language: PageLanguage },
): Promise<{ wanted: boolean }> {
  if (wanted) {
    const key = randomBytes(32).toString('base64url')
    await storeStepReminderOptIn(db, { userId, language, key }, clock())
  } else await deleteRowsOf(db, userId, ['stepWishes'])
  return { wanted }
}
