import type { Selectable } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { BuyerPlace } from '../../../shared/law/places.ts'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type OrderPlace = Selectable<DB['orderPlaces']>
type Said = Pick<OrderPlace, 'place' | 'declarations' | 'declarationsHash' | 'declaredAt'>

/** Stores the buyer's place of residence and declarations, replacing earlier ones of the order. */
export async function upsertOrderPlace(tx: Db, checkoutId: string, said: Said): Promise<void> {
  await tx
    .insertInto('orderPlaces')
    .values({ checkoutId, ...said })
    .onConflict((conflict) => conflict.column('checkoutId').doUpdateSet(said))
    .execute()
}

export function findOrderPlace(db: Db, checkoutId: string): Promise<OrderPlace | undefined> {
  return db.selectFrom('orderPlaces').selectAll().where('checkoutId', '=', checkoutId).executeTakeFirst()
}

/** Returns where the buyer of an order lives. Null if they have not stated it on an English page. */
export const resolveBuyerPlace = (
  stated: BuyerPlace | null | undefined,
  language: PageLanguage,
): BuyerPlace | null => stated ?? (language === 'ja' ? 'japan' : null)

/** Finds the place that the buyer stated with their last order. */
export async function findLastPlace(db: Db, userId: number): Promise<OrderPlace['place'] | undefined> {
  const row = await db
    .selectFrom('orderPlaces')
    .innerJoin('orders', 'orders.id', 'orderPlaces.checkoutId')
    .select('orderPlaces.place')
    .where('orders.buyerId', '=', userId)
    .orderBy('orders.openedAt', 'desc')
    .executeTakeFirst()
  return row?.place
}

/** Lists the place and declarations of each of a buyer's orders, oldest first. */
export function listOrderPlaces(db: Db, userId: number) {
  return db
    .selectFrom('orderPlaces')
    .innerJoin('orders', 'orders.id', 'orderPlaces.checkoutId')
    .select(['orders.description', 'orderPlaces.place'])
    .select(['orderPlaces.declarations', 'orderPlaces.declarationsHash', 'orderPlaces.declaredAt'])
    .where('orders.buyerId', '=', userId)
    .orderBy('orders.openedAt')
    .execute()
}

/** Finds the declarations of a receipt's order, and whether the receipt is the order's first. A plan has one for each month. */
export function findReceiptDeclarations(db: Db, receiptId: string) {
  return db
    .selectFrom('receipts')
    .leftJoin('orderPlaces', 'orderPlaces.checkoutId', 'receipts.orderId')
    .select(['orderPlaces.place', 'orderPlaces.declarations'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('receipts as earlier')
              .whereRef('earlier.orderId', '=', 'receipts.orderId')
              .whereRef('earlier.userId', '=', 'receipts.userId')
              .whereRef('earlier.paidAt', '<', 'receipts.paidAt'),
          ),
        )
        .as('isFirst'),
    )
    .where('receipts.id', '=', receiptId)
    .executeTakeFirstOrThrow()
}
