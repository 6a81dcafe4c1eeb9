import type { Db } from '../platform/database.ts'
import { deleteSavedOf } from './saved/saved-queries.ts'
import { deleteNoticesOf } from './notices/notice-queries.ts'
import { deletePlacesOf } from './places/place-queries.ts'
import { deleteStepWish } from './reminders/reminder-queries.ts'
import { deleteMarksOf } from './steps/step-queries.ts'
import { deleteOptOut } from './sync/sync-queries.ts'

/** Deletes a user's progress and notification settings when the account is deleted. */
export async function forgetReader(tx: Db, userId: number): Promise<void> {
  await deleteNoticesOf(tx, userId)
  await deleteStepWish(tx, userId)
  await deleteOptOut(tx, userId)
  await deleteProgress(tx, userId)
}

/** Deletes a user's saved guides, steps with notes, and reading places. */
export async function deleteProgress(tx: Db, userId: number): Promise<void> {
  await deleteSavedOf(tx, userId)
  await deleteMarksOf(tx, userId)
  await deletePlacesOf(tx, userId)
}
