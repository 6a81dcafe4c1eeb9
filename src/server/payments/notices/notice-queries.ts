import { sql, type Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'
import type { PlanFacts } from './notice-reasons.ts'

type Reason = Selectable<DB['chargeNotices']>['reason']

/** Records that a charge was compared with Stripe, or that a notice of it was sent. False if that is recorded already. */
export async function insertChargeNotice(
  db: Db,
  notice: { userId: number; periodEnd: Date; reason: Reason },
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('chargeNotices')
    .values({ ...notice, recordedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Marks plans that end with their month, so that a later resumption is detected. */
export async function markEndingPlans(db: Db, now: Date): Promise<void> {
  await sql`
    insert into charge_notices (user_id, period_end, reason, recorded_at)
    select id, subscription_period_end, 'ending', ${now} from users
    where subscription_active and not subscription_renews and subscription_period_end > ${now}
    on conflict do nothing`.execute(db)
}

export interface RenewingPlan extends Omit<PlanFacts, 'nextMinor'> {
  userId: number
  email: string
  subscriptionId: string
  language: PageLanguage
  currency: Currency
}

/**
 * Lists plans whose next charge may need a notice that was not sent yet: plans that renew by `until` and were not compared with
 * Stripe, resumed plans, and plans of US buyers before every twelfth charge that is not before `yearlyUntil`.
 */
export async function listPlansDueForNotice(
  db: Db,
  { now, until, yearlyUntil, count }: { now: Date; until: Date; yearlyUntil: Date; count: number },
): Promise<RenewingPlan[]> {
  const { rows } = await sql<RenewingPlan>`
    select users.id as user_id, users.email, users.stripe_subscription_id as subscription_id,
      subscription_period_end as period_end, last.language, last.currency, last.taken_off as taken_off_minor,
      last.amount + last.taken_off as paid_price_minor, plan.months, plan.is_from_us,
      exists (${notice('ending')}) as is_resumed
    from users
    cross join lateral (
      select language, currency, taken_off, amount, order_id from receipts
      where user_id = users.id and not exists (
        select from order_items where order_id = receipts.order_id and sku <> 'pro-month')
      order by paid_at desc limit 1
    ) last
    cross join lateral (
      select count(*)::int as months, coalesce(bool_or(place = 'us'), false) as is_from_us
      from receipts left join order_places on checkout_id = order_id where order_id = last.order_id
    ) plan
    where subscription_active and subscription_renews and subscription_held = 'live'
      and subscription_status = 'active'
      and users.stripe_subscription_id is not null and deletes_at is null
      and subscription_period_end > ${now}
      and (
        (subscription_period_end <= ${until} and not exists (${notice('looked')}))
        or (exists (${notice('ending')}) and not exists (${notice('resumed')}))
        or (plan.is_from_us and plan.months % 12 = 0 and subscription_period_end >= ${yearlyUntil}
          and not exists (${notice('yearly')}))
      )
    order by subscription_period_end limit ${count}`.execute(db)
  return rows
}

const notice = (reason: Reason) => sql`
  select from charge_notices where user_id = users.id and reason = ${reason}
  and period_end between subscription_period_end - interval '1 hour' and subscription_period_end + interval '1 hour'`
