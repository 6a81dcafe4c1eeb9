import { Refusal } from '../../platform/refusal.ts'
import { endPro } from '../pro/end-pro.ts'
import { findRefundablePayment, refundPayment } from '../operations/refund-receipt.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { findContract } from './find-contract.ts'
import { enqueueWithdrawalRefund } from './record-withdrawal.ts'
import { findWithdrawal, listWithdrawalsToRefund, updateWithdrawal } from './withdrawal-queries.ts'

/** Ends the withdrawn plan and makes the refund, once. A refusal by Stripe is stored for operators and retried every hour. */
export async function refundWithdrawal(deps: SettleDeps, { id }: { id: string }): Promise<void> {
  const { db, clock, logger } = deps
  const withdrawal = await findWithdrawal(db, id)
  if (withdrawal === undefined || withdrawal.refundedAt !== null) return
  await updateWithdrawal(db, id, { triedAt: clock() })
  const { userId, receiptId, amount, failures } = withdrawal
  const { paymentId, subscriptionId } = await findContract(deps, receiptId)
  // Stripe replays a refusal under its idempotency key for a day.
  const idempotencyKey = `withdrawal:${id}:${failures}`
  if (subscriptionId !== null) await endPro(deps, { userId, subscriptionId, when: 'now', idempotencyKey })
  try {
    const { leftMinor } = await findRefundablePayment(deps, receiptId)
    const amountMinor = Math.min(amount, leftMinor)
    if (amountMinor > 0) await refundPayment(deps, { paymentId, amountMinor, idempotencyKey })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'refund-refused') throw error
    await updateWithdrawal(db, id, { failures: failures + 1, failure: error.message })
    logger.error({ withdrawal: id, reason: error.message }, 'the refund of a withdrawal was refused')
    return
  }
  await updateWithdrawal(db, id, { refundedAt: clock(), failure: null })
}

const hourMs = 60 * 60 * 1000

/** Retries the refunds of withdrawals that were refused or interrupted an hour ago. */
export async function retryWithdrawalRefunds(deps: SettleDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - hourMs)
  for (const id of await listWithdrawalsToRefund(deps.db, before, 100))
    await enqueueWithdrawalRefund(deps.db, deps, id)
}
