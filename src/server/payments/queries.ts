import { sql } from 'kysely'
import type { Currency, Money } from '../../shared/money.ts'
import { defaultLanguage, type PageLanguage } from '../../shared/languages.ts'
import type { Db } from '../platform/database.ts'

export interface Checkout {
  id: string
  userId: number
  guideId: number | null
  /** The gift that is paid for; null for what is for the buyer. */
  giftId: string | null
  /** It is for several guides, which its parts name; `guideId` is the first of them. */
  bundle: boolean
  kind: 'payment_intent' | 'checkout_session' | 'subscription'
  price: Money
  /** What is taken off the first month of Pro, in the price's currency; 0 for a guide. */
  creditMinor: number
  /** The code that the buyer named, and what it takes off the price once. */
  code: string | null
  codeMinor: number
  stripeId: string | null
  state: 'open' | 'paid' | 'closed'
  language: PageLanguage
  /** What the buyer reads on receipts and on Stripe's own page. */
  description: string
  /** Noted on whatever the attempt leads to at Stripe, so that it names us again. */
  metadata: { checkoutId: string; userId: string; guideId: string }
}

const checkoutColumns = [
  'id',
  'user_id as userId',
  'guide_id as guideId',
  'gift_id as giftId',
  'bundle',
  'kind',
  'currency',
  'amount',
  'credit as creditMinor',
  'code',
  'code_amount as codeMinor',
  'stripe_id as stripeId',
  'state',
  'language',
  'description',
] as const

interface CheckoutRow {
  id: string
  userId: number
  guideId: number | null
  giftId: string | null
  bundle: boolean
  kind: string
  currency: string
  amount: number
  creditMinor: number
  code: string | null
  codeMinor: number
  stripeId: string | null
  state: string
  language: string
  description: string
}

// The table's check constraints hold these words; languages are written from a page's own.
function toCheckout({ currency, amount, kind, state, language, ...row }: CheckoutRow): Checkout {
  return {
    ...row,
    kind: kind as Checkout['kind'],
    state: state as Checkout['state'],
    language: language as PageLanguage,
    price: { amountMinor: amount, currency: currency as Currency },
    metadata: {
      checkoutId: row.id,
      userId: String(row.userId),
      guideId: nameAtStripe(row),
    },
  }
}

/** A release that doesn't know what else is paid for takes it for another guide, and opens nothing (decisions 0055, 0057). */
function nameAtStripe({
  id,
  guideId,
  giftId,
  bundle,
}: Pick<Checkout, 'id' | 'guideId' | 'giftId' | 'bundle'>): string {
  if (giftId !== null) return `gift:${giftId}`
  if (bundle) return `bundle:${id}`
  return guideId === null ? '' : String(guideId)
}

export interface Buyer {
  id: number
  stripeCustomerId: string | null
  settleVersion: number
  /** When the account is going to be deleted. */
  deletesAt: Date | null
}

const buyerColumns = [
  'id',
  'stripe_customer_id as stripeCustomerId',
  'settle_version as settleVersion',
  'deletes_at as deletesAt',
] as const

export function requireBuyer(db: Db, userId: number): Promise<Buyer> {
  return db.selectFrom('users').select(buyerColumns).where('id', '=', userId).executeTakeFirstOrThrow()
}

/** Until the transaction ends, nobody else settles or opens a checkout for this buyer. */
export function lockBuyer(tx: Db, userId: number): Promise<Buyer> {
  return tx
    .selectFrom('users')
    .select(buyerColumns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function bumpSettleVersion(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ settle_version: eb('settle_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Stripe's customers and our people are one to one. */
export function findBuyerByCustomer(db: Db, customerId: string): Promise<Buyer | undefined> {
  return db
    .selectFrom('users')
    .select(buyerColumns)
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst()
}

export function findBuyerByUid(db: Db, uid: string): Promise<Buyer | undefined> {
  return db.selectFrom('users').select(buyerColumns).where('firebase_uid', '=', uid).executeTakeFirst()
}

export async function findBuyerUid(db: Db, userId: number): Promise<string> {
  const { uid } = await db
    .selectFrom('users')
    .select('firebase_uid as uid')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return uid
}

/** The subscription that somebody's Pro rests on. */
export async function findSubscriptionId(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('stripe_subscription_id as subscriptionId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.subscriptionId ?? undefined
}

/** The subscription that Pro rests on, and whether Stripe has yet to be told something about Pro. */
export async function recordProAtStripe(
  tx: Db,
  userId: number,
  subscriptionId: string | null,
  owed: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ stripe_subscription_id: subscriptionId, subscription_owed: owed })
    .where('id', '=', userId)
    .execute()
}

/** As Stripe has it for this customer, where it refused another. */
export async function recordProCurrency(db: Db, userId: number, currency: Currency): Promise<void> {
  await db.updateTable('users').set({ subscription_currency: currency }).where('id', '=', userId).execute()
}

/** Somebody's customer at Stripe, and what Stripe has been told of them. */
export function findCustomerContact(
  db: Db,
  userId: number,
): Promise<{ customerId: string | null; email: string; told: string | null }> {
  return db
    .selectFrom('users')
    .select(['stripe_customer_id as customerId', 'email', 'stripe_contact as told'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function recordCustomerContact(db: Db, userId: number, told: string): Promise<void> {
  await db.updateTable('users').set({ stripe_contact: told }).where('id', '=', userId).execute()
}

/** Has Stripe told anew soon. */
export async function forgetCustomerContact(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ stripe_contact: null }).where('id', '=', userId).execute()
}

interface CustomerToTell {
  userId: number
  customerId: string
  email: string
  /** Of their last checkout. */
  language: PageLanguage
}

/** Customers of whom Stripe has another address than the shop, or of whom it is to be told anew. */
export async function listCustomersToTell(db: Db, count: number): Promise<CustomerToTell[]> {
  const customers = await db
    .selectFrom('users')
    .select(['id as userId', 'stripe_customer_id as customerId', 'email'])
    .where('stripe_customer_id', 'is not', null)
    .where(sql<boolean>`split_part(stripe_contact, ' ', 1) is distinct from email`)
    .orderBy('id')
    .limit(count)
    .$narrowType<{ customerId: string }>()
    .execute()
  if (customers.length === 0) return []
  const ids = customers.map(({ userId }) => userId)
  const spoken = await db
    .selectFrom('checkouts')
    .distinctOn('user_id')
    .select(['user_id as userId', 'language'])
    .where('user_id', 'in', ids)
    .orderBy('user_id')
    .orderBy('created_at', 'desc')
    .execute()
  const languages = new Map(spoken.map(({ userId, language }) => [userId, language as PageLanguage]))
  return customers.map((each) => ({ ...each, language: languages.get(each.userId) ?? defaultLanguage }))
}

/** The customer that was noted first stays; answers which one that is. */
export async function recordCustomer(
  db: Db,
  userId: number,
  customerId: string,
  told: string,
): Promise<string> {
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      stripe_customer_id: eb.fn.coalesce('stripe_customer_id', eb.val(customerId)),
      stripe_contact: eb.fn.coalesce('stripe_contact', eb.val(told)),
    }))
    .where('id', '=', userId)
    .returning('stripe_customer_id as customerId')
    .$narrowType<{ customerId: string }>()
    .executeTakeFirstOrThrow()
  return row.customerId
}

/** Clears only this id: a concurrent request may have stored a newer customer, which must stay. */
export async function clearCustomer(db: Db, userId: number, customerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ stripe_customer_id: null, stripe_contact: null })
    .where('id', '=', userId)
    .where('stripe_customer_id', '=', customerId)
    .execute()
}

export async function findOpenCheckout(
  db: Db,
  { userId, guideId, giftId }: Pick<Checkout, 'userId' | 'guideId' | 'giftId'>,
): Promise<Checkout | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(checkoutColumns)
    .where('user_id', '=', userId)
    .where('guide_id', 'is not distinct from', guideId)
    .where('gift_id', 'is not distinct from', giftId)
    .where('bundle', '=', false)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row === undefined ? undefined : toCheckout(row)
}

/** For several guides; each buyer has one at most. */
export async function findOpenBundle(db: Db, userId: number): Promise<Checkout | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(checkoutColumns)
    .where('user_id', '=', userId)
    .where('bundle', '=', true)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row === undefined ? undefined : toCheckout(row)
}

export async function findCheckout(db: Db, id: string): Promise<Checkout | undefined> {
  const row = await db.selectFrom('checkouts').select(checkoutColumns).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toCheckout(row)
}

export async function findCheckoutByStripeId(db: Db, stripeId: string): Promise<Checkout | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(checkoutColumns)
    .where('stripe_id', '=', stripeId)
    .executeTakeFirst()
  return row === undefined ? undefined : toCheckout(row)
}

export async function insertCheckout(
  db: Db,
  checkout: Pick<
    Checkout,
    | 'userId'
    | 'guideId'
    | 'giftId'
    | 'bundle'
    | 'kind'
    | 'price'
    | 'creditMinor'
    | 'code'
    | 'codeMinor'
    | 'language'
    | 'description'
  >,
): Promise<Checkout> {
  const row = await db
    .insertInto('checkouts')
    .values({
      user_id: checkout.userId,
      guide_id: checkout.guideId,
      gift_id: checkout.giftId,
      bundle: checkout.bundle,
      kind: checkout.kind,
      currency: checkout.price.currency,
      amount: checkout.price.amountMinor,
      credit: checkout.creditMinor,
      code: checkout.code,
      code_amount: checkout.codeMinor,
      language: checkout.language,
      description: checkout.description,
    })
    .returning(checkoutColumns)
    .executeTakeFirstOrThrow()
  return toCheckout(row)
}

export async function recordStripeId(db: Db, checkoutId: string, stripeId: string): Promise<void> {
  await db.updateTable('checkouts').set({ stripe_id: stripeId }).where('id', '=', checkoutId).execute()
}

export async function endCheckout(
  db: Db,
  checkoutId: string,
  state: 'paid' | 'closed',
  now: Date,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state, closed_at: now })
    .where('id', '=', checkoutId)
    .where('state', '!=', state)
    .execute()
}

/** Ends the attempt that led to this object of Stripe's. */
export async function endCheckoutByStripeId(
  db: Db,
  stripeId: string,
  state: 'paid' | 'closed',
  now: Date,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state, closed_at: now })
    .where('stripe_id', '=', stripeId)
    .where('state', '=', 'open')
    .execute()
}

/** False when this event has been received before. */
export async function recordEvent(
  db: Db,
  event: { id: string; type: string; created: Date; objectId: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('stripe_events')
    .values({ id: event.id, type: event.type, created: event.created, object_id: event.objectId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** At most `most`; says how many. */
export async function deleteEvents(db: Db, receivedBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('stripe_events').select('id').where('received', '<', receivedBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('stripe_events')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Attempts that came to nothing; those of Pro stay with their plan. At most `most`; says how many. */
export async function deleteClosedCheckouts(db: Db, closedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('checkouts')
    .select('id')
    .where('state', '=', 'closed')
    .where('kind', '!=', 'subscription')
    .where('closed_at', '<', closedBefore)
    // What was taken off once stays known.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pro_credits')
            .select('purchase_id')
            .whereRef('checkout_id', '=', 'checkouts.id')
            .where('counted_at', 'is not', null),
        ),
      ),
    )
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('checkouts').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Stripe refused to create the attempt: nothing was made, so the checkout is over. The reason is kept for operators. */
export async function refuseCheckout(db: Db, checkoutId: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state: 'closed', closed_at: now, closed_reason: reason })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .where('stripe_id', 'is', null)
    .execute()
}

/** Attempts without an answer from Stripe. Nobody has their secret, so nobody can pay them. Returns how many were closed. */
export async function closeUnansweredCheckouts(
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  const closed = await db
    .updateTable('checkouts')
    .set({ state: 'closed', closed_at: now, closed_reason: 'no answer from Stripe' })
    .where('state', '=', 'open')
    .where('stripe_id', 'is', null)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(closed.numUpdatedRows)
}

/** Open attempts at Stripe that were not checked for a quarter of their age. */
export async function listCheckoutsToCheck(
  db: Db,
  { now, since, count }: { now: Date; since: Date; count: number },
): Promise<{ id: string; stripeId: string }[]> {
  return db
    .selectFrom('checkouts')
    .select(['id', 'stripe_id as stripeId'])
    .where('state', '=', 'open')
    .where('stripe_id', 'is not', null)
    .where('created_at', '>', since)
    .where(
      sql<boolean>`coalesce(asked_at, created_at) < ${now}::timestamptz - (${now}::timestamptz - created_at) / 4`,
    )
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(count)
    .$narrowType<{ stripeId: string }>()
    .execute()
}

/** Open attempts that nobody asks about any more. */
export async function listForgottenCheckouts(
  db: Db,
  { before, count }: { before: Date; count: number },
): Promise<Checkout[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(checkoutColumns)
    .where('state', '=', 'open')
    .where('stripe_id', 'is not', null)
    .where('created_at', '<=', before)
    .limit(count)
    .execute()
  return rows.map(toCheckout)
}

/** What of the price an attempt takes off, once. */
export const takenOffIn = ({ creditMinor, codeMinor }: Pick<Checkout, 'creditMinor' | 'codeMinor'>) =>
  creditMinor + codeMinor

/** Attempts of one buyer that a card could still pay, also those that Stripe has not answered yet. */
export async function listOpenCheckouts(db: Db, userId: number): Promise<Checkout[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(checkoutColumns)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute()
  return rows.map(toCheckout)
}

export interface OwnCheckout {
  description: string
  amount: number
  /** What was to be taken off for guides, and by a code. */
  credit: number
  code: string | null
  codeMinor: number
  currency: string
  state: string
  stripeId: string | null
  createdAt: Date
  closedAt: Date | null
}

/** Everything that one buyer has begun to pay, the oldest first. */
export function listCheckoutsOf(db: Db, userId: number): Promise<OwnCheckout[]> {
  return db
    .selectFrom('checkouts')
    .select([
      // With the guides, where it was for several.
      sql<string>`description || coalesce((select ': ' || string_agg(title, ' / ' order by place)
        from bundle_parts where checkout_id = checkouts.id), '')`.as('description'),
      'amount',
      'credit',
      'code',
      'code_amount as codeMinor',
      'currency',
      'state',
      'stripe_id as stripeId',
      'created_at as createdAt',
      'closed_at as closedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function recordChecked(db: Db, checkoutIds: string[], now: Date): Promise<void> {
  if (checkoutIds.length === 0) return
  await db.updateTable('checkouts').set({ asked_at: now }).where('id', 'in', checkoutIds).execute()
}

/**
 * People about whose Pro Stripe has to be asked: their paid time or their grace is over, or Stripe has yet to be told
 * something. Disputes end without a date, so they are asked about every hour. Whoever was asked longest ago is the first.
 */
export async function listSubscriptionsToCheck(db: Db, now: Date, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('stripe_customer_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('subscription_owed', '=', true),
        eb.and([
          eb('subscription_active', '=', true),
          eb.or([eb('subscription_period_end', '<', now), eb('subscription_expires_at', '<', now)]),
        ]),
        eb.and([
          eb('subscription_held', '=', 'disputed'),
          eb.or([
            eb('subscription_asked_at', 'is', null),
            eb('subscription_asked_at', '<', new Date(now.getTime() - betweenAskingAboutDisputesMs)),
          ]),
        ]),
      ]),
    )
    .orderBy('subscription_asked_at', (order) => order.asc().nullsFirst())
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

const betweenAskingAboutDisputesMs = 60 * 60 * 1000

export async function recordProChecked(db: Db, userIds: number[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  await db.updateTable('users').set({ subscription_asked_at: now }).where('id', 'in', userIds).execute()
}

export interface Customer {
  userId: number
  email: string
  customerId: string
}

export async function countCustomers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('stripe_customer_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The next people whom Stripe knows, in order of id. */
export async function listCustomers(db: Db, afterUserId: number, count: number): Promise<Customer[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'stripe_customer_id as customerId'])
    .where('id', '>', afterUserId)
    .where('stripe_customer_id', 'is not', null)
    .orderBy('id')
    .limit(count)
    .$narrowType<{ customerId: string }>()
    .execute()
}
