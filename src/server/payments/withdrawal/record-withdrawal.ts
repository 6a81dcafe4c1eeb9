import { changePurchase, findUnrevokedPurchase } from '../../access/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOrder, markItemsReturned } from '../orders/order-queries.ts'
import { sumAmounts } from '../orders/order.ts'
import { incrementSettleVersion, findUserEmail, lockBuyer } from '../queries.ts'
import { scheduleShareRefund } from '../refunds/schedule-refund.ts'
import { enqueueGuideSettlement } from '../settle/enqueue-settlement.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { findContract, type WithdrawableContract } from './find-contract.ts'
import { composeWithdrawalMail } from './withdrawal-mails.ts'
import { insertWithdrawal, listWithdrawalsOfReceipt, type Withdrawal } from './withdrawal-queries.ts'

export const withdrawalQueue = 'payments.withdrawal'

export interface WithdrawalStatement {
  receiptId: string
  /** Guides of a bundle to withdraw from. Null means all that can be withdrawn from. */
  guideIds: readonly number[] | null
  statedAt: Date
}

/** Records a withdrawal with its email and refund in one transaction. Repeating it, also by an older link, changes nothing (B8.60). */
export async function recordWithdrawal(
  deps: SettleDeps,
  { receiptId, guideIds, statedAt }: WithdrawalStatement,
): Promise<void> {
  const contract = await findContract(deps, receiptId)
  const { obstacle, refundMinor, openIds } = decideWithdrawal(contract.facts, statedAt)
  const earlier = await listWithdrawalsOfReceipt(deps.db, receiptId)
  const isOver = earlier.length > 0 && obstacle === 'refunded'
  if (isOver || earlier.some((each) => covers(each, guideIds))) return
  if (obstacle !== null) throw new Refusal('no-withdrawal', obstacle)
  const { receipt, product } = contract
  const { userId } = receipt
  await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const whole = { userId, receiptId, guideIds: null, amount: refundMinor, statedAt, refundedAt: null }
    const chosen = openIds.filter((id) => guideIds === null || guideIds.includes(id))
    const withdrawn =
      product === 'bundle'
        ? await withdrawFromGuides(tx, deps, contract, { guideIds: chosen, statedAt })
        : await insertWithdrawal(tx, whole)
    // A concurrent statement has been recorded first.
    if (withdrawn === undefined) return
    const now = deps.clock()
    const mail = composeWithdrawalMail(deps.env, await findUserEmail(tx, userId), receipt, withdrawn)
    await enqueueMail(tx, deps.jobs, mail, now)
    if (withdrawn.refundedAt === null) await enqueueWithdrawalRefund(tx, deps, withdrawn.id)
  })
}

const covers = ({ guideIds }: Withdrawal, wanted: readonly number[] | null): boolean =>
  guideIds === null || (wanted !== null && wanted.every((id) => guideIds.includes(id)))

export function enqueueWithdrawalRefund(tx: Db, { jobs }: SettleDeps, id: string): Promise<void> {
  return jobs.send(tx, withdrawalQueue, { id }, { key: id })
}

/** Revokes access to these guides of a bundle and owes their shares. The caller has locked the buyer. */
async function withdrawFromGuides(
  tx: Db,
  { jobs, clock }: SettleDeps,
  { receipt, paymentId }: WithdrawableContract,
  { guideIds, statedAt }: { guideIds: number[]; statedAt: Date },
): Promise<Withdrawal | undefined> {
  const now = clock()
  const { id: receiptId, userId, orderId, reference, description, money, language, paidAt } = receipt
  const items = (orderId === null ? undefined : await findOrder(tx, orderId))?.items ?? []
  const left = items.filter(({ isReturned }) => !isReturned)
  const chosen = left.flatMap((item) => {
    const { guideId } = item
    return guideId !== null && guideIds.includes(guideId) ? { ...item, guideId } : []
  })
  if (chosen.length === 0) return undefined
  await markItemsReturned(tx, chosen, now)
  for (const { guideId } of chosen) {
    const live = await findUnrevokedPurchase(tx, userId, guideId)
    // Another entitlement may grant access to the same guide.
    if (live?.stripePaymentId !== paymentId) continue
    const change = { purchaseId: live.id, userId, guideId, sourceRef: paymentId }
    await changePurchase(tx, 'revoke', { ...change, reason: 'the buyer withdrew from the contract' }, now)
    await enqueueGuideSettlement(tx, jobs, userId, guideId)
  }
  await incrementSettleVersion(tx, userId)
  const returned = items.filter((item) => item.isReturned || chosen.some(({ id }) => id === item.id))
  const isWhole = chosen.length === items.length
  const owed = {
    paymentId,
    orderId,
    userId,
    reference,
    language,
    paidAt,
    description: isWhole ? description : returned.map(({ title }) => title).join(' / '),
    money: { ...money, amountMinor: sumAmounts(returned) },
  }
  await scheduleShareRefund(tx, jobs, owed, now)
  const chosenIds = chosen.map(({ guideId }) => guideId)
  return insertWithdrawal(tx, {
    userId,
    receiptId,
    guideIds: chosenIds,
    amount: sumAmounts(chosen),
    statedAt,
    refundedAt: now,
  })
}
