import { maxMarks, type StepMark } from '../../../shared/progress/steps.ts'
import type { Db } from '../../platform/database.ts'

/** Stores steps and deletes the user's oldest ones beyond the maximum. */
export async function storeMarks(db: Db, userId: number, marks: readonly StepMark[]): Promise<void> {
  if (marks.length === 0) return
  await db
    .insertInto('stepMarks')
    .values(
      marks.map(({ guideId, step, place, steps, done, note, notes = [], at }) => ({
        userId,
        guideId,
        step,
        place,
        steps,
        done,
        note,
        notes: JSON.stringify(notes),
        changedAt: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'guideId', 'step']).doUpdateSet((eb) => ({
        place: eb.ref('excluded.place'),
        steps: eb.ref('excluded.steps'),
        done: eb.ref('excluded.done'),
        note: eb.ref('excluded.note'),
        notes: eb.ref('excluded.notes'),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute()
  const beyond = db
    .selectFrom('stepMarks')
    .select('changedAt')
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .offset(maxMarks)
    .limit(1)
  await db.deleteFrom('stepMarks').where('userId', '=', userId).where('changedAt', '<=', beyond).execute()
}

export async function listMarks(db: Db, userId: number): Promise<StepMark[]> {
  const rows = await db
    .selectFrom('stepMarks')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxMarks)
    .execute()
  return rows.map(({ userId: _, guideId, changedAt, ...mark }) => ({
    ...mark,
    guideId,
    at: changedAt.getTime(),
  }))
}

export async function deleteMarksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('stepMarks').where('userId', '=', userId).execute()
}
