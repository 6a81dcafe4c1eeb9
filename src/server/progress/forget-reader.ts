import type { Db } from '../platform/database.ts'
import { deleteSavedOf } from './saved/saved-queries.ts'
import { deleteNoticesOf } from './notices/notice-queries.ts'
import { deleteStepWish } from './reminders/reminder-queries.ts'
import { deleteMarksOf } from './steps/step-queries.ts'

/** With an account goes what its reader saved and ticked off. */
export async function forgetReader(tx: Db, userId: number): Promise<void> {
  await deleteNoticesOf(tx, userId)
  await deleteSavedOf(tx, userId)
  await deleteMarksOf(tx, userId)
  await deleteStepWish(tx, userId)
}
