import type { Db } from '../../platform/database.ts'

/** One of several guides that are paid for at once, with its share of the price. */
export interface BundlePart {
  guideId: number
  /** In the buyer's language, when the attempt was opened. */
  title: string
  amountMinor: number
}

export interface StoredPart extends BundlePart {
  /** The buyer owned the guide already: its share goes back, and this payment never opens it. */
  givenBackAt: Date | null
}

export async function insertParts(tx: Db, checkoutId: string, parts: readonly BundlePart[]): Promise<void> {
  await tx
    .insertInto('bundle_parts')
    .values(
      parts.map(({ guideId, title, amountMinor }, place) => ({
        checkout_id: checkoutId,
        guide_id: guideId,
        place,
        title,
        amount: amountMinor,
      })),
    )
    .execute()
}

/** In the order in which they were chosen. */
export function listParts(db: Db, checkoutId: string): Promise<StoredPart[]> {
  return db
    .selectFrom('bundle_parts')
    .select(['guide_id as guideId', 'title', 'amount as amountMinor', 'given_back_at as givenBackAt'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('place')
    .execute()
}

export async function markGivenBack(
  tx: Db,
  checkoutId: string,
  guideIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('bundle_parts')
    .set({ given_back_at: now })
    .where('checkout_id', '=', checkoutId)
    .where('guide_id', 'in', guideIds)
    .execute()
}

/** What of these attempts goes back to the buyer because it was owned already. */
export async function sumGivenBack(db: Db, checkoutIds: readonly string[]): Promise<Map<string, number>> {
  if (checkoutIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bundle_parts')
    .select((eb) => ['checkout_id as checkoutId', eb.fn.sum<string>('amount').as('amount')])
    .where('checkout_id', 'in', checkoutIds)
    .where('given_back_at', 'is not', null)
    .groupBy('checkout_id')
    .execute()
  return new Map(rows.map(({ checkoutId, amount }) => [checkoutId, Number(amount)]))
}

/** The same guides with the same shares, in any order. */
export function isSameParts(one: readonly BundlePart[], other: readonly BundlePart[]): boolean {
  const keyOf = (parts: readonly BundlePart[]) =>
    parts
      .map(({ guideId, amountMinor }) => `${guideId}:${amountMinor}`)
      .toSorted()
      .join()
  return keyOf(one) === keyOf(other)
}
