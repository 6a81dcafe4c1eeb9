import { findLivePurchase, revokePurchase } from '../../access/index.ts'
import { sendLater } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listParts, markGivenBack } from '../bundles/bundle-queries.ts'
import { bumpSettleVersion, lockBuyer } from '../queries.ts'
import { findEmail } from '../receipts/receipt-queries.ts'
import { oweShares } from '../refunds/owe-refund.ts'
import { settleGuideLater } from '../settle/settle-later.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { findContract, type Contract } from './find-contract.ts'
import { withdrawalMail } from './withdrawal-mails.ts'
import { insertWithdrawal, listWithdrawalsOfReceipt, type Withdrawal } from './withdrawal-queries.ts'

export const withdrawalQueue = 'payments.withdrawal'

export interface Statement {
  receiptId: string
  /** Of a bundle: the guides to withdraw from; null means all that can be. */
  guideIds: readonly number[] | null
  statedAt: Date
}

/**
 * Records a buyer's withdrawal, with its mail and its refund, in one transaction. Stated again, in another tab or by an older
 * link, it changes nothing (B8.60).
 */
export async function stateWithdrawal(
  deps: SettleDeps,
  { receiptId, guideIds, statedAt }: Statement,
): Promise<void> {
  const contract = await findContract(deps, receiptId)
  const { obstacle, refundMinor, openIds } = decideWithdrawal(contract.facts, statedAt)
  const earlier = await listWithdrawalsOfReceipt(deps.db, receiptId)
  const isOver = earlier.length > 0 && obstacle === 'refunded'
  if (isOver || earlier.some((each) => covers(each, guideIds))) return
  if (obstacle !== null) throw new Refusal('no-withdrawal', obstacle)
  const { receipt, checkoutId } = contract
  const { userId } = receipt
  await deps.db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const withdrawn =
      checkoutId === null
        ? await insertWithdrawal(tx, {
            userId,
            receiptId,
            guideIds: null,
            amount: refundMinor,
            statedAt,
            refundedAt: null,
          })
        : await withdrawFromGuides(tx, deps, contract, {
            checkoutId,
            guideIds: openIds.filter((id) => guideIds === null || guideIds.includes(id)),
            statedAt,
          })
    // A simultaneous statement was faster.
    if (withdrawn === undefined) return
    const now = deps.clock()
    await sendLater(
      tx,
      deps.jobs,
      withdrawalMail(deps.env, await findEmail(tx, userId), receipt, withdrawn),
      now,
    )
    if (withdrawn.refundedAt === null) await refundWithdrawalLater(tx, deps, withdrawn.id)
  })
}

const covers = ({ guideIds }: Withdrawal, wanted: readonly number[] | null): boolean =>
  guideIds === null || (wanted !== null && wanted.every((id) => guideIds.includes(id)))

export function refundWithdrawalLater(tx: Db, { jobs }: Pick<SettleDeps, 'jobs'>, id: string): Promise<void> {
  return jobs.send(tx, withdrawalQueue, { id }, { key: id })
}

/** Ends the access to these guides of a bundle and owes their shares. The caller has locked the buyer. */
async function withdrawFromGuides(
  tx: Db,
  { jobs, clock }: SettleDeps,
  { receipt, paymentId }: Contract,
  { checkoutId, guideIds, statedAt }: { checkoutId: string; guideIds: number[]; statedAt: Date },
): Promise<Withdrawal | undefined> {
  const now = clock()
  const { id: receiptId, userId, guideId, reference, description, money, language, paidAt } = receipt
  const left = (await listParts(tx, checkoutId)).filter((part) => part.givenBackAt === null)
  const chosen = left.filter((part) => guideIds.includes(part.guideId))
  if (chosen.length === 0) return undefined
  const chosenIds = chosen.map((part) => part.guideId)
  await markGivenBack(tx, checkoutId, chosenIds, now)
  for (const part of chosen) {
    const live = await findLivePurchase(tx, userId, part.guideId)
    // Another title may grant access to the same guide.
    if (live?.stripePaymentId !== paymentId) continue
    const change = { purchaseId: live.id, userId, guideId: part.guideId, sourceRef: paymentId }
    await revokePurchase(tx, { ...change, reason: 'the buyer withdrew from the contract' }, now)
    await settleGuideLater(tx, jobs, userId, part.guideId)
  }
  await bumpSettleVersion(tx, userId)
  const returned = (await listParts(tx, checkoutId)).filter((part) => part.givenBackAt !== null)
  const owed = { paymentId, paidCheckoutId: checkoutId, userId, guideId, reference, language, paidAt }
  const amountMinor = returned.reduce((sum, part) => sum + part.amountMinor, 0)
  const isWhole = chosen.length === left.length && returned.length === chosen.length
  const title = isWhole ? description : returned.map((part) => part.title).join(' / ')
  await oweShares(tx, jobs, { ...owed, description: title, money: { ...money, amountMinor } }, now)
  const amount = chosen.reduce((sum, part) => sum + part.amountMinor, 0)
  return insertWithdrawal(tx, { userId, receiptId, guideIds: chosenIds, amount, statedAt, refundedAt: now })
}
