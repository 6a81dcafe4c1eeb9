import { sql, type Insertable, type NotNull, type Updateable } from 'kysely'
import { defaultLanguage } from '../../shared/languages.ts'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'

const buyerColumns = [
  'id',
  'email',
  'firebaseUid as uid',
  'stripeCustomerId',
  'stripeContact',
  'stripeSubscriptionId',
  'settleVersion',
  'deletesAt',
] as const
export type Buyer = Awaited<ReturnType<typeof requireBuyer>>

const buyers = (db: Db) => db.selectFrom('users').select(buyerColumns)

export function requireBuyer(db: Db, userId: number) {
  return buyers(db).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Locks the buyer's row. No other settlement or checkout of the buyer runs until the transaction ends. */
export function lockBuyer(tx: Db, userId: number): Promise<Buyer> {
  return buyers(tx).where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

/** Locks the buyer's row and increments its version. False if the version is no longer `version`. */
export async function lockBuyerAtVersion(tx: Db, userId: number, version: number): Promise<boolean> {
  const locked = await tx
    .updateTable('users')
    .set({ settleVersion: version + 1 })
    .where('id', '=', userId)
    .where('settleVersion', '=', version)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

export async function incrementSettleVersion(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ settleVersion: eb('settleVersion', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Finds the user with this Stripe customer. Customers and users are one to one. */
export function findBuyerByCustomer(db: Db, customerId: string): Promise<Buyer | undefined> {
  return buyers(db).where('stripeCustomerId', '=', customerId).executeTakeFirst()
}

export function findBuyerByUid(db: Db, uid: string): Promise<Buyer | undefined> {
  return buyers(db).where('firebaseUid', '=', uid).executeTakeFirst()
}

export const findUserEmail = async (db: Db, userId: number): Promise<string> =>
  (await requireBuyer(db, userId)).email

type StripeColumns = 'stripeSubscriptionId' | 'subscriptionOwed' | 'subscriptionCurrency' | 'stripeContact'

/** Updates the stored data about the user's customer and subscriptions at Stripe. */
export async function updateBuyer(
  db: Db,
  userId: number,
  changes: Pick<Updateable<DB['users']>, StripeColumns>,
) {
  await db.updateTable('users').set(changes).where('id', '=', userId).execute()
}

/** Lists customers whose contact was not sent to Stripe, with the language of their last order. */
export async function listContactsToSync(db: Db, count: number) {
  const customers = await db
    .selectFrom('users')
    .select((eb) => [
      'id as userId',
      'stripeCustomerId as customerId',
      'email',
      eb
        .selectFrom('orders')
        .select('language')
        .whereRef('buyerId', '=', 'users.id')
        .orderBy('openedAt', 'desc')
        .limit(1)
        .as('language'),
    ])
    .where('stripeCustomerId', 'is not', null)
    .where(sql<boolean>`split_part(stripe_contact, ' ', 1) is distinct from email`)
    .orderBy('id')
    .limit(count)
    .$narrowType<{ customerId: NotNull }>()
    .execute()
  return customers.map((each) => ({ ...each, language: each.language ?? defaultLanguage }))
}

/** Stores the Stripe customer unless the user has one, and returns the stored customer. */
export async function recordStripeCustomer(db: Db, userId: number, customerId: string, told: string) {
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      stripeCustomerId: eb.fn.coalesce('stripeCustomerId', eb.val(customerId)),
      stripeContact: eb.fn.coalesce('stripeContact', eb.val(told)),
    }))
    .where('id', '=', userId)
    .returning('stripeCustomerId as customerId')
    .$narrowType<{ customerId: NotNull }>()
    .executeTakeFirstOrThrow()
  return row.customerId
}

/** Clears only this customer id: a concurrent request may have stored a newer customer, which must stay. */
export async function clearStripeCustomer(db: Db, userId: number, customerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ stripeCustomerId: null, stripeContact: null })
    .where('id', '=', userId)
    .where('stripeCustomerId', '=', customerId)
    .execute()
}

/** Records a Stripe event. False if it was received before. */
export async function recordStripeEvent(db: Db, event: Insertable<DB['stripeEvents']>): Promise<boolean> {
  const inserted = await db
    .insertInto('stripeEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Lists users whose Pro has to be compared with Stripe, longest unchecked first: the paid time or grace period is over, a
 * change was not sent, or a dispute is open, which is checked every hour.
 */
export async function listSubscriptionsToCheck(db: Db, now: Date, count: number): Promise<number[]> {
  const askedBefore = new Date(now.getTime() - betweenAskingAboutDisputesMs)
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('stripeCustomerId', 'is not', null)
    .where(
      sql<boolean>`(subscription_owed
        or (subscription_active and (subscription_period_end < ${now} or subscription_expires_at < ${now}))
        or (subscription_held = 'disputed'
          and (subscription_asked_at is null or subscription_asked_at < ${askedBefore})))`,
    )
    .orderBy('subscriptionAskedAt', (order) => order.asc().nullsFirst())
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

const betweenAskingAboutDisputesMs = 60 * 60 * 1000

export async function recordProChecked(db: Db, userIds: number[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  await db.updateTable('users').set({ subscriptionAskedAt: now }).where('id', 'in', userIds).execute()
}

export type StripeCustomer = Awaited<ReturnType<typeof listStripeCustomers>>[number]

export async function countStripeCustomers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('stripeCustomerId', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the next users with a Stripe customer, by id. */
export function listStripeCustomers(db: Db, afterUserId: number, count: number) {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'stripeCustomerId as customerId'])
    .where('id', '>', afterUserId)
    .where('stripeCustomerId', 'is not', null)
    .orderBy('id')
    .limit(count)
    .$narrowType<{ customerId: NotNull }>()
    .execute()
}
