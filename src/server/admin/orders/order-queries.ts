import { sql } from 'kysely'
import { selectOrderItems } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number]

/** Filter for orders. An order matches if any field matches; an empty filter matches all orders. */
export interface OrderFilter {
  receiptId?: string
  /** Ids of Stripe payments and invoices. */
  references?: readonly string[]
  userIds?: readonly number[]
  guideIds?: readonly number[]
}

/** Cursor: the last order of the previous page. */
export interface OrderCursor {
  paidAt: Date
  id: string
}

/** Returns orders, newest first. Amounts in minor units. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { before, count }: { before?: OrderCursor | undefined; count: number },
) {
  const { receiptId, references = [], userIds = [], guideIds = [] } = filter
  const isFiltered = Object.keys(filter).length > 0
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('users', 'users.id', 'receipts.userId')
    .select(['receipts.id', 'receipts.paidAt', selectOrderItems('receipts.orderId').as('items')])
    .select([
      'receipts.description',
      'receipts.language',
      'receipts.amount',
      'receipts.currency',
      'receipts.reference',
    ])
    .select(['receipts.refundedAt', 'receipts.refundedAmount'])
    .select(['users.id as userId', 'users.email'])
    .select(
      // Uses `coalesce` with a subquery, because with `exists` PostgreSQL would read all purchases instead of those of each order.
      sql<boolean>`exists (select from disputes where disputes.reference = receipts.reference and is_open)
        or coalesce((
          select bool_or(purchases.suspended_at is not null or gifts.suspended_at is not null)
          from order_items left join purchases on purchases.item_id = order_items.id
            left join gifts on gifts.item_id = order_items.id
          where order_items.order_id = receipts.order_id), false)`.as('disputed'),
    )
    .$if(isFiltered, (query) =>
      query.where((eb) =>
        eb.or([
          ...(receiptId === undefined ? [] : [eb('receipts.id', '=', receiptId)]),
          ...(references.length === 0 ? [] : [eb('receipts.reference', 'in', references)]),
          ...(userIds.length === 0 ? [] : [eb('receipts.userId', 'in', userIds)]),
          ...(guideIds.length === 0
            ? []
            : [
                eb('receipts.orderId', 'in', (items) =>
                  items
                    .selectFrom('orderItems')
                    .select('orderId')
                    .where(
                      'sku',
                      'in',
                      guideIds.map((id) => `guide:${id}`),
                    ),
                ),
              ]),
        ]),
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('receipts.paidAt', 'receipts.id'),
          '<',
          eb.tuple(before?.paidAt ?? new Date(0), before?.id ?? ''),
        ),
      ),
    )
    .orderBy('receipts.paidAt', 'desc')
    .orderBy('receipts.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ paidAt, refundedAt, refundedAmount, items, language, ...row }) => ({
    ...row,
    items: items.map(({ amountMinor, ...item }) => ({ ...item, amount: amountMinor })),
    paidAt: paidAt.toISOString(),
    descriptionLanguage: language,
    // `refundedAt` set and `refundedAmount` null means fully refunded.
    refundedAmount: refundedAt === null ? 0 : (refundedAmount ?? row.amount),
  }))
}

/** Returns the ids of the payments and invoices of a dispute, Checkout Session or subscription. */
export async function listPaymentReferences(db: Db, stripeId: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from disputes where id = ${stripeId}
    union select reference from orders join receipts on order_id = orders.id where stripe_id = ${stripeId}`.execute(
    db,
  )
  return rows.map(({ reference }) => reference)
}

/** Returns users whose email address or name begins with the text (case-insensitive) or who have this Stripe customer id. */
export function searchReaders(db: Db, beginning: string, count: number) {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['email']), 'like', pattern),
        eb(eb.fn<string>('lower', ['username']), 'like', pattern),
        eb('stripeCustomerId', '=', beginning),
      ]),
    )
    .limit(count)
    .execute()
}
