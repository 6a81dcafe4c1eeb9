import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

export interface Deletion {
  id: string
  userId: number
  language: PageLanguage
  emailConfirmed: boolean
  askedAt: Date
  dueAt: Date
  /** From 'begun' on there is no way back. */
  state: 'asked' | 'undone' | 'begun' | 'done'
  endedAt: Date | null
}

const columns = [
  'id',
  'user_id as userId',
  'language',
  'email_confirmed as emailConfirmed',
  'asked_at as askedAt',
  'due_at as dueAt',
  'state',
  'ended_at as endedAt',
] as const

type Row = Omit<Deletion, 'language' | 'state'> & { language: string; state: string }

// The table's check constraint holds these words; the language comes from a page.
const toDeletion = ({ language, state, ...row }: Row): Deletion => ({
  ...row,
  language: language as PageLanguage,
  state: state as Deletion['state'],
})

export function findPerson(db: Db, userId: number): Promise<{ uid: string }> {
  return db
    .selectFrom('users')
    .select('firebase_uid as uid')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Who it is about, as long as they are somebody. Until the transaction ends, nobody else asks, undoes or settles. */
export function lockPerson(tx: Db, userId: number): Promise<{ uid: string; email: string }> {
  return tx
    .selectFrom('users')
    .select(['firebase_uid as uid', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findDeletion(db: Db, id: string): Promise<Deletion | undefined> {
  const row = await db.selectFrom('account_deletions').select(columns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toDeletion(row)
}

export async function findDeletionByKey(db: Db, keyHash: string): Promise<Deletion | undefined> {
  const row = await db
    .selectFrom('account_deletions')
    .select(columns)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row === undefined ? undefined : toDeletion(row)
}

export async function findOpenDeletion(db: Db, userId: number): Promise<Deletion | undefined> {
  const row = await db
    .selectFrom('account_deletions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('state', 'in', ['asked', 'begun'])
    .executeTakeFirst()
  return row === undefined ? undefined : toDeletion(row)
}

/** Of one person, the oldest first. */
export async function listDeletionsOf(db: Db, userId: number): Promise<Deletion[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .execute()
  return rows.map(toDeletion)
}

export async function insertDeletion(
  tx: Db,
  asked: Pick<Deletion, 'userId' | 'language' | 'emailConfirmed' | 'askedAt' | 'dueAt'> & { keyHash: string },
): Promise<Deletion> {
  const row = await tx
    .insertInto('account_deletions')
    .values({
      user_id: asked.userId,
      key_hash: asked.keyHash,
      language: asked.language,
      email_confirmed: asked.emailConfirmed,
      asked_at: asked.askedAt,
      due_at: asked.dueAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await noteDeletesAt(tx, asked.userId, asked.dueAt)
  return toDeletion(row)
}

async function noteDeletesAt(tx: Db, userId: number, deletesAt: Date | null): Promise<void> {
  await tx.updateTable('users').set({ deletes_at: deletesAt }).where('id', '=', userId).execute()
}

/** False if there is no way back any more, or somebody was quicker. Stripe has to be told anew. */
export async function undoDeletion(tx: Db, { id, userId }: Deletion, now: Date): Promise<boolean> {
  const undone = await tx
    .updateTable('account_deletions')
    .set({ state: 'undone', ended_at: now, stripe_owed: true })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  if (undone === undefined) return false
  await noteDeletesAt(tx, userId, null)
  return true
}

export async function beginDeletion(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('account_deletions')
    .set({ state: 'begun' })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('due_at', '<=', now)
    .execute()
}

/** False if the state has changed since it was told. */
export async function noteStripeTold(db: Db, { id, state }: Deletion): Promise<boolean> {
  const noted = await db
    .updateTable('account_deletions')
    .set({ stripe_owed: false })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function endDeletion(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_deletions')
    .set({ state: 'done', ended_at: now, stripe_owed: false })
    .where('id', '=', id)
    .execute()
}

/** What a person leaves in their row: nothing that says who they were, and the numbers by which payments are found. */
export async function erasePerson(
  tx: Db,
  userId: number,
  { pseudonym, closedUid }: { pseudonym: string; closedUid: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: pseudonym,
      username: '',
      firebase_uid: closedUid,
      // As if Stripe had been told this address: its customer has none, and gets none.
      stripe_contact: `${pseudonym} `,
    })
    .where('id', '=', userId)
    .execute()
}

/** Those that are due, and those of which Stripe has yet to hear. */
export async function listDeletionsToWorkOff(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'asked'), eb('due_at', '<=', now)]),
        eb('state', '=', 'begun'),
        eb('stripe_owed', '=', true),
      ]),
    )
    .orderBy('due_at')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** At most `most`; says how many. */
export async function deleteEndedDeletions(db: Db, endedBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('account_deletions').select('id').where('ended_at', '<', endedBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('account_deletions')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
