import { sql } from 'kysely'
import { toDisputeReason } from '../../../shared/admin/dispute-reasons.ts'
import { currencies } from '../../../shared/money.ts'
import { buildDisputeUrl, type PayDeps } from '../../payments/index.ts'
import type { Db } from '../../platform/database.ts'
import { withIsoDates } from '../iso-dates.ts'

/** Returns open disputes with their deadline, evidence state and Stripe URL, nearest deadline first (B20.66). */
export async function listDisputes({ db, env }: PayDeps) {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.userId')
    .leftJoin('receipts', 'receipts.reference', 'disputes.reference')
    .select(['disputes.id', 'disputes.userId', 'users.email'])
    .select(['receipts.description', 'receipts.language as descriptionLanguage'])
    .select(['disputes.reference', 'disputes.amount', 'disputes.currency', 'disputes.reason'])
    .select(['disputes.evidence', 'disputes.dueAt', 'disputes.openedAt'])
    .where('disputes.isOpen', '=', true)
    .orderBy('disputes.dueAt', (order) => order.asc().nullsLast())
    .orderBy('disputes.id')
    .execute()
  return {
    disputes: rows.map((row) => ({
      ...withIsoDates(row),
      // Null for currencies that the shop doesn't sell in.
      currency: currencies.find((each) => each === row.currency) ?? null,
      reason: toDisputeReason(row.reason),
      url: buildDisputeUrl(env, row.id),
    })),
  }
}

/** Counts open disputes and those for which evidence can still be submitted. */
export async function countDisputes(db: Db): Promise<{ open: number; unanswered: number }> {
  return db
    .selectFrom('disputes')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where evidence <> 'submitted' and due_at is not null))::int`.as(
        'unanswered',
      ),
    ])
    .where('isOpen', '=', true)
    .executeTakeFirstOrThrow()
}

/** Returns a dispute with its buyer, receipt, and the order's terms and declarations. */
export function findDisputedOrder(db: Db, disputeId: string) {
  return (
    db
      .selectFrom('disputes')
      .innerJoin('users', 'users.id', 'disputes.userId')
      .leftJoin('receipts', 'receipts.reference', 'disputes.reference')
      .leftJoin('orderPlaces', 'orderPlaces.checkoutId', 'receipts.orderId')
      .leftJoin('orders', 'orders.id', 'receipts.orderId')
      // A release that stores no terms may have changed the order's place since and shown other terms. Stored terms count only for the same place.
      .leftJoin('orderTerms', (join) =>
        join
          .onRef('orderTerms.hash', '=', 'orders.termsHash')
          .onRef('orders.termsPlace', 'is not distinct from', 'orderPlaces.place'),
      )
      .select(['disputes.paymentId', 'disputes.isOpen', 'disputes.dueAt', 'disputes.evidence', 'users.email'])
      .select(['receipts.id as receiptId', 'orderPlaces.place'])
      .select(['orderPlaces.declarations', 'orderPlaces.declarationsHash', 'orderPlaces.declaredAt'])
      .select(['orderTerms.text as terms', 'orders.termsHash', 'orders.termsShownAt'])
      .where('disputes.id', '=', disputeId)
      .executeTakeFirst()
  )
}

interface Use {
  userId: number
  paymentId: string
  /** Ids of the paid guides. Empty for Pro, which grants access to all guides. */
  guideIds: number[]
  since: Date
  at: Date
}

/** Returns when the payment granted access and when its guides were opened and read, in chronological order. */
export async function listPurchaseUsage(db: Db, { userId, paymentId, guideIds, since, at }: Use) {
  const { rows } = await sql<{ at: Date; what: string }>`
    with used as (
      select happened_at as at, 'access ' || change || coalesce(' to guide ' || guide_id, '') as what, guide_id
      from access_changes where user_id = ${userId} and (source_ref = ${paymentId} or (guide_id is null and ${guideIds.length} = 0))
      union all
      select opened_at, 'opened guide ' || guide_id, guide_id from purchases
      where user_id = ${userId} and stripe_payment_id = ${paymentId}
      union all
      select changed_at, 'read guide ' || guide_id || ' up to ' || percent || ' percent', guide_id
      from reading_places where user_id = ${userId}
      union all
      select max(changed_at), 'marked a step of guide ' || guide_id, guide_id from step_marks
      where user_id = ${userId} group by guide_id, changed_at::date
    )
    select at, what from used
    where at between ${since} and ${at} and (guide_id is null or ${guideIds.length} = 0 or guide_id = any(${guideIds}::int[]))
    order by at, what`.execute(db)
  return rows
}
