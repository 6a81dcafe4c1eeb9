import { sql } from 'kysely'
import { maxReadingPlaces, type ReadingPlace } from '../../shared/progress/places.ts'
import { maxSavedGuides, type SavedGuideChange } from '../../shared/progress/saved.ts'
import { maxStepMarks, type StepMark } from '../../shared/progress/steps.ts'
import type { Db } from '../platform/database.ts'

/** Serializes changes of a user's progress until the transaction ends. */
export async function lockProgress(tx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`.execute(tx)
}

export async function listSavedGuides(db: Db, userId: number): Promise<SavedGuideChange[]> {
  const rows = await db
    .selectFrom('savedGuides')
    .select(['guideId', 'saved', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxSavedGuides)
    .execute()
  return rows.map(withMilliseconds)
}

export async function listStepMarks(db: Db, userId: number): Promise<StepMark[]> {
  const rows = await db
    .selectFrom('stepMarks')
    .select(['guideId', 'step', 'place', 'steps', 'done', 'note', 'notes', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxStepMarks)
    .execute()
  return rows.map(withMilliseconds)
}

export async function listReadingPlaces(db: Db, userId: number): Promise<ReadingPlace[]> {
  const rows = await db
    .selectFrom('readingPlaces')
    .select(['guideId', 'block', 'percent', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxReadingPlaces)
    .execute()
  return rows.map(withMilliseconds)
}

const withMilliseconds = <Row extends { changedAt: Date }>({ changedAt, ...row }: Row) => ({
  ...row,
  at: changedAt.getTime(),
})

export async function storeSavedGuides(
  db: Db,
  userId: number,
  changes: readonly SavedGuideChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ at, ...change }) => ({ userId, ...change, changedAt: new Date(at) }))
  await db
    .insertInto('savedGuides')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'guideId']).doUpdateSet(incoming('saved', 'changedAt')),
    )
    .execute()
}

/** Stores steps and deletes the user's oldest ones beyond the maximum. */
export async function storeStepMarks(db: Db, userId: number, marks: readonly StepMark[]): Promise<void> {
  if (marks.length === 0) return
  const rows = marks.map(({ notes = [], at, ...mark }) => ({
    userId,
    ...mark,
    notes: JSON.stringify(notes),
    changedAt: new Date(at),
  }))
  await db
    .insertInto('stepMarks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'guideId', 'step'])
        .doUpdateSet(incoming('place', 'steps', 'done', 'note', 'notes', 'changedAt')),
    )
    .execute()
  await deleteOldest(db, 'stepMarks', userId, maxStepMarks)
}

/** Stores reading places and deletes the user's oldest ones beyond the maximum. */
export async function storeReadingPlaces(
  db: Db,
  userId: number,
  places: readonly ReadingPlace[],
): Promise<void> {
  if (places.length === 0) return
  const rows = places.map(({ at, ...place }) => ({ userId, ...place, changedAt: new Date(at) }))
  await db
    .insertInto('readingPlaces')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'guideId']).doUpdateSet(incoming('block', 'percent', 'changedAt')),
    )
    .execute()
  await deleteOldest(db, 'readingPlaces', userId, maxReadingPlaces)
}

/** Returns the assignments of an upsert that replaces these columns. */
const incoming = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))

async function deleteOldest(
  db: Db,
  table: 'stepMarks' | 'readingPlaces',
  userId: number,
  kept: number,
): Promise<void> {
  const beyond = db
    .selectFrom(table)
    .select('changedAt')
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .offset(kept)
    .limit(1)
  await db.deleteFrom(table).where('userId', '=', userId).where('changedAt', '<=', beyond).execute()
}

/** Returns when the user turned sync off. Undefined while sync is on. */
export async function findSyncOptOut(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('progressOptOuts')
    .select('optedOutAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.optedOutAt
}

export async function storeSyncOptOut(db: Db, userId: number, optedOutAt: Date): Promise<void> {
  await db
    .insertInto('progressOptOuts')
    .values({ userId, optedOutAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns a user's opt-in to emails about saved guides or about steps. Undefined if there is none. */
export function findEmailOptIn(db: Db, table: 'savedWishes' | 'stepWishes', userId: number) {
  return db.selectFrom(table).select(['language', 'askedAt']).where('userId', '=', userId).executeTakeFirst()
}

/** Tables of a user's saved guides, steps with notes, and reading places. */
export const progressTables = ['savedGuides', 'stepMarks', 'readingPlaces'] as const
const settingTables = ['savedWishes', 'savedNotices', 'stepWishes', 'progressOptOuts'] as const

/** Deletes a user's progress and notification settings when the account is deleted. */
export const deleteProgressAndOptIns = (tx: Db, userId: number) =>
  deleteRowsOf(tx, userId, [...settingTables, ...progressTables])

export async function deleteRowsOf(
  db: Db,
  userId: number,
  tables: readonly (typeof progressTables | typeof settingTables)[number][],
): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).where('userId', '=', userId).execute()
}
