import type { Stripe } from 'stripe'
import { z } from 'zod'
import { insertAccessChange, hasAccessChange } from '../../access/index.ts'
import { sendLater } from '../../mail/index.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockBuyer } from '../queries.ts'
import { findEmail } from '../receipts/receipt-queries.ts'
import { refundDelayedMail, refundGivenUpMail } from '../receipts/receipt-mails.ts'
import type { PaymentState } from '../settle/decide-payment.ts'
import { fetchPayment } from '../settle/fetch-payment.ts'
import { isStripeError, rejectionOf } from '../stripe.ts'
import { giveBackSoon } from './owe-refund.ts'
import { findRefund, lockRefund, markReturned, updateRefund, type RefundProgress } from './refund-queries.ts'

const jobSchema = z.object({ paymentId: z.string() })

const hour = 60 * 60 * 1000
const day = 24 * hour
/** Before the second, third and fourth try: a bank's trouble passes, a closed account stays closed. */
const waitsMs = [hour, day, 3 * day]
const mostTries = waitsMs.length + 1

type RefundDeps = Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'env' | 'clock' | 'logger'>

/**
 * Gives back a payment that the shop owes. Stripe says what became of earlier refunds; the next one has in its key how many
 * have failed at Stripe and how many tries came to nothing here, so that a repeat is the same refund and a new try is a new
 * one, also after a no that Stripe keeps under its key. A row is open until Stripe has the money back or the last try has
 * failed. While Stripe can't be reached, the sweep tries again.
 */
export async function giveBack(deps: RefundDeps, data: unknown): Promise<void> {
  const { paymentId } = jobSchema.parse(data)
  const { db, stripe, clock } = deps
  if ((await findRefund(db, paymentId)) === undefined) return
  const payment = (await fetchPayment(stripe, paymentId))?.payment
  if (payment === undefined) return fail(deps, paymentId, { reason: 'Stripe does not know this payment' })
  const { money, failedRefunds } = payment
  if (money === 'refunded' || money === 'lost') return markReturned(db, paymentId, clock())
  // What a dispute takes goes back to the buyer by itself.
  if (money === 'disputed') return waitForDispute(deps, paymentId)
  for (const failed of failedRefunds) await fail(deps, paymentId, failed)
  const owed = await findRefund(db, paymentId)
  if (owed?.state === 'owed' && owed.tryAt <= clock()) await tryOnce(deps, payment, owed)
}

async function tryOnce(
  deps: RefundDeps,
  { paymentId, failedRefunds }: PaymentState,
  { failures }: RefundProgress,
): Promise<void> {
  try {
    await createRefund(deps.stripe, paymentId, `${failedRefunds.length}:${failures}`)
    await markReturned(deps.db, paymentId, deps.clock())
  } catch (error) {
    if (isStripeError(error, 'charge_already_refunded')) return markReturned(deps.db, paymentId, deps.clock())
    if (isStripeError(error, 'charge_disputed')) return waitForDispute(deps, paymentId)
    const reason = rejectionOf(error)
    if (reason !== undefined) return fail(deps, paymentId, { reason })
    deps.logger.warn({ err: error, paymentId }, 'a refund could not be tried')
  }
}

function createRefund(stripe: Stripe, paymentId: string, failedBefore: string): Promise<Stripe.Refund> {
  return stripe.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate' },
    { idempotencyKey: `refund:${paymentId}:${failedBefore}` },
  )
}

function waitForDispute({ db, clock }: Pick<RefundDeps, 'db' | 'clock'>, paymentId: string): Promise<void> {
  return updateRefund(db, paymentId, { state: 'owed', tryAt: new Date(clock().getTime() + day) })
}

/** A try that came to nothing, counted once: the next one waits longer, and after the last one people are needed. */
async function fail(
  { db, jobs, env, clock, logger }: RefundDeps,
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
        : ({ state: 'owed', tryAt: new Date(now.getTime() + wait) } as const)),
    }
    await updateRefund(tx, paymentId, after)
    const { userId, guideId } = before
    const note = `try ${failures} of ${mostTries}, ${reason}`
    const change = 'refund-failed' as const
    await insertAccessChange(tx, { userId, guideId, change, reason: note, sourceRef: id ?? paymentId }, now)
    const mail = mailOf(failures)
    if (mail !== undefined) await sendLater(tx, jobs, mail(env, await findEmail(tx, userId), before), now)
    logger[wait === undefined ? 'error' : 'warn'](
      { paymentId, failures, reason },
      wait === undefined ? 'a refund was given up' : 'a refund failed',
    )
  })
}

/** The buyer hears of the first failure and of the last one. */
function mailOf(failures: number): typeof refundDelayedMail | undefined {
  if (failures === 1) return refundDelayedMail
  return failures === mostTries ? refundGivenUpMail : undefined
}

/** An operator asks for one more try. */
export async function tryGivenUpAgain(
  { db, jobs, clock }: Pick<RefundDeps, 'db' | 'jobs' | 'clock'>,
  { paymentId }: RefundProgress,
): Promise<void> {
  await updateRefund(db, paymentId, { state: 'owed', tryAt: clock() })
  await giveBackSoon(db, jobs, paymentId)
}

/** What operators read. */
export const describeGivenUp = ({ failures, lastFailure }: RefundProgress, amount: string): string =>
  `give back ${amount}: ${failures} refunds failed, the last with ${lastFailure}`
