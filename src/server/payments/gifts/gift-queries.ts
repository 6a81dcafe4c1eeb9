import { sql, type NotNull, type Selectable, type Updateable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'
import { hash, randomBytes } from 'node:crypto'

export type StoredGift = Selectable<DB['gifts']>

type NewGift = Pick<
  StoredGift,
  'id' | 'buyerId' | 'guideId' | 'months' | 'language' | 'recipient' | 'message' | 'tellAt'
>

/** Inserts a gift unless one has this id already. */
export async function insertGift(db: Db, gift: NewGift, now: Date): Promise<void> {
  await db
    .insertInto('gifts')
    .values({ ...gift, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

const gifts = (db: Db) => db.selectFrom('gifts').selectAll('gifts')

export function findGift(db: Db, id: string): Promise<StoredGift | undefined> {
  return gifts(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a gift until the transaction ends. Lock order: user, then gift. */
export function lockGift(tx: Db, id: string): Promise<StoredGift> {
  return gifts(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Lists a buyer's gifts, including unpaid ones, newest first. */
export function listGiftsOfBuyer(db: Db, buyerId: number): Promise<StoredGift[]> {
  return gifts(db).where('buyerId', '=', buyerId).orderBy('createdAt', 'desc').execute()
}

/** Lists the gifts that a user has claimed, latest first. */
export function listClaimedGifts(db: Db, readerId: number): Promise<StoredGift[]> {
  return gifts(db).where('claimedBy', '=', readerId).orderBy('claimedAt', 'desc').execute()
}

/** Lists the gifts from which these purchases were claimed. */
export function listGiftsOfPurchases(db: Db, purchaseIds: readonly number[]): Promise<StoredGift[]> {
  return gifts(db).where('purchaseId', 'in', purchaseIds).execute()
}

/** Lists paid and claimed gifts of guides whose recipients have no access to the guide. */
export async function listUnopenedGifts(db: Db) {
  const rows = await db
    .selectFrom('gifts')
    .innerJoin('purchases as claimed', 'claimed.id', 'gifts.purchaseId')
    .innerJoin('users', 'users.id', 'claimed.userId')
    .innerJoin('receipts', 'receipts.reference', 'gifts.stripePaymentId')
    .select([
      // User id of the recipient.
      'users.id as userId',
      'users.email',
      'claimed.guideId',
      'gifts.stripePaymentId',
      'receipts.amount',
      'receipts.currency',
    ])
    .where('gifts.revokedAt', 'is', null)
    .where('gifts.suspendedAt', 'is', null)
    .where('claimed.revokedAt', 'is not', null)
    .where(
      sql<boolean>`not exists (select from purchases open
        where open.user_id = claimed.user_id and open.guide_id = claimed.guide_id
          and open.revoked_at is null and open.suspended_at is null)`,
    )
    .orderBy('gifts.id')
    .$narrowType<{ stripePaymentId: NotNull }>()
    .execute()
  return rows.map(({ amount, currency, ...row }) => ({
    ...row,
    money: { amountMinor: amount, currency },
  }))
}

/** Lists paid gifts whose email is due. */
export async function listGiftsToMail(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gifts')
    .select('id')
    .where('toldAt', 'is', null)
    .where('recipient', 'is not', null)
    .where('tellAt', '<=', now)
    .where('paidAt', 'is not', null)
    .where('claimedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('tellAt')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Updates a gift. The caller has locked it. */
export async function updateGift(tx: Db, id: string, changes: Updateable<DB['gifts']>): Promise<void> {
  await tx.updateTable('gifts').set(changes).where('id', '=', id).execute()
}

/** Returns the language of the gift's receipt, or of the gift if it has no receipt. */
export async function findBuyerLanguage(db: Db, { stripePaymentId, language }: StoredGift) {
  const row = await db
    .selectFrom('receipts')
    .select('language')
    .where('reference', '=', stripePaymentId)
    .executeTakeFirst()
  return row?.language ?? language
}

export async function countGiftKeys(tx: Db, giftId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('giftKeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('giftId', '=', giftId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findGiftByKey(db: Db, fingerprint: string): Promise<StoredGift | undefined> {
  return gifts(db)
    .innerJoin('giftKeys', 'giftKeys.giftId', 'gifts.id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
}

/** Returns the giver's username; empty once the account is deleted. */
export async function findGiverName(db: Db, buyerId: number): Promise<string> {
  const row = await db.selectFrom('users').select('username').where('id', '=', buyerId).executeTakeFirst()
  return row?.username ?? ''
}

/** Clears addresses and messages of gifts that a user gave or claimed. The gifts stay. */
export async function eraseGiftRecipients(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ recipient: null, message: '' })
    .where((eb) => eb.or([eb('buyerId', '=', userId), eb('claimedBy', '=', userId)]))
    .execute()
}

/** Clears addresses and messages of at most `most` gifts that were claimed or revoked long ago, and returns their number. */
export async function eraseOldGiftRecipients(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('gifts')
    .select('id')
    .where((eb) => eb.or([eb('claimedAt', '<', before), eb('revokedAt', '<', before)]))
    .where((eb) => eb.or([eb('recipient', 'is not', null), eb('message', '!=', '')]))
    .limit(most)
  const { numUpdatedRows } = await db
    .updateTable('gifts')
    .set({ recipient: null, message: '' })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes at most `most` unpaid gifts without an order and returns their number. */
export async function deleteUnpaidGifts(db: Db, before: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('gifts')
    .select('id')
    .where('paidAt', 'is', null)
    .where('createdAt', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('orderItems').select('orderItems.id').whereRef('orderItems.giftId', '=', 'gifts.id'),
        ),
      ),
    )
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('gifts').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export const hashGiftKey = (key: string) => hash('sha256', key, 'hex')

/**
 * Creates a key for one more link to a gift. The gift can be claimed once, by any of its links. Only the hash of the key is
 * stored, so a link can't be shown again (decision 0055).
 */
export async function createGiftKey(tx: Db, giftId: string, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await tx
    .insertInto('giftKeys')
    .values({ fingerprint: hashGiftKey(key), giftId, madeAt: now })
    .execute()
  return key
}
