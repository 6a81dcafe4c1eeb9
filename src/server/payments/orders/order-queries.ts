import { hash, randomUUID } from 'node:crypto'
import { sql, type ExpressionBuilder, type NotNull } from 'kysely'
import { z } from 'zod'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import type { DB } from '../../platform/database-types.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import type { Db } from '../../platform/database.ts'
import { selectOrderItems } from './item-queries.ts'
import { buildOpenOrderKey, toOrder, type NewOrderItem, type Order, type OrderItem } from './order.ts'

const ordersOf = (db: Db) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      'buyerId as userId',
      'discountCode as code',
      'discountAmount as codeMinor',
      selectOrderItems('orders.id').as('items'),
      sql<number>`(select coalesce(sum(amount), 0)::int from credits where order_id = orders.id)`.as(
        'creditMinor',
      ),
    ])

/** Lists a user's orders with the terms that were shown, including unpaid ones, newest first. */
export function listOrdersOfUser(db: Db, userId: number, count?: number) {
  return ordersOf(db)
    .leftJoin('orderTerms', 'orderTerms.hash', 'orders.termsHash')
    .select(['orderTerms.text as terms', sql<Date | null>`coalesce(paid_at, closed_at)`.as('endedAt')])
    .where('buyerId', '=', userId)
    .orderBy('openedAt', 'desc')
    .$if(count !== undefined, (query) => query.limit(count ?? 0))
    .execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>

const fromRow = ({ currency, amount, ...row }: Row): Order =>
  toOrder({ ...row, price: { amountMinor: amount, currency } })

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const row = await ordersOf(db).where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

/** Finds the order that an object at Stripe names. The metadata of another system's object may contain any value. */
export async function findNamedOrder(db: Db, name: string | undefined) {
  const id = z.uuid().safeParse(name)
  return id.success ? findOrder(db, id.data) : undefined
}

/** Finds the order for which a payment, session or subscription was created. */
export async function findOrderByStripeId(db: Db, stripeId: string): Promise<Order | undefined> {
  const row = await ordersOf(db).where('stripeId', '=', stripeId).executeTakeFirst()
  return row && fromRow(row)
}

/** Lists a buyer's open orders, including those that Stripe has not answered yet. */
export async function listOpenOrders(db: Db, userId: number): Promise<Order[]> {
  const rows = await ordersOf(db).where('buyerId', '=', userId).where('state', '=', 'open').execute()
  return rows.map(fromRow)
}

/** Finds the buyer's open order for the same gift or single item, or their only open bundle. */
export async function findOpenOrder(
  db: Db,
  userId: number,
  { giftId, items }: { giftId: string | null; items: readonly Pick<NewOrderItem, 'sku'>[] },
): Promise<Order | undefined> {
  const open = await listOpenOrders(db, userId)
  return open.find(
    (order) => buildOpenOrderKey(order.giftId, order.items) === buildOpenOrderKey(giftId, items),
  )
}

/** Finds the buyer's open order for Pro. */
export const findOpenProOrder = (db: Db, userId: number): Promise<Order | undefined> =>
  findOpenOrder(db, userId, { giftId: null, items: [{ sku: 'pro-month' }] })

/** Lists a buyer's payments for these guides or this gift that have a receipt, a purchase or an unfinished refund. */
export async function listPaymentsForItems(
  db: Db,
  userId: number,
  { guideIds, giftId }: { guideIds: readonly number[]; giftId: string | null },
): Promise<string[]> {
  const skus = guideIds.map((id) => `guide:${id}`)
  const { rows } = await sql<{ payment: string }>`
    select distinct payment from (
      select reference as payment, order_id from receipts where user_id = ${userId}
      union all
      select payment_id, order_id from refunds where user_id = ${userId} and state <> 'returned'
      union all
      select stripe_payment_id, order_id from purchases join order_items on order_items.id = item_id
      where user_id = ${userId} and source = 'payment'
    ) paid
    where exists (
      select from order_items where order_items.order_id = paid.order_id
        and (gift_id = ${giftId}::uuid or (sku = any (${skus}) and recipient = 'buyer')))
    order by payment`.execute(db)
  return rows.map(({ payment }) => payment)
}

interface NewOrder {
  userId: number
  giftId: string | null
  kind: Order['kind']
  price: Money
  language: PageLanguage
  description: string
  /** Pro credit taken off the first month, by purchase. */
  credit: readonly { purchaseId: number; amountMinor: number }[]
  code: string | null
  codeMinor: number
  items: readonly NewOrderItem[]
  terms: ShownTerms
}

/** Terms that a buyer is shown, with the place that they state. */
interface ShownTerms {
  text: string
  place: BuyerPlace | undefined
  shownAt: Date
}

export async function insertOrder(
  tx: Db,
  { items, giftId, credit, terms, ...order }: NewOrder,
): Promise<Order> {
  const orderId = randomUUID()
  await tx
    .with('newTerms', (db) => insertTerms(db, terms))
    .with('newOrder', (db) =>
      db.insertInto('orders').values({
        id: orderId,
        buyerId: order.userId,
        state: 'open',
        kind: order.kind,
        currency: order.price.currency,
        amount: order.price.amountMinor,
        discountCode: order.code,
        discountAmount: order.codeMinor,
        language: order.language,
        description: order.description,
        openedAt: sql<Date>`now()`,
        openFor: buildOpenOrderKey(giftId, items),
        ...toTermsColumns(terms),
      }),
    )
    .insertInto('orderItems')
    .values(
      items.map(({ sku, title, amountMinor }, position) => ({
        orderId,
        position,
        sku,
        title,
        amount: amountMinor,
        recipient: giftId === null ? 'buyer' : 'gift',
        giftId,
      })),
    )
    .execute()
  if (credit.length > 0)
    await tx
      .insertInto('credits')
      .values(credit.map(({ purchaseId, amountMinor }) => ({ orderId, purchaseId, amount: amountMinor })))
      .execute()
  return fromRow(await ordersOf(tx).where('id', '=', orderId).executeTakeFirstOrThrow())
}

/** Inserts the text of terms unless an earlier order has shown the same. */
const insertTerms = (db: Pick<Db, 'insertInto'>, { text }: ShownTerms) =>
  db
    .insertInto('orderTerms')
    .values({ hash: hash('sha256', text), text })
    .onConflict((conflict) => conflict.column('hash').doNothing())

const toTermsColumns = ({ text, place, shownAt }: ShownTerms) => ({
  termsHash: hash('sha256', text),
  termsPlace: place ?? null,
  termsShownAt: shownAt,
})

/** Marks items of a bundle as returned. */
export async function markItemsReturned(tx: Db, items: readonly OrderItem[], now: Date): Promise<void> {
  const ids = items.map(({ id }) => id)
  await tx.updateTable('orderItems').set({ returnedAt: now }).where('id', 'in', ids).execute()
}

/** Starts an update of orders that increments their version. */
const changed = (db: Db) => db.updateTable('orders').set((eb) => ({ version: eb('version', '+', 1) }))

export async function recordOrderStripeId(db: Db, orderId: string, stripeId: string): Promise<void> {
  await changed(db).set({ stripeId }).where('id', '=', orderId).execute()
}

/** Stores the terms that the buyer of an open order is shown. Replaces other terms. */
export async function recordShownTerms(tx: Db, orderId: string, terms: ShownTerms): Promise<void> {
  const columns = toTermsColumns(terms)
  await tx
    .with('newTerms', (db) => insertTerms(db, terms))
    .updateTable('orders')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where((eb) =>
      eb.or([
        eb('termsHash', 'is distinct from', columns.termsHash),
        eb('termsPlace', 'is distinct from', columns.termsPlace),
      ]),
    )
    .execute()
}

const ended = (state: 'paid' | 'closed', now: Date) => ({
  state,
  paidAt: state === 'paid' ? now : null,
  closedAt: state === 'closed' ? now : null,
})

export async function endOrder(db: Db, orderId: string, state: 'paid' | 'closed', now: Date): Promise<void> {
  await changed(db).set(ended(state, now)).where('id', '=', orderId).where('state', '!=', state).execute()
}

/** Ends the open order to which a Stripe object belongs. */
export async function endOrderByStripeId(db: Db, stripeId: string, state: 'paid' | 'closed', now: Date) {
  await changed(db)
    .set(ended(state, now))
    .where('stripeId', '=', stripeId)
    .where('state', '=', 'open')
    .execute()
}

/** Closes an order whose payment Stripe refused to create, and stores the reason for operators. */
export async function closeRefusedOrder(db: Db, orderId: string, reason: string, now: Date): Promise<void> {
  await closeUnanswered(db, reason, now).where('id', '=', orderId).execute()
}

/** Closes orders that Stripe never answered. No client has their secret, so no one can pay them. */
export async function closeUnansweredOrders(db: Db, { before, now }: { before: Date; now: Date }) {
  await closeUnanswered(db, 'no answer from Stripe', now).where('openedAt', '<', before).execute()
}

const closeUnanswered = (db: Db, closedReason: string, now: Date) =>
  changed(db)
    .set({ ...ended('closed', now), closedReason })
    .where('state', '=', 'open')
    .where('stripeId', 'is', null)

const isOpenAtStripe = (eb: ExpressionBuilder<DB, 'orders'>) =>
  eb.and([eb('state', '=', 'open'), eb('stripeId', 'is not', null)])

/** Lists open orders whose last check at Stripe is older than a quarter of their age, so that older orders are checked less often. */
export function listOrdersToCheck(db: Db, { now, since, count }: { now: Date; since: Date; count: number }) {
  return db
    .selectFrom('orders')
    .select(['id', 'stripeId'])
    .where(isOpenAtStripe)
    .where('openedAt', '>', since)
    .where(
      sql<boolean>`coalesce(checked_at, opened_at) < ${now}::timestamptz - (${now}::timestamptz - opened_at) / 4`,
    )
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .limit(count)
    .$narrowType<{ stripeId: NotNull }>()
    .execute()
}

/** Lists open orders at Stripe that are too old to be checked. */
export async function listAbandonedOrders(db: Db, { before, count }: { before: Date; count: number }) {
  const rows = await ordersOf(db).where(isOpenAtStripe).where('openedAt', '<=', before).limit(count).execute()
  return rows.map(fromRow)
}

export async function recordOrdersChecked(db: Db, orderIds: string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await changed(db).set({ checkedAt: now }).where('id', 'in', orderIds).execute()
}

/** Deletes at most `most` closed unpaid orders, except those of plans, and returns their number. */
export async function deleteClosedOrders(db: Db, closedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'closed')
    .where('kind', '!=', 'subscription')
    .where('closedAt', '<', closedBefore)
    // Orders with used Pro credit are kept, because they record its use.
    .where(
      sql<boolean>`not exists (select from credits where order_id = orders.id and counted_at is not null)`,
    )
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('orders').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
