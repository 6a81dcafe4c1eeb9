import { rowOf } from '../../../shared/law/law-texts.ts'
import type { Product } from '../../../shared/law/law-table.ts'
import { withdrawalEnds } from '../../../shared/law/withdrawal-period.ts'
import type { Db } from '../../platform/database.ts'
import type { Receipt } from '../receipts/receipt-queries.ts'
import { findDeclaredWith, placeOfOrder } from './declaration-queries.ts'

/** What a receipt repeats of the right to withdraw. */
export interface RightOnReceipt {
  /** The sentences that were ticked before the order, one a line; null without them. */
  declarations: string | null
  /** Until when the buyer can withdraw; null if there is no right or the declarations have ended it. */
  until: Date | null
}

/** Reads what was declared with the order of a receipt and what right is left. A later month of Pro has neither. */
export async function findRight(db: Db, receipt: Receipt): Promise<RightOnReceipt> {
  const { order, isFirst } = await findDeclaredWith(db, receipt)
  if (!isFirst) return { declarations: null, until: null }
  const product = productOf(receipt)
  const { withdrawal } = rowOf(placeOfOrder(order, receipt.language), product)
  const declarations = order?.declarations ?? null
  const isOver = withdrawal === 'none' || (declarations !== null && product === 'guide')
  return { declarations, until: isOver ? null : withdrawalEnds(receipt.paidAt) }
}

/** As consumer law distinguishes what a receipt is for. */
export function productOf({
  guideId,
  giftId,
  bundleId,
}: Pick<Receipt, 'guideId' | 'giftId' | 'bundleId'>): Product {
  if (giftId !== null) return guideId === null ? 'pro-gift' : 'gift'
  if (bundleId !== null) return 'bundle'
  return guideId === null ? 'pro' : 'guide'
}
