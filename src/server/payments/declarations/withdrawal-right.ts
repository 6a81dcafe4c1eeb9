import { findLawRow } from '../../../shared/law/law-texts.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { calculateWithdrawalEnd } from '../../../shared/law/withdrawal-period.ts'
import type { Db } from '../../platform/database.ts'
import { classifyProduct } from '../orders/item-queries.ts'
import type { OrderItem } from '../orders/order.ts'
import { findReceiptDeclarations, resolveBuyerPlace } from './declaration-queries.ts'

/** The declarations and the right of withdrawal that a receipt repeats. */
export interface WithdrawalRight {
  /** Declarations accepted before the order, one per line. Null if there were none. */
  declarations: string | null
  /** Time until which the buyer can withdraw. Null if there is no right of withdrawal or the declarations have ended it. */
  until: Date | null
}

interface PaidReceipt {
  id: string
  language: PageLanguage
  paidAt: Date
  items: readonly OrderItem[]
}

/** Returns the declarations of a receipt’s order and the remaining right of withdrawal. Later months of Pro have neither. */
export async function findWithdrawalRight(db: Db, receipt: PaidReceipt): Promise<WithdrawalRight> {
  const { place, declarations, isFirst } = await findReceiptDeclarations(db, receipt.id)
  if (!isFirst) return { declarations: null, until: null }
  const product = classifyProduct(receipt.items)
  const { withdrawal } = findLawRow(resolveBuyerPlace(place, receipt.language), product)
  const isOver = withdrawal === 'none' || (declarations !== null && product === 'guide')
  return { declarations, until: isOver ? null : calculateWithdrawalEnd(receipt.paidAt) }
}
