import type { PayDeps } from '../deps.ts'
import type { OwnReceipt, Receipt as ShownReceipt } from '../../../shared/payments/receipt-schemas.ts'
import type { Env } from '../../platform/env.ts'
import { Refusal } from '../../platform/refusal.ts'
import { formatSeller } from '../../platform/seller.ts'
import type { User } from '../../platform/caller.ts'
import { findWithdrawalRight } from '../declarations/withdrawal-right.ts'
import { filterListedItems } from '../orders/item-queries.ts'
import { findReceipt, listReceipts, type Receipt } from './receipt-queries.ts'

/** Lists the user's receipts, newest first. */
export async function listOwnReceipts({ db, env }: PayDeps, user: User) {
  const receipts = await listReceipts(db, user.id)
  return { receipts: receipts.map((receipt) => toShown(receipt, user, env)) }
}

/** Finds a receipt of the user. Another user's receipt is reported as missing. */
export async function findOwnReceipt({ db, env }: PayDeps, user: User, id: string): Promise<OwnReceipt> {
  const receipt = await findReceipt(db, user.id, id)
  if (receipt === undefined) throw new Refusal('not-found')
  const { declarations, until } = await findWithdrawalRight(db, receipt)
  return { ...toShown(receipt, user, env), declarations, withdrawUntil: until?.toISOString() ?? null }
}

function toShown(
  { id, reference, description, money, takenOffMinor, code, language, items, ...receipt }: Receipt,
  { email }: User,
  env: Env,
): ShownReceipt {
  return {
    id,
    guideId: items[0]?.guideId ?? null,
    lines: filterListedItems(items).flatMap(({ guideId, title, amountMinor, isReturned }) =>
      guideId === null ? [] : { guideId, title, amount: amountMinor, givenBack: isReturned },
    ),
    reference,
    description,
    descriptionLanguage: language,
    amount: money.amountMinor,
    takenOff: takenOffMinor,
    code,
    currency: money.currency,
    paidAt: receipt.paidAt.toISOString(),
    refundedAt: receipt.refundedAt?.toISOString() ?? null,
    refundedAmount: receipt.refundedMinor - receipt.bankReturnedMinor,
    bankReturnedAmount: receipt.bankReturnedMinor,
    seller: formatSeller(language, env),
    buyer: email,
  }
}
