import type { Db } from '../platform/database.ts'
import { deleteSavedGuidesOf } from './saved/saved-queries.ts'
import { deleteSavedAlertsOf } from './notices/notice-queries.ts'
import { deletePlacesOf } from './places/place-queries.ts'
import { deleteStepReminderOptIn } from './reminders/reminder-queries.ts'
import { deleteMarksOf } from './steps/step-queries.ts'
import { deleteOptOut } from './sync/sync-queries.ts'

/** Deletes a user's progress and notification settings when the account is deleted. */
export async function deleteReaderData(tx: Db, userId: number): Promise<void> {
  await deleteSavedAlertsOf(tx, userId)
  await deleteStepReminderOptIn(tx, userId)
  await deleteOptOut(tx, userId)
  await deleteProgress(tx, userId)
}

/** Deletes a user's saved guides, steps with notes, and reading places. */
export async function deleteProgress(tx: Db, userId: number): Promise<void> {
  await deleteSavedGuidesOf(tx, userId)
  await deleteMarksOf(tx, userId)
  await deletePlacesOf(tx, userId)
}
