import type { Order } from '../../../shared/desk/desk-schemas.ts'
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
    .innerJoin('users', 'users.id', 'receipts.userId')
    .leftJoin('gifts', 'gifts.stripePaymentId', 'receipts.reference')
    .select(['receipts.id', 'receipts.paidAt', 'receipts.guideId'])
    .select([
      'receipts.description',
      'receipts.language',
      'receipts.amount',
      'receipts.currency',
      'receipts.reference',
    ])
    .select(['receipts.refundedAt', 'receipts.refundedAmount'])
    .select(['users.id as userId', 'users.email'])
    .select(['gifts.suspendedAt as giftSuspendedAt', 'receipts.giftId'])
    .select((eb) => [
      // A payment for several guides has as many purchases.
      eb
        .selectFrom('purchases')
        .select((each) => each.fn.max('suspendedAt').as('at'))
        .whereRef('stripePaymentId', '=', 'receipts.reference')
        .as('suspendedAt'),
      eb
        .exists(
          eb
            .selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.reference', '=', 'receipts.reference')
            .where('disputes.isOpen', '=', true),
        )
        .as('isDisputed'),
      eb
        .selectFrom('bundleParts')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('checkoutId', '=', 'receipts.bundleId')
        .as('together'),
    ])
    .$if(isFiltered, (query) =>
      query.where((eb) =>
        eb.or([
          ...(receiptId === undefined ? [] : [eb('receipts.id', '=', receiptId)]),
          ...(reference === undefined ? [] : [eb('receipts.reference', '=', reference)]),
          ...(userIds.length === 0 ? [] : [eb('receipts.userId', 'in', userIds)]),
          ...(guideIds.length === 0
            ? []
            : [
                eb('receipts.guideId', 'in', guideIds),
                eb('receipts.bundleId', 'in', (parts) =>
                  parts.selectFrom('bundleParts').select('checkoutId').where('guideId', 'in', guideIds),
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
      language,
      ...row
    }) => ({
      ...row,
      isGift: giftId !== null,
      paidAt: paidAt.toISOString(),
      descriptionLanguage: language,
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
