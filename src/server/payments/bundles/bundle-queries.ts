import type { Db } from '../../platform/database.ts'

/** One of several guides that are paid for at once, with its share of the price. */
export interface BundlePart {
  guideId: number
  /** In the buyer's language, when the attempt was opened. */
  title: string
  amountMinor: number
}

export type StoredPart = Awaited<ReturnType<typeof listParts>>[number]

export async function insertParts(tx: Db, checkoutId: string, parts: readonly BundlePart[]): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('bundleParts')
    .values(
      parts.map(({ guideId, title, amountMinor }, place) => ({
        checkoutId,
        guideId,
        place,
        title,
        amount: amountMinor,
      })),
    )
    .execute()
}

/** In the order in which they were chosen. */
export function listParts(db: Db, checkoutId: string) {
  return db
    .selectFrom('bundleParts')
    .select(['guideId', 'title', 'amount as amountMinor', 'givenBackAt'])
    .where('checkoutId', '=', checkoutId)
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
    .updateTable('bundleParts')
    .set({ givenBackAt: now })
    .where('checkoutId', '=', checkoutId)
    .where('guideId', 'in', guideIds)
    .execute()
}

/** What of these attempts goes back to the buyer because it was owned already. */
export async function sumGivenBack(db: Db, checkoutIds: readonly string[]): Promise<Map<string, number>> {
  if (checkoutIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bundleParts')
    .select((eb) => ['checkoutId', eb.fn.sum<string>('amount').as('amount')])
    .where('checkoutId', 'in', checkoutIds)
    .where('givenBackAt', 'is not', null)
    .groupBy('checkoutId')
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
