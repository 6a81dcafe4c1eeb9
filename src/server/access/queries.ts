import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { DB } from '../platform/database-types.ts'
import { selectProGrantEnd } from './entitlement-queries.ts'

/** Records that the buyer opened a guide of a bundle for the first time, which may end the right to withdraw from it. */
export async function recordGuideOpened(db: Db, purchaseId: number, now: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ openedAt: now })
    .where('id', '=', purchaseId)
    .where('openedAt', 'is', null)
    .execute()
}

/** Marks the account's one free guide as picked. */
export async function markFreeAccessUsed(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ freeAccessUsed: true }).where('id', '=', userId).execute()
}

/** A user's stored subscription and the end of their gifted Pro. */
export type StoredSubscription = Awaited<ReturnType<typeof findSubscription>>
/** A user's stored Pro subscription. */
export type Subscription = Omit<StoredSubscription, 'grantedUntil'>

export function findSubscription(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => [
      selectProGrantEnd(eb).as('grantedUntil'),
      // State of the live subscriptions at Stripe, even if they grant no access. Null if there are none.
      'subscriptionHeld as held',
      // Currency of the customer's live subscriptions at Stripe. Null if there are none.
      'subscriptionCurrency as currency',
      'subscriptionStatus as status',
      'subscriptionActive as active',
      'subscriptionExpiresAt as expiresAt',
      'subscriptionPeriodEnd as periodEnd',
      // Whether Stripe will charge another month.
      'subscriptionRenews as renews',
    ])
    .executeTakeFirstOrThrow()
}

export async function updateSubscription(db: Db, userId: number, next: Subscription): Promise<void> {
  await db
    .updateTable('users')
    .set({
      subscriptionStatus: next.status,
      subscriptionActive: next.active,
      subscriptionExpiresAt: next.expiresAt,
      subscriptionPeriodEnd: next.periodEnd,
      subscriptionRenews: next.renews,
      subscriptionHeld: next.held,
      subscriptionCurrency: next.currency,
    })
    .where('id', '=', userId)
    .execute()
}

const purchaseColumns = ['id', 'source', 'stripePaymentId', 'suspendedAt', 'revokedAt'] as const
export type Purchase = Pick<Selectable<DB['purchases']>, (typeof purchaseColumns)[number]>

/** Finds a user's unrevoked purchase of a guide, which may be suspended. Undefined if there is none. */
export function findUnrevokedPurchase(db: Db, userId: number, guideId: number) {
  return db
    .selectFrom('purchases')
    .select(purchaseColumns)
    .where('userId', '=', userId)
    .where('guideId', '=', guideId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
}

/** Lists a user's purchases of these guides, including revoked ones. */
export function listPurchasesOfGuides(db: Db, userId: number, guideIds: readonly number[]) {
  return db
    .selectFrom('purchases')
    .select([...purchaseColumns, 'guideId', 'purchaseDate as purchasedAt'])
    .where('userId', '=', userId)
    .where('guideId', 'in', guideIds)
    .orderBy('id')
    .execute()
}

/** Returns whether a user has a purchase of this (or of any) guide. Suspended and revoked purchases don't count. */
export async function hasActivePurchase(db: Db, userId: number, guideId?: number): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .$if(guideId !== undefined, (query) => query.where('guideId', '=', guideId ?? 0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the lowest of these guide ids that the user owns and may read. Undefined if there is none. */
export async function findOwnedGuide(db: Db, uid: string, guideIds: readonly number[]) {
  const row = await db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.userId')
    .select('purchases.guideId')
    .where('users.firebaseUid', '=', uid)
    .where('purchases.guideId', 'in', guideIds)
    .where('purchases.revokedAt', 'is', null)
    .where('purchases.suspendedAt', 'is', null)
    .orderBy('purchases.guideId')
    .executeTakeFirst()
  return row?.guideId
}

/** Counts a user's paid purchases since a time. Free guides don't count. */
export async function countPurchasesSince(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('source', '=', 'payment')
    .where('purchaseDate', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listPurchases(db: Db, userId: number) {
  return db
    .selectFrom('purchases')
    .select([...purchaseColumns, 'guideId', 'amount', 'currency', 'purchaseDate'])
    .where('userId', '=', userId)
    .orderBy('purchaseDate', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type RecordedAccessChange = Awaited<ReturnType<typeof listAccessChanges>>[number]

/** Lists a user's access changes for a guide and for Pro, oldest first. */
export function listAccessChanges(db: Db, userId: number, guideId: number) {
  return accessChangesOf(db, userId)
    .where((eb) => eb.or([eb('guideId', '=', guideId), eb('guideId', 'is', null)]))
    .execute()
}

/** Lists all of a user's access changes, oldest first. */
export const listAllAccessChanges = (db: Db, userId: number) =>
  accessChangesOf(db, userId).select('guideId').execute()

const accessChangesOf = (db: Db, userId: number) =>
  db
    .selectFrom('accessChanges')
    .select(['change', 'reason', 'sourceRef as reference', 'happenedAt'])
    .where('userId', '=', userId)
    .orderBy('id')

export type NewPurchase = Pick<
  Insertable<DB['purchases']>,
  'userId' | 'guideId' | 'amount' | 'currency' | 'source' | 'stripePaymentId' | 'itemId' | 'purchaseDate'
>

/** Inserts a purchase with the access change that records it, and returns the purchase's id. */
export async function insertPurchase(
  tx: Db,
  purchase: NewPurchase,
  change: AccessChange,
  happenedAt: Date,
): Promise<number> {
  const { id } = await tx
    .with('recorded', (db) => db.insertInto('accessChanges').values({ ...change, happenedAt }))
    .insertInto('purchases')
    .values(purchase)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePurchase(
  db: Db,
  id: number,
  state: Pick<Updateable<DB['purchases']>, 'suspendedAt' | 'revokedAt' | 'revokedReason'>,
): Promise<void> {
  await db.updateTable('purchases').set(state).where('id', '=', id).execute()
}

/** Updates the order item that pays for a claimed gift: by `purchaseId` for a guide, by the gift's id for a period of Pro. */
export async function updatePayingItem(
  tx: Db,
  { id, purchaseId }: { id: string; purchaseId: number | null },
  itemId: number,
): Promise<void> {
  await tx.updateTable('purchases').set({ itemId }).where('id', '=', purchaseId).execute()
  await tx.updateTable('proPeriods').set({ itemId }).where('id', '=', id).execute()
}

export type AccessChange = Omit<Selectable<DB['accessChanges']>, 'id' | 'happenedAt'>

export async function insertAccessChange(db: Db, change: AccessChange, happenedAt: Date): Promise<void> {
  await db
    .insertInto('accessChanges')
    .values({ ...change, happenedAt })
    .execute()
}

/** Inserts an access change. Returns false if it is already recorded for its source. The caller has locked the user's row. */
export async function insertAccessChangeOnce(
  db: Db,
  change: AccessChange & { sourceRef: string },
  happenedAt: Date,
): Promise<boolean> {
  if (await hasAccessChange(db, change.change, change.sourceRef)) return false
  await insertAccessChange(db, change, happenedAt)
  return true
}

/** Returns whether an access change is already recorded for its source. */
export async function hasAccessChange(db: Db, change: AccessChange['change'], sourceRef: string) {
  const noted = await db
    .selectFrom('accessChanges')
    .select('id')
    .where('change', '=', change)
    .where('sourceRef', '=', sourceRef)
    .executeTakeFirst()
  return noted !== undefined
}

/** Finds a user by uid, or by email address in any case. Undefined if there is none. */
export function findUserByEmailOrUid(db: Db, emailOrUid: string) {
  return db
    .selectFrom('users')
    .select(['id', 'firebaseUid as uid', 'email'])
    .where(sql<boolean>`(firebase_uid = ${emailOrUid} or lower(email) = ${emailOrUid.toLowerCase()})`)
    .executeTakeFirst()
}
