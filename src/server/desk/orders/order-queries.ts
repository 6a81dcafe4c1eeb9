import type { Order } from '../../../shared/desk/desk-schemas.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Currency } from '../../../shared/money.ts'
import type { Db } from '../../platform/database.ts'

/** Which orders are meant; without any of these, all. */
export interface OrderFilter {
  receiptId?: string
  reference?: string
  userIds?: readonly number[]
  guideIds?: readonly number[]
}

/** The last order of the page before. */
export interface OrderPlace {
  paidAt: Date
  id: string
}

/** The newest first. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { before, count }: { before?: OrderPlace | undefined; count: number },
): Promise<Order[]> {
  const { receiptId, reference, userIds = [], guideIds = [] } = filter
  const isFiltered = Object.keys(filter).length > 0
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('users', 'users.id', 'receipts.user_id')
    .leftJoin('gifts', 'gifts.stripe_payment_id', 'receipts.reference')
    .select(['receipts.id', 'receipts.paid_at as paidAt', 'receipts.guide_id as guideId'])
    .select([
      'receipts.description',
      'receipts.language',
      'receipts.amount',
      'receipts.currency',
      'receipts.reference',
    ])
    .select(['receipts.refunded_at as refundedAt', 'receipts.refunded_amount as refundedAmount'])
    .select(['users.id as userId', 'users.email'])
    .select(['gifts.suspended_at as giftSuspendedAt', 'receipts.gift_id as giftId'])
    .select((eb) => [
      // A payment for several guides has as many purchases.
      eb
        .selectFrom('purchases')
        .select((each) => each.fn.max('suspended_at').as('at'))
        .whereRef('stripe_payment_id', '=', 'receipts.reference')
        .as('suspendedAt'),
      eb
        .exists(
          eb
            .selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.reference', '=', 'receipts.reference')
            .where('disputes.is_open', '=', true),
        )
        .as('isDisputed'),
      eb
        .selectFrom('bundle_parts')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('checkout_id', '=', 'receipts.bundle_id')
        .as('together'),
    ])
    .$if(isFiltered, (query) =>
      query.where((eb) =>
        eb.or([
          ...(receiptId === undefined ? [] : [eb('receipts.id', '=', receiptId)]),
          ...(reference === undefined ? [] : [eb('receipts.reference', '=', reference)]),
          ...(userIds.length === 0 ? [] : [eb('receipts.user_id', 'in', userIds)]),
          ...(guideIds.length === 0
            ? []
            : [
                eb('receipts.guide_id', 'in', guideIds),
                eb('receipts.bundle_id', 'in', (parts) =>
                  parts.selectFrom('bundle_parts').select('checkout_id').where('guide_id', 'in', guideIds),
                ),
              ]),
        ]),
      ),
    )
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('receipts.paid_at', 'receipts.id'),
          '<',
          eb.tuple(before?.paidAt ?? new Date(0), before?.id ?? ''),
        ),
      ),
    )
    .orderBy('receipts.paid_at', 'desc')
    .orderBy('receipts.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(
    ({
      paidAt,
      refundedAt,
      refundedAmount,
      suspendedAt,
      giftSuspendedAt,
      isDisputed,
      giftId,
      together,
      currency,
      language,
      ...row
    }) => ({
      ...row,
      isGift: giftId !== null,
      paidAt: paidAt.toISOString(),
      // The table's check constraints allow only these.
      currency: currency as Currency,
      descriptionLanguage: language as PageLanguage,
      // Null with a time: all of it.
      refundedAmount: refundedAt === null ? 0 : (refundedAmount ?? row.amount),
      disputed: isDisputed === true || (suspendedAt ?? giftSuspendedAt) !== null,
      together: Number(together),
    }),
  )
}

/** Whose address or name begins so, in any case. */
export function findReadersBy(
  db: Db,
  beginning: string,
  count: number,
): Promise<{ id: number; email: string; username: string }[]> {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['email']), 'like', pattern),
        eb(eb.fn<string>('lower', ['username']), 'like', pattern),
      ]),
    )
    .limit(count)
    .execute()
}
