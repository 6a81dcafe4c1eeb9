import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

/** Stores the opt-in to step reminders. A repeated opt-in keeps the key and the time of the last reminder. */
export async function storeStepReminderOptIn(
  db: Db,
  { userId, language, key }: { userId: number; language: PageLanguage; key: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('stepWishes')
    .values({ userId, language, key, askedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ language }))
    .execute()
}

export async function deleteStepReminderOptInByKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('stepWishes').where('key', '=', key).execute()
}

/** Time span of the last change to a guide's steps: long enough ago for a reminder, but not abandoned. */
export interface PauseSpan {
  from: Date
  to: Date
}

/** Selects guides with some but not all steps done and without a change since, based on the number of steps at the latest change. */
const begun = ({ from, to }: PauseSpan) => sql`
  select user_id, guide_id, (count(*) filter (where done))::int as done,
    (array_agg(steps order by changed_at desc))[1] as steps
  from step_marks
  group by user_id, guide_id
  having count(*) filter (where done) between 1 and (array_agg(steps order by changed_at desc))[1] - 1
    and max(changed_at) between ${from}::timestamptz and ${to}::timestamptz`

/** Returns the ids of users who opted in, have a paused guide and weren't reminded recently; the longest wait comes first. */
export async function listUsersToRemind(
  db: Db,
  pause: PauseSpan,
  { notSince, most }: { notSince: Date; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select wish.user_id as id from step_wishes as wish
    join users on users.id = wish.user_id and users.deletes_at is null
    where (wish.told_at is null or wish.told_at < ${notSince})
      and not exists (select from progress_opt_outs where user_id = wish.user_id)
      and exists (select from (${begun(pause)}) as begun where begun.user_id = wish.user_id)
    order by wish.told_at nulls first, wish.user_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ReminderRecipient {
  email: string
  language: PageLanguage
  key: string
}

/** Records the reminder of a user and returns the address. Locks the row until the transaction ends. Undefined if the user was reminded already. */
export async function recordStepReminder(
  tx: Db,
  userId: number,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<ReminderRecipient | undefined> {
  const { rows } = await sql<ReminderRecipient>`
    update step_wishes as wish set told_at = ${now}
    from users
    where wish.user_id = ${userId} and users.id = wish.user_id and users.deletes_at is null
      and (wish.told_at is null or wish.told_at < ${notSince})
    returning users.email, wish.language, wish.key`.execute(tx)
  return rows[0]
}

export interface UnfinishedGuide {
  guideId: number
  done: number
  steps: number
}

export async function listUnfinishedGuides(
  db: Db,
  userId: number,
  pause: PauseSpan,
): Promise<UnfinishedGuide[]> {
  const { rows } = await sql<UnfinishedGuide>`
    select guide_id, done, steps from (${begun(pause)}) as begun
    where user_id = ${userId} order by guide_id`.execute(db)
  return rows
}
