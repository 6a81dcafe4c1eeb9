import { rowOf } from '../../../shared/law/law-texts.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { withdrawalEnds } from '../../../shared/law/withdrawal-period.ts'
import type { Db } from '../../platform/database.ts'
import { productOf } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'
import { findDeclaredWith, placeOfOrder } from './declaration-queries.ts'

/** What a receipt repeats of the right to withdraw. */
export interface RightOnReceipt {
  /** The sentences that were ticked before the order, one a line; null without them. */
  declarations: string | null
  /** Until when the buyer can withdraw; null if there is no right or the declarations have ended it. */
  until: Date | null
}

interface PaidReceipt {
  id: string
  userId: number
  language: PageLanguage
  paidAt: Date
  items: readonly OrderItem[]
}

/** Returns the declarations of a receipt’s order and the remaining right to withdraw. Later months of Pro have neither. */
export async function findRight(db: Db, receipt: PaidReceipt): Promise<RightOnReceipt> {
  const { order, isFirst } = await findDeclaredWith(db, receipt)
  if (!isFirst) return { declarations: null, until: null }
  const product = productOf(receipt.items)
  const { withdrawal } = rowOf(placeOfOrder(order, receipt.language), product)
  const declarations = order?.declarations ?? null
  const isOver = withdrawal === 'none' || (declarations !== null && product === 'guide')
  return { declarations, until: isOver ? null : withdrawalEnds(receipt.paidAt) }
}
