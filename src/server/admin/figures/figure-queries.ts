import { sql } from 'kysely'
import { guideIdFromSku, type PayDeps } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'

type Unit = 'day' | 'month'

const count = sql<number>`count(*)::int`
const whole = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`
const startOf = (unit: Unit, column: string) =>
  sql<Date>`date_trunc(${sql.lit(unit)}, ${sql.ref(column)}, 'UTC')`

/** Sums the payments on the receipts by currency and by day or month (UTC), in minor units. */
export function sumSales(db: Db, since: Date, unit: Unit) {
  return db
    .selectFrom('receipts')
    .select([startOf(unit, 'paidAt').as('at'), 'currency'])
    .select([count.as('count'), whole('amount').as('amount')])
    .where('paidAt', '>=', since)
    .groupBy(['at', 'currency'])
    .orderBy('at')
    .execute()
}

/** Sums refunds since a time by currency, in minor units. */
export function sumRefunds(db: Db, since: Date) {
  return db
    .selectFrom('receipts')
    .select('currency')
    .select([
      count.as('count'),
      sql<number>`coalesce(sum(coalesce(refunded_amount, amount)), 0)::float8`.as('amount'),
    ])
    .where('refundedAt', '>=', since)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}

/** Returns the products with the most sales since a time. A null `guideId` is Pro. Amounts in minor units. */
export function sumSalesByGuide(db: Db, since: Date, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('receipts')
        .leftJoin('orderItems', 'orderItems.orderId', 'receipts.orderId')
        .select([
          guideIdFromSku.as('guideId'),
          // A guide in a bundle counts with its share, a single guide with the amount paid, so that the sums match the receipts.
          sql<number>`case when sku like 'guide:%' then least(order_items.amount, receipts.amount)
            else receipts.amount end`.as('amount'),
          'currency',
        ])
        .where('paidAt', '>=', since)
        .as('sold'),
    )
    .select(['guideId', 'currency'])
    .select([count.as('count'), whole('amount').as('amount')])
    .groupBy(['guideId', 'currency'])
    .orderBy('count', 'desc')
    .orderBy('guideId')
    .limit(limit)
    .execute()
}

/** `ends`: number of previews that were read to the end. */
type FunnelRow = Record<'guideId' | 'views' | 'ends' | 'checkouts' | 'paid', number>

/** Counts views, previews read to the end, checkouts and payments of the most-viewed guides. */
export async function countFunnel(db: Db, since: Date, limit: number): Promise<FunnelRow[]> {
  const { rows } = await sql<FunnelRow>`
    with counted as (
      select guide_id, views, preview_ends as ends, 0 as checkouts, 0 as paid from guide_views where day >= (${since}::timestamptz at time zone 'UTC')::date
      union all
      select ${guideIdFromSku}, 0, 0, 1, 0 from orders join order_items on order_items.order_id = orders.id
      where opened_at >= ${since} and sku like 'guide:%'
      union all
      select ${guideIdFromSku}, 0, 0, 0, 1 from receipts join order_items using (order_id)
      where paid_at >= ${since} and sku like 'guide:%' and returned_at is null
    )
    select guide_id, sum(views)::int as views, sum(ends)::int as ends,
      sum(checkouts)::int as checkouts, sum(paid)::int as paid
    from counted group by guide_id order by views desc, paid desc, guide_id limit ${limit}`.execute(db)
  return rows
}

/** Counts all users, and the sign-ups, free picks, and starts and ends of Pro since a time. A user can start Pro repeatedly. */
export function countUsers(db: Db, since: Date) {
  const changes = sql`select count(*)::int from access_changes where happened_at >= ${since}`
  return db
    .selectFrom('users')
    .select([
      count.as('readers'),
      sql<number>`(count(*) filter (where created_at >= ${since}))::int`.as('newReaders'),
      sql<number>`(select count(*)::int from purchases where source = 'free' and purchase_date >= ${since})`.as(
        'freePicks',
      ),
      sql<number>`(${changes} and change = 'pro-started')`.as('proStarted'),
      sql<number>`(${changes} and change = 'pro-ended')`.as('proEnded'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts active Pro subscriptions by state and currency. */
export function countProSubscribers(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select('subscriptionCurrency as currency')
    .select([
      sql<'renews' | 'ends' | 'grace'>`case when subscription_status = 'past_due' then 'grace'
        when subscription_renews then 'renews' else 'ends' end`.as('state'),
      count.as('count'),
    ])
    .where('subscriptionActive', '=', true)
    .where('subscriptionExpiresAt', '>', now)
    .groupBy(['subscriptionCurrency', 'state'])
    .execute()
}

/** Counts users who have Pro from a gift. */
export async function countUsersWithGiftedPro(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('proPeriods')
    .select(sql<number>`count(distinct user_id)::int`.as('count'))
    .where('suspendedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the items that need a decision by an operator. */
export function countPendingItems(db: Db) {
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::int from mails where refused is not null)`.as('mails'),
      sql<number>`(select count(*)::int from pgboss.job where state = 'failed')`.as('jobs'),
      sql<number>`coalesce((select (figures ->> 'left')::int from upkeep where chore = 'reconcile'), 0)`.as(
        'differences',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns which setup steps of a new shop are done, according to its settings and data (B20.25). */
export async function readSetupSteps({ db, catalogue, env }: PayDeps) {
  const [event, mail] = await Promise.all([
    db.selectFrom('stripeEvents').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('mails').select('id').where('sentAt', 'is not', null).limit(1).executeTakeFirst(),
  ])
  return {
    seller: env.SELLER_ADDRESS !== undefined,
    guide: catalogue.current().cards.length > 0,
    stripe: event !== undefined,
    mail: mail !== undefined,
    domain: env.ORIGIN.startsWith('https:') && !env.ORIGIN.includes('//localhost'),
  }
}
