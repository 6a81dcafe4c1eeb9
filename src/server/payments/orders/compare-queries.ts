import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A discrepancy between the tables of checkouts and those of orders. */
export interface OrderDifference {
  kind: keyof typeof compared
  userId: number
  /** Null for Pro and for several guides at once. */
  guideId: number | null
  /** The id of the checkout, purchase, gift or receipt, or the refunded payment. */
  reference: string
  /** Each field that differs, as readable text. */
  changes: string[]
}

/** Both sides select `reference`, `user_id`, `guide_id` and the compared fields as JSON. Nothing here uses the functions that mirror. */
interface Sides {
  before: RawBuilder<unknown>
  after: RawBuilder<unknown>
}

const soldAs = sql`case when checkouts.guide_id is not null then 'guide:' || checkouts.guide_id
  when months is not null then 'pro-gift:' || months else 'pro-month' end`

const givenAs = sql`case when gifts.guide_id is null then 'pro-gift:' || gifts.months else 'guide:' || gifts.guide_id end`

const compared = {
  order: {
    before: sql`select id::text as reference, user_id, guide_id, jsonb_build_object('state', state, 'kind', kind,
        'stripe id', stripe_id, 'currency', currency, 'amount', amount, 'code', code, 'discount', code_amount,
        'language', language, 'description', description, 'opened', created_at, 'checked', asked_at,
        'ended', case when state <> 'open' then coalesce(closed_at, created_at) end, 'reason', closed_reason) as fields
      from checkouts`,
    after: sql`select id::text as reference, buyer_id as user_id, null::integer as guide_id,
        jsonb_build_object('state', state, 'kind', case kind when 'session' then 'checkout_session' else kind end,
        'stripe id', stripe_id, 'currency', currency, 'amount', amount, 'code', discount_code,
        'discount', discount_amount, 'language', language, 'description', description, 'opened', opened_at,
        'checked', checked_at, 'ended', coalesce(paid_at, closed_at), 'reason', closed_reason) as fields
      from orders`,
  },
  item: {
    before: sql`select checkout_id || ' ' || place as reference, user_id, bundle_parts.guide_id,
        jsonb_build_object('sku', 'guide:' || bundle_parts.guide_id, 'title', title, 'amount', bundle_parts.amount,
        'recipient', 'buyer', 'returned', given_back_at) as fields
      from bundle_parts join checkouts on id = checkout_id
      union all
      select checkouts.id || ' 0', user_id, checkouts.guide_id, jsonb_build_object('sku', ${soldAs},
        'title', description, 'amount', amount,
        'recipient', case when gift_id is null then 'buyer' else 'gift' end, 'returned', null)
      from checkouts left join gifts on gifts.id = gift_id where not bundle`,
    after: sql`select order_id || ' ' || position as reference, buyer_id as user_id, null::integer as guide_id,
        jsonb_build_object('sku', sku, 'title', title, 'amount', order_items.amount, 'recipient', recipient,
        'returned', returned_at) as fields
      from order_items join orders on orders.id = order_id`,
  },
  credit: {
    before: sql`select checkout_id || ' ' || purchase_id as reference, user_id, null::integer as guide_id,
        jsonb_build_object('amount', pro_credits.amount, 'counted', counted_at) as fields
      from pro_credits join checkouts on id = checkout_id`,
    after: sql`select order_id || ' ' || purchase_id as reference, buyer_id as user_id, null::integer as guide_id,
        jsonb_build_object('amount', credits.amount, 'counted', counted_at) as fields
      from credits join orders on id = order_id`,
  },
  gift: {
    before: sql`select gifts.id::text as reference, buyer_id as user_id, gifts.guide_id,
        jsonb_build_object('buyer', buyer_id, 'notified at', tell_at, 'state', case
            when paid_at is null then 'unpaid'
            when revoked_at is not null then 'taken-back'
            when suspended_at is not null then 'on-hold'
            when claimed_at is not null then 'claimed'
            when told_at is not null and refused_at is not null then 'bounced'
            when told_at is not null then 'notified'
            else 'waiting'
          end,
          'sku', case when begun.gift_id is not null then ${givenAs} end,
          'recipient', case when begun.gift_id is not null then 'gift' end, 'payment', paying.stripe_id) as fields
      from gifts
      left join (select distinct gift_id from checkouts where gift_id is not null) begun on begun.gift_id = gifts.id
      left join checkouts paying on paying.gift_id = gifts.id and paying.stripe_id = stripe_payment_id`,
    after: sql`select gifts.id::text as reference, coalesce(orders.buyer_id, gifts.buyer_id) as user_id, gifts.guide_id,
        jsonb_build_object('buyer', coalesce(orders.buyer_id, gifts.buyer_id), 'notified at', notify_at,
          'state', gifts.state, 'sku', sku, 'recipient', order_items.recipient,
          'payment', case when stripe_id = stripe_payment_id then stripe_id end) as fields
      from gifts left join order_items on order_items.id = item_id left join orders on orders.id = order_id`,
  },
  access: {
    before: sql`select purchases.id::text as reference, user_id, purchases.guide_id,
        jsonb_build_object('sku', case when source in ('payment', 'gift') then 'guide:' || purchases.guide_id end,
          'buyer', case source when 'payment' then user_id when 'gift' then buyer_id end,
          'recipient', case source when 'payment' then 'buyer' when 'gift' then 'gift' end,
          'amount', case source when 'payment' then amount end,
          'currency', case source when 'payment' then currency end,
          'order', coalesce(purchases.paid_checkout_id, (select id from checkouts where stripe_id = purchases.stripe_payment_id)),
          'purchases of the item', case when source in ('payment', 'gift') then 1 end) as fields
      from purchases left join gifts on purchase_id = purchases.id`,
    after: sql`select purchases.id::text as reference, user_id, guide_id, jsonb_build_object('sku', sku, 'buyer', buyer_id,
          'recipient', recipient,
          'amount', case recipient when 'buyer' then order_items.amount - discount_amount end,
          'currency', case recipient when 'buyer' then orders.currency end,
          'order', case when stripe_id = stripe_payment_id or orders.id = paid_checkout_id then orders.id end,
          'purchases of the item', case when item_id is not null then count(*) over (partition by item_id) end) as fields
      from purchases left join order_items on order_items.id = item_id left join orders on orders.id = order_id`,
  },
  pro: {
    before: sql`select gift_id::text as reference, user_id, null::integer as guide_id, jsonb_build_object(
        'giver', buyer_id, 'sku', 'pro-gift:' || pro_grants.months, 'granted', granted_at, 'starts', starts_at,
        'ends', ends_at, 'rest', rest_seconds, 'suspended', pro_grants.suspended_at, 'revoked', pro_grants.revoked_at,
        'recorded', end_noted, 'notified for', end_told) as fields
      from pro_grants join gifts on gifts.id = gift_id`,
    after: sql`select pro_periods.id::text as reference, user_id, null::integer as guide_id, jsonb_build_object(
        'giver', buyer_id, 'sku', sku, 'granted', granted_at, 'starts', starts_at, 'ends', ends_at,
        'rest', rest_seconds, 'suspended', suspended_at, 'revoked', revoked_at, 'recorded', end_recorded,
        'notified for', end_notified_for) as fields
      from pro_periods left join order_items on order_items.id = item_id left join orders on orders.id = order_id
      where source = 'item'`,
  },
  receipt: {
    before: sql`select receipts.id::text as reference, receipts.user_id, receipts.guide_id, jsonb_build_object(
        'buyer', receipts.user_id, 'currency', receipts.currency, 'skus', coalesce(
          (select jsonb_agg('guide:' || guide_id order by place) from bundle_parts where checkout_id = bundle_id),
          jsonb_build_array(case when receipts.guide_id is not null then 'guide:' || receipts.guide_id
            when gift_id is not null then 'pro-gift:' || months else 'pro-month' end)),
        'gift', gift_id is not null,
        -- Each month of a plan has its own price and code.
        'price', case when receipts.guide_id is not null or gift_id is not null then amount + taken_off end,
        'code', case when receipts.guide_id is not null or gift_id is not null then code end,
        'order', coalesce(bundle_id, paid_checkout_id, (select id from checkouts where stripe_id = reference))) as fields
      from receipts left join gifts on gifts.id = gift_id`,
    after: sql`select receipts.id::text as reference, receipts.user_id, receipts.guide_id, jsonb_build_object(
        'buyer', buyer_id, 'currency', orders.currency, 'skus', skus, 'gift', is_gift,
        'price', case when skus <> '["pro-month"]' then orders.amount end,
        'code', case when skus <> '["pro-month"]' then discount_code end,
        'order', case when stripe_id = reference or orders.id in (bundle_id, paid_checkout_id) then orders.id end) as fields
      from receipts left join orders on orders.id = order_id
      left join (select order_id, jsonb_agg(sku order by position) as skus, bool_or(recipient = 'gift') as is_gift
        from order_items group by order_id) sold on sold.order_id = orders.id`,
  },
  refund: {
    before: sql`select payment_id as reference, user_id, guide_id, jsonb_build_object('buyer', user_id,
        'currency', currency, 'amount', amount, 'is for it', true,
        'order', coalesce(paid_checkout_id, (select id from checkouts where stripe_id = payment_id))) as fields
      from refunds`,
    after: sql`select payment_id as reference, user_id, guide_id, jsonb_build_object('buyer', buyer_id,
        'currency', orders.currency, 'amount', case when of_shares then returned
          when skus <> '{pro-month}' then orders.amount - discount_amount else refunds.amount end,
        'is for it', case when guide_id is null then skus[1] like 'pro-%' else 'guide:' || guide_id = any (skus) end,
        'order', case when stripe_id = payment_id or orders.id = paid_checkout_id then orders.id end) as fields
      from refunds left join orders on orders.id = order_id
      left join (select order_id, array_agg(sku) as skus,
          sum(amount) filter (where returned_at is not null) as returned
        from order_items group by order_id) sold on sold.order_id = orders.id`,
  },
} satisfies Record<string, Sides>

interface Found {
  userId: number
  guideId: number | null
  reference: string
  before: Fields | null
  after: Fields | null
}
type Fields = Record<string, unknown>

/** The maximum of each kind. */
const mostOfKind = 1000

/** Lists all discrepancies between the tables of checkouts and those of orders, by user. */
export async function findOrderDifferences(db: Db): Promise<OrderDifference[]> {
  const differences: OrderDifference[] = []
  for (const kind of Object.keys(compared) as OrderDifference['kind'][]) {
    const { before, after } = compared[kind]
    const { rows } = await sql<Found>`
      select coalesce(old.user_id, new.user_id) as user_id, coalesce(old.guide_id, new.guide_id) as guide_id,
        reference, old.fields as before, new.fields as after
      from (${before}) old full join (${after}) new using (reference)
      where old.fields is distinct from new.fields or old.user_id is distinct from new.user_id
      order by user_id, reference limit ${mostOfKind}`.execute(db)
    differences.push(
      ...rows.map(({ before, after, ...row }) => ({ kind, ...row, changes: describe(before, after) })),
    )
  }
  return differences.toSorted((one, other) => one.userId - other.userId)
}

function describe(before: Fields | null, after: Fields | null): string[] {
  if (after === null) return ['missing']
  if (before === null) return ['belongs to nothing']
  const fields = Object.keys(before).filter((key) => textOf(before[key]) !== textOf(after[key]))
  return fields.length === 0
    ? ['of another user']
    : fields.map((key) => `${key}: ${textOf(before[key])} → ${textOf(after[key])}`)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))
