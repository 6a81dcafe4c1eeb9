import type { Stripe } from 'stripe'
import { insertAccessChange, hasAccessChange } from '../../access/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { PayDeps } from '../deps.ts'
import { findUserEmail, lockBuyer } from '../queries.ts'
import { composeRefundDelayedMail, composeRefundFailedMail } from '../receipts/receipt-mails.ts'
import { recordReturnedAmounts, type ReceiptDeps, type ReturnedAmounts } from '../receipts/write-receipt.ts'
import type { Db } from '../../platform/database.ts'
import {
  fetchPayment,
  isRefundOfShares,
  sharesMetadataKey,
  type FailedRefund,
  type PaymentState,
} from '../stripe/fetch-payment.ts'
import { isStripeError, describeRejection, stripePageSize } from '../stripe/stripe.ts'
import { enqueueRefund } from './schedule-refund.ts'
import {
  findRefund,
  findRefundByReference,
  lockRefund,
  markRefundAccepted,
  toOwedState,
  updateRefund,
  type StoredRefund,
} from './refund-queries.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Delays before the second, third and fourth try, long enough for a bank's outage to end. Milliseconds. */
const waitsMs = [hour, day, 3 * day]
const maxRefundTries = waitsMs.length + 1

/**
 * Refunds a payment that the shop owes. The idempotency key contains the numbers of refunds that failed at Stripe and of tries
 * that failed in the shop. A repeated job therefore returns the same refund, and a new try makes a new refund even if Stripe
 * replays a refusal. The row stays open until Stripe has accepted the refund or the last try has failed. While Stripe is
 * unreachable, the recovery job retries.
 */
export async function refundOwedPayment(deps: PayDeps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db, stripe, clock } = deps
  const known = await findRefund(db, paymentId)
  if (known === undefined) return
  const payment = await fetchPayment(stripe, paymentId)
  if (payment === undefined)
    return recordFailedTry(deps, paymentId, { reason: 'Stripe does not know this payment' })
  const { money } = payment
  if (money === 'refunded' || money === 'lost') return markRefundAccepted(db, paymentId, clock())
  // The bank returns a disputed amount itself.
  if (money === 'disputed') return waitForDispute(deps, known)
  const made = known.ofShares
    ? await findSharesReturned(stripe, paymentId)
    : { failed: payment.failedRefunds, returnedMinor: 0 }
  for (const failed of made.failed) await recordFailedTry(deps, paymentId, failed)
  const owed = await findRefund(db, paymentId)
  if (owed?.state === toOwedState(known.ofShares) && owed.tryAt <= clock())
    await tryOnce(deps, payment, owed, made)
}

async function tryOnce(
  deps: PayDeps,
  { paymentId, amountMinor, refundedMinor }: PaymentState,
  owed: StoredRefund,
  { failed, returnedMinor }: RefundsMade,
): Promise<void> {
  const before = `${failed.length}:${owed.failures}`
  const returned = () => markRefundAccepted(deps.db, paymentId, deps.clock(), owed.money)
  try {
    if (owed.ofShares) {
      const left = Math.min(owed.money.amountMinor - returnedMinor, amountMinor - refundedMinor)
      if (left > 0) await createRefund(deps.stripe, paymentId, `${before}:${returnedMinor}`, left)
    } else await createRefund(deps.stripe, paymentId, before)
    await returned()
  } catch (error) {
    if (isStripeError(error, 'charge_already_refunded')) return returned()
    if (isStripeError(error, 'charge_disputed')) return waitForDispute(deps, owed)
    const reason = describeRejection(error)
    if (reason !== undefined) return recordFailedTry(deps, paymentId, { reason })
    deps.logger.warn({ err: error, paymentId }, 'a refund could not be tried')
  }
}

/**
 * Refunds a payment, or only the amount of some shares. That amount is part of the idempotency key, because Stripe rejects a
 * repeated key with another amount.
 */
function createRefund(stripe: Stripe, paymentId: string, before: string, shares?: number) {
  const ofShares = shares !== undefined && { amount: shares, metadata: { [sharesMetadataKey]: 'yes' } }
  return stripe.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate', ...ofShares },
    { idempotencyKey: `refund:${paymentId}:${before}${shares === undefined ? '' : `:${shares}`}` },
  )
}

/** Refunds that were made or have failed at Stripe for an owed amount. */
interface RefundsMade {
  /** Failed refunds, oldest first. */
  failed: readonly Pick<FailedRefund, 'id' | 'reason'>[]
  returnedMinor: number
}

/** Fetches the refunds of shares before each try. Stripe forgets idempotency keys, after which a repeat would refund twice. */
async function findSharesReturned(stripe: Stripe, paymentId: string): Promise<RefundsMade> {
  const failed: Pick<FailedRefund, 'id' | 'reason'>[] = []
  let returnedMinor = 0
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: stripePageSize })) {
    const { id, amount, status, metadata, failure_reason: reason } = refund
    if (!isRefundOfShares(metadata)) continue
    if (status === 'failed' || status === 'canceled') failed.unshift({ id, reason: reason ?? status })
    else returnedMinor += amount
  }
  return { failed, returnedMinor }
}

function waitForDispute({ db, clock }: PayDeps, { paymentId, ofShares }: StoredRefund): Promise<void> {
  return updateRefund(db, paymentId, {
    state: toOwedState(ofShares),
    tryAt: new Date(clock().getTime() + day),
  })
}

/** Records a failed try once and schedules the next one after a longer delay. After the last try, an operator has to act. */
async function recordFailedTry(
  { db, jobs, env, clock, logger }: PayDeps,
  paymentId: string,
  { id, reason }: { id?: string; reason: string },
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const owed = await findRefund(tx, paymentId)
    // Lock order: buyer, then refund, as in settling. The access change that is written below needs the buyer's row as well.
    if (owed !== undefined) await lockBuyer(tx, owed.userId)
    const before = await lockRefund(tx, paymentId)
    if (before === undefined) return
    if (id !== undefined && (await hasAccessChange(tx, 'refund-failed', id))) return
    const failures = before.failures + 1
    const wait = waitsMs[failures - 1]
    const after = {
      failures,
      lastFailure: reason,
      ...(wait === undefined
        ? ({ state: 'given-up' } as const)
        : { state: toOwedState(before.ofShares), tryAt: new Date(now.getTime() + wait) }),
    }
    await updateRefund(tx, paymentId, after)
    const { userId, items } = before
    const guideId = items[0]?.guideId ?? null
    const note = `try ${failures} of ${maxRefundTries}, ${reason}`
    const change = 'refund-failed' as const
    await insertAccessChange(tx, { userId, guideId, change, reason: note, sourceRef: id ?? paymentId }, now)
    const mail = mailOf(failures)
    // The email links to the guide, even if the payment was for a gift or a bundle.
    const paid = { ...before, items: [{ guideId }] }
    if (mail !== undefined) await enqueueMail(tx, jobs, mail(env, await findUserEmail(tx, userId), paid), now)
    logger[wait === undefined ? 'error' : 'warn'](
      { paymentId, failures, reason },
      wait === undefined ? 'a refund was given up' : 'a refund failed',
    )
  })
}

/** Returns the email for the first and the last failure, including failed retries by operators. Undefined for other failures. */
function mailOf(failures: number): typeof composeRefundDelayedMail | undefined {
  if (failures === 1) return composeRefundDelayedMail
  return failures >= maxRefundTries ? composeRefundFailedMail : undefined
}

/** Records on the receipt what was refunded. A receipt does not change while its payment is disputed. */
export async function recordRefunds(
  tx: Db,
  deps: ReceiptDeps,
  returned: Omit<ReturnedAmounts, 'findOwed'>,
  now: Date,
): Promise<string | undefined> {
  if (returned.money === 'disputed') return undefined
  const findOwed = async () => {
    const owed = await findRefundByReference(tx, returned.reference)
    if (owed === undefined) return undefined
    const { failures, money } = owed
    return { amountMinor: money.amountMinor, isRetry: failures > 0 && failures < maxRefundTries }
  }
  return recordReturnedAmounts(tx, deps, { ...returned, findOwed }, now)
}

/** Schedules one more try of a failed refund for an operator. */
export async function retryFailedRefund({ db, jobs, clock }: PayDeps, { paymentId, ofShares }: StoredRefund) {
  await updateRefund(db, paymentId, { state: toOwedState(ofShares), tryAt: clock() })
  await enqueueRefund(db, jobs, paymentId)
}

/** Describes a refund that is no longer retried, for operators. */
export const describeFailedRefund = ({ failures, lastFailure }: StoredRefund, amount: string): string =>
  `give back ${amount}: ${failures} refunds failed, the last with ${lastFailure}`
