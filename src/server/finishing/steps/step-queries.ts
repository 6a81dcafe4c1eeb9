import { mostMarks, type StepMark } from '../../../shared/finishing/steps.ts'
import type { Db } from '../../platform/database.ts'

/** The later change of each step stays, and of all only the latest. */
export async function storeMarks(db: Db, userId: number, marks: readonly StepMark[]): Promise<void> {
  if (marks.length === 0) return
  await db
    .insertInto('step_marks')
    .values(
      marks.map(({ guideId, step, place, steps, done, note, at }) => ({
        user_id: userId,
        guide_id: guideId,
        step,
        place,
        steps,
        done,
        note,
        changed_at: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'guide_id', 'step'])
        .doUpdateSet((eb) => ({
          place: eb.ref('excluded.place'),
          steps: eb.ref('excluded.steps'),
          done: eb.ref('excluded.done'),
          note: eb.ref('excluded.note'),
          changed_at: eb.ref('excluded.changed_at'),
        }))
        .whereRef('step_marks.changed_at', '<', 'excluded.changed_at'),
    )
    .execute()
  const beyond = db
    .selectFrom('step_marks')
    .select('changed_at')
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .offset(mostMarks)
    .limit(1)
  await db.deleteFrom('step_marks').where('user_id', '=', userId).where('changed_at', '<=', beyond).execute()
}

export async function listMarks(db: Db, userId: number): Promise<StepMark[]> {
  const rows = await db
    .selectFrom('step_marks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(mostMarks)
    .execute()
  return rows.map(({ user_id: _, guide_id: guideId, changed_at, ...mark }) => ({
    ...mark,
    guideId,
    at: changed_at.getTime(),
  }))
}

export async function deleteMarksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('step_marks').where('user_id', '=', userId).execute()
}
