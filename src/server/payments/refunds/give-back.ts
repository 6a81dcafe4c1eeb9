import type { Stripe } from 'stripe'
import { z } from 'zod'
import { insertAccessChange, hasAccessChange } from '../../access/index.ts'
import { sendLater } from '../../mail/index.ts'
import type { PayDeps } from '../deps.ts'
import { findEmail, lockBuyer } from '../queries.ts'
import { refundDelayedMail, refundGivenUpMail } from '../receipts/receipt-mails.ts'
import type { OwedBack } from '../receipts/write-receipt.ts'
import type { Db } from '../../platform/database.ts'
import {
  fetchPayment,
  isRefundOfShares,
  sharesMark,
  type FailedRefund,
  type PaymentState,
} from '../stripe/fetch-payment.ts'
import { isStripeError, rejectionOf, stripePageSize } from '../stripe/stripe.ts'
import { giveBackSoon } from './owe-refund.ts'
import {
  findRefund,
  findRefundByReference,
  lockRefund,
  markReturned,
  stateOwed,
  updateRefund,
  type RefundProgress,
} from './refund-queries.ts'

const jobSchema = z.object({ paymentId: z.string() })

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Before the second, third and fourth try: a bank's trouble passes, a closed account stays closed. */
const waitsMs = [hour, day, 3 * day]
const maxRefundTries = waitsMs.length + 1

/**
 * Gives back a payment that the shop owes. Stripe says what became of earlier refunds; the next one has in its key how many
 * have failed at Stripe and how many tries came to nothing here, so that a repeat is the same refund and a new try is a new
 * one, also after a no that Stripe keeps under its key. A row is open until Stripe has the money back or the last try has
 * failed. While Stripe can't be reached, the sweep tries again.
 */
export async function giveBack(deps: PayDeps, data: unknown): Promise<void> {
  const { paymentId } = jobSchema.parse(data)
  const { db, stripe, clock } = deps
  const known = await findRefund(db, paymentId)
  if (known === undefined) return
  const payment = (await fetchPayment(stripe, paymentId))?.payment
  if (payment === undefined) return fail(deps, paymentId, { reason: 'Stripe does not know this payment' })
  const { money } = payment
  if (money === 'refunded' || money === 'lost') return markReturned(db, paymentId, clock())
  // The bank returns a disputed amount itself.
  if (money === 'disputed') return waitForDispute(deps, known)
  const made = known.ofShares
    ? await findSharesReturned(stripe, paymentId)
    : { failed: payment.failedRefunds, returnedMinor: 0 }
  for (const failed of made.failed) await fail(deps, paymentId, failed)
  const owed = await findRefund(db, paymentId)
  if (owed?.state === stateOwed(known.ofShares) && owed.tryAt <= clock())
    await tryOnce(deps, payment, owed, made)
}

async function tryOnce(
  deps: PayDeps,
  { paymentId, amountMinor, refundedMinor }: PaymentState,
  owed: RefundProgress,
  { failed, returnedMinor }: RefundsMade,
): Promise<void> {
  const before = `${failed.length}:${owed.failures}`
  const returned = () => markReturned(deps.db, paymentId, deps.clock(), owed.money)
  try {
    if (owed.ofShares) {
      const left = Math.min(owed.money.amountMinor - returnedMinor, amountMinor - refundedMinor)
      if (left > 0) await createRefund(deps.stripe, paymentId, `${before}:${returnedMinor}`, left)
    } else await createRefund(deps.stripe, paymentId, before)
    await returned()
  } catch (error) {
    if (isStripeError(error, 'charge_already_refunded')) return returned()
    if (isStripeError(error, 'charge_disputed')) return waitForDispute(deps, owed)
    const reason = rejectionOf(error)
    if (reason !== undefined) return fail(deps, paymentId, { reason })
    deps.logger.warn({ err: error, paymentId }, 'a refund could not be tried')
  }
}

/** Refunds the whole payment, or shares of it. The key of shares names the amount: Stripe accepts no other one under the same key. */
function createRefund(
  stripe: Stripe,
  paymentId: string,
  before: string,
  shares?: number,
): Promise<Stripe.Refund> {
  const ofShares = shares !== undefined && { amount: shares, metadata: { [sharesMark]: 'yes' } }
  return stripe.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate', ...ofShares },
    { idempotencyKey: `refund:${paymentId}:${before}${shares === undefined ? '' : `:${shares}`}` },
  )
}

/** What Stripe has done of a refund that the shop owes. */
interface RefundsMade {
  /** The oldest first. */
  failed: readonly Pick<FailedRefund, 'id' | 'reason'>[]
  returnedMinor: number
}

/** Asked each time: once Stripe has forgotten a key, the same refund of a part would be another one. */
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

function waitForDispute({ db, clock }: PayDeps, { paymentId, ofShares }: RefundProgress): Promise<void> {
  return updateRefund(db, paymentId, {
    state: stateOwed(ofShares),
    tryAt: new Date(clock().getTime() + day),
  })
}

/** A try that came to nothing, counted once: the next one waits longer, and after the last one people are needed. */
async function fail(
  { db, jobs, env, clock, logger }: PayDeps,
  paymentId: string,
  { id, reason }: { id?: string; reason: string },
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const owed = await findRefund(tx, paymentId)
    // The buyer first, as settling does: the change that is written below needs their row as well.
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
        : { state: stateOwed(before.ofShares), tryAt: new Date(now.getTime() + wait) }),
    }
    await updateRefund(tx, paymentId, after)
    const { userId, items } = before
    const guideId = items[0]?.guideId ?? null
    const note = `try ${failures} of ${maxRefundTries}, ${reason}`
    const change = 'refund-failed' as const
    await insertAccessChange(tx, { userId, guideId, change, reason: note, sourceRef: id ?? paymentId }, now)
    const mail = mailOf(failures)
    // It links to the guide, also where the payment was for a gift or for several.
    const paid = { ...before, items: [{ guideId }] }
    if (mail !== undefined) await sendLater(tx, jobs, mail(env, await findEmail(tx, userId), paid), now)
    logger[wait === undefined ? 'error' : 'warn'](
      { paymentId, failures, reason },
      wait === undefined ? 'a refund was given up' : 'a refund failed',
    )
  })
}

/** The buyer is mailed the first failure and the last one, also if operators have it tried again in vain. */
function mailOf(failures: number): typeof refundDelayedMail | undefined {
  if (failures === 1) return refundDelayedMail
  return failures >= maxRefundTries ? refundGivenUpMail : undefined
}

/** The refund that the shop owes by what the receipt names: the payment, or the invoice of a month of Pro. */
export async function findOwedBack(tx: Db, reference: string): Promise<OwedBack | undefined> {
  const owed = await findRefundByReference(tx, reference)
  const isRetry = owed !== undefined && owed.failures > 0 && owed.failures < maxRefundTries
  return owed && { amountMinor: owed.money.amountMinor, isRetry }
}

/** An operator asks for one more try. */
export async function tryGivenUpAgain(
  { db, jobs, clock }: PayDeps,
  { paymentId, ofShares }: RefundProgress,
): Promise<void> {
  await updateRefund(db, paymentId, { state: stateOwed(ofShares), tryAt: clock() })
  await giveBackSoon(db, jobs, paymentId)
}

/** What operators read. */
export const describeGivenUp = ({ failures, lastFailure }: RefundProgress, amount: string): string =>
  `give back ${amount}: ${failures} refunds failed, the last with ${lastFailure}`
