import type { Currency } from '../../shared/money.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { DB } from '../platform/database-types.ts'
import type { Entitlements, ProTimes, PurchaseSource } from './may-read.ts'

/** All that decides whether this person may read this guide, in one query. */
export async function findEntitlements(
  db: Db,
  uid: string,
  guideId: number,
): Promise<Entitlements | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('purchases', (join) =>
      join
        .onRef('purchases.user_id', '=', 'users.id')
        .on('purchases.guide_id', '=', guideId)
        .on('purchases.revoked_at', 'is', null),
    )
    .where('users.firebase_uid', '=', uid)
    .select((eb) => [
      'users.subscription_active as subscriptionActive',
      'users.subscription_expires_at as subscriptionExpiresAt',
      'users.free_access_used as freeAccessUsed',
      'users.subscription_currency as proCurrency',
      proGrantedUntil(eb).as('proGrantedUntil'),
      eb
        .selectFrom('access_changes')
        .whereRef('access_changes.user_id', '=', 'users.id')
        .where('access_changes.change', '=', 'pro-started')
        .select((changes) => changes.fn.max('access_changes.happened_at').as('startedAt'))
        .as('proSince'),
      'purchases.source',
      'purchases.purchase_date as purchasedAt',
      'purchases.stripe_payment_id as stripePaymentId',
      'purchases.suspended_at as suspendedAt',
      'purchases.revoked_at as revokedAt',
    ])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { source, purchasedAt, ...rest } = row
  const { stripePaymentId, suspendedAt, revokedAt, proCurrency, ...subscription } = rest
  const purchase =
    source === null || purchasedAt === null
      ? null
      : { source: toSource(source), purchasedAt, stripePaymentId, suspendedAt, revokedAt }
  // The column's check constraint allows only these values.
  return { ...subscription, proCurrency: proCurrency as Currency | null, purchase }
}

/** When the last open gift of Pro ends; they lie behind one another from the first claim on. */
const proGrantedUntil = (eb: ExpressionBuilder<DB, 'users'>) =>
  eb
    .selectFrom('pro_grants')
    .whereRef('pro_grants.user_id', '=', 'users.id')
    .where('pro_grants.suspended_at', 'is', null)
    .where('pro_grants.revoked_at', 'is', null)
    .select((grants) => grants.fn.max('pro_grants.ends_at').as('until'))

/** Marks the one free guide of an account as picked. */
export async function markFreeAccessUsed(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ free_access_used: true }).where('id', '=', userId).execute()
}

/** A user's stored Pro subscription. */
export interface Subscription {
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended' | null
  active: boolean
  /** When access through Pro ends (R4). */
  expiresAt: Date | null
  /** The end date shown to users. */
  periodEnd: Date | null
  /** Whether another month will be charged. */
  renews: boolean
  /** What Stripe still holds, whether it opens anything or not. */
  held: 'live' | 'disputed' | null
  /** The currency that Stripe holds this person to. */
  currency: Currency | null
}

/** A user's plan, and until when gifts give them Pro. */
export type StoredPro = Subscription & ProTimes

export async function findSubscription(db: Db, userId: number): Promise<StoredPro> {
  const { status, held, currency, ...row } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((eb) => [
      proGrantedUntil(eb).as('grantedUntil'),
      'subscription_held as held',
      'subscription_currency as currency',
      'subscription_status as status',
      'subscription_active as active',
      'subscription_expires_at as expiresAt',
      'subscription_period_end as periodEnd',
      'subscription_renews as renews',
    ])
    .executeTakeFirstOrThrow()
  // The columns' check constraints allow only these values.
  return {
    ...row,
    status: status as Subscription['status'],
    held: held as Subscription['held'],
    currency: currency as Currency | null,
  }
}

export async function updateSubscription(db: Db, userId: number, next: Subscription): Promise<void> {
  await db
    .updateTable('users')
    .set({
      subscription_status: next.status,
      subscription_active: next.active,
      subscription_expires_at: next.expiresAt,
      subscription_period_end: next.periodEnd,
      subscription_renews: next.renews,
      subscription_held: next.held,
      subscription_currency: next.currency,
    })
    .where('id', '=', userId)
    .execute()
}

export interface Purchase {
  id: number
  source: PurchaseSource
  stripePaymentId: string | null
  suspendedAt: Date | null
  revokedAt: Date | null
}

const purchaseColumns = [
  'id',
  'source',
  'stripe_payment_id as stripePaymentId',
  'suspended_at as suspendedAt',
  'revoked_at as revokedAt',
] as const

/** The current purchase, suspended or not. */
export async function findLivePurchase(
  db: Db,
  userId: number,
  guideId: number,
): Promise<Purchase | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select(purchaseColumns)
    .where('user_id', '=', userId)
    .where('guide_id', '=', guideId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, source: toSource(row.source) }
}

/** All purchases of these guides by one user, revoked or not. */
export async function listPurchasesOf(
  db: Db,
  userId: number,
  guideIds: readonly number[],
): Promise<(Purchase & { guideId: number; purchasedAt: Date })[]> {
  const rows = await db
    .selectFrom('purchases')
    .select([...purchaseColumns, 'guide_id as guideId', 'purchase_date as purchasedAt'])
    .where('user_id', '=', userId)
    .where('guide_id', 'in', guideIds)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, source: toSource(row.source) }))
}

/** For this guide, or for any guide if none is given. A suspended purchase does not count. */
export async function hasLivePurchase(db: Db, userId: number, guideId?: number): Promise<boolean> {
  const row = await db
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
    .$if(guideId !== undefined, (query) => query.where('guide_id', '=', guideId ?? 0))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One of these guides that the user owns and may read. */
export async function findOwnedGuide(
  db: Db,
  uid: string,
  guideIds: readonly number[],
): Promise<number | undefined> {
  const row = await db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .select('purchases.guide_id as guideId')
    .where('users.firebase_uid', '=', uid)
    .where('purchases.guide_id', 'in', guideIds)
    .where('purchases.revoked_at', 'is', null)
    .where('purchases.suspended_at', 'is', null)
    .orderBy('purchases.guide_id')
    .executeTakeFirst()
  return row?.guideId
}

/** Counts paid purchases only, not the free guide. */
export async function countPurchasesSince(db: Db, userId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('purchases')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('source', '=', 'payment')
    .where('purchase_date', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface PurchaseRow {
  guideId: number
  amount: number
  currency: Currency
  source: PurchaseSource
  purchaseDate: Date
  stripePaymentId: string | null
  suspendedAt: Date | null
  revokedAt: Date | null
}

export async function listPurchases(db: Db, userId: number): Promise<PurchaseRow[]> {
  const rows = await db
    .selectFrom('purchases')
    .select([
      'guide_id as guideId',
      'amount',
      'currency',
      'source',
      'purchase_date as purchaseDate',
      'stripe_payment_id as stripePaymentId',
      'suspended_at as suspendedAt',
      'revoked_at as revokedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('purchase_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ currency, source, ...row }) => ({
    ...row,
    currency: currency as Currency,
    source: toSource(source),
  }))
}

export interface PaidPurchase {
  id: number
  amountMinor: number
  stripePaymentId: string
  /** Where it was paid for together with others. */
  bundleId: string | null
}

/** What was paid for guides in this currency and opens them now, the oldest first. */
export function listPaidPurchases(
  db: Db,
  userId: number,
  { since, currency }: { since: Date; currency: Currency },
): Promise<PaidPurchase[]> {
  return db
    .selectFrom('purchases')
    .select(['id', 'amount as amountMinor', 'stripe_payment_id as stripePaymentId', 'bundle_id as bundleId'])
    .where('user_id', '=', userId)
    .where('source', '=', 'payment')
    .where('currency', '=', currency)
    .where('purchase_date', '>', since)
    .where('revoked_at', 'is', null)
    .where('suspended_at', 'is', null)
    .orderBy('purchase_date')
    .orderBy('id')
    .$narrowType<{ stripePaymentId: string }>()
    .execute()
}

export interface RecordedChange {
  change: AccessChange['change']
  reason: string
  reference: string | null
  happenedAt: Date
}

/** A user's access changes for this guide and for Pro, oldest first. */
export async function listAccessChanges(db: Db, userId: number, guideId: number): Promise<RecordedChange[]> {
  const rows = await db
    .selectFrom('access_changes')
    .select(['change', 'reason', 'source_ref as reference', 'happened_at as happenedAt'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('guide_id', '=', guideId), eb('guide_id', 'is', null)]))
    .orderBy('id')
    .execute()
  return rows.map(({ change, ...row }) => ({ ...row, change: change as AccessChange['change'] }))
}

/** All of a user's access changes, oldest first. */
export async function listAllAccessChanges(
  db: Db,
  userId: number,
): Promise<(RecordedChange & { guideId: number | null })[]> {
  const rows = await db
    .selectFrom('access_changes')
    .select([
      'change',
      'reason',
      'source_ref as reference',
      'happened_at as happenedAt',
      'guide_id as guideId',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ change, ...row }) => ({ ...row, change: change as AccessChange['change'] }))
}

export interface NewPurchase {
  userId: number
  guideId: number
  amountMinor: number
  currency: Currency
  source: PurchaseSource
  stripePaymentId: string | null
  /** The attempt that paid for it together with others. */
  bundleId?: string
  purchasedAt: Date
}

export async function insertPurchase(db: Db, purchase: NewPurchase): Promise<void> {
  await db
    .insertInto('purchases')
    .values({
      user_id: purchase.userId,
      guide_id: purchase.guideId,
      amount: purchase.amountMinor,
      currency: purchase.currency,
      source: purchase.source,
      stripe_payment_id: purchase.stripePaymentId,
      bundle_id: purchase.bundleId ?? null,
      purchase_date: purchase.purchasedAt,
    })
    .execute()
}

export async function updatePurchase(
  db: Db,
  id: number,
  state: { suspendedAt?: Date | null; revokedAt?: Date | null; revokedReason?: string | null },
): Promise<void> {
  await db
    .updateTable('purchases')
    .set({
      ...(state.suspendedAt === undefined ? {} : { suspended_at: state.suspendedAt }),
      ...(state.revokedAt === undefined ? {} : { revoked_at: state.revokedAt }),
      ...(state.revokedReason === undefined ? {} : { revoked_reason: state.revokedReason }),
    })
    .where('id', '=', id)
    .execute()
}

export interface AccessChange {
  userId: number
  guideId: number | null
  change:
    | 'granted'
    | 'suspended'
    | 'restored'
    | 'revoked'
    | 'duplicate-refunded'
    | 'refund-failed'
    | 'ignored'
    | 'pro-started'
    | 'pro-ended'
    | 'renewal-failed'
  reason: string
  sourceRef: string | null
}

export async function insertAccessChange(db: Db, change: AccessChange, now: Date): Promise<void> {
  await db
    .insertInto('access_changes')
    .values({
      user_id: change.userId,
      guide_id: change.guideId,
      change: change.change,
      reason: change.reason,
      source_ref: change.sourceRef,
      happened_at: now,
    })
    .execute()
}

/** Whether this change is already recorded for this source. */
export async function hasAccessChange(
  db: Db,
  change: AccessChange['change'],
  sourceRef: string,
): Promise<boolean> {
  const noted = await db
    .selectFrom('access_changes')
    .select('id')
    .where('change', '=', change)
    .where('source_ref', '=', sourceRef)
    .executeTakeFirst()
  return noted !== undefined
}

// The column's check constraint holds these words.
const toSource = (source: string) => source as PurchaseSource

/** Finds a user by e-mail or uid. */
export function findReader(
  db: Db,
  emailOrUid: string,
): Promise<{ id: number; uid: string; email: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'firebase_uid as uid', 'email'])
    .where((eb) =>
      eb.or([
        eb('firebase_uid', '=', emailOrUid),
        eb(eb.fn<string>('lower', ['email']), '=', emailOrUid.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
}
