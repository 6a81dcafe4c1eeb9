import { z } from 'zod'
import { alignClaimed } from '../settle/align-claimed.ts'
import { tellDueGifts, tellGiftsQueue } from '../gifts/tell-gift.ts'
import { tellUnreached, unreachedQueue } from '../gifts/tell-unreached.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { endOutdatedUsesLater } from '../codes/outdated-uses.ts'
import { countDecline, declineQueue } from './count-decline.ts'
import { disputeQueue, followDispute, followDisputes } from '../disputes/follow-disputes.ts'
import { followFraudWarning, fraudWarningQueue } from '../disputes/follow-fraud-warning.ts'
import { outdatedOfferQueue } from '../credit/outdated-offer.ts'
import { endOutdatedOffer } from './end-outdated-offer.ts'
import { endDuplicateSubscription, endSubscriptionQueue } from '../settle/end-duplicate-subscription.ts'
import { notifyOfCharges } from '../notices/index.ts'
import { giveBack } from '../refunds/give-back.ts'
import { refundQueue } from '../refunds/owe-refund.ts'
import { tellStripeByJob } from '../pro/tell-stripe.ts'
import { settleGuideByJob } from '../settle/settle-order.ts'
import { alignGiftQueue, settleGuideQueue, settleQueue, tellStripeQueue } from '../settle/settle-later.ts'
import { settle } from '../settle/settle.ts'
import { refundWithdrawal, resumeWithdrawals, withdrawalQueue } from '../withdrawal/index.ts'
import { recoverMissedPayments } from './recover-missed-payments.ts'

const settleSchema = z.object({ stripeId: z.string(), since: z.coerce.date().optional() })

const dueGiftsQueue = 'payments.due-gifts'
const disputesQueue = 'payments.disputes'
const withdrawalsQueue = 'payments.withdrawals'
const chargeNoticesQueue = 'payments.charge-notices'
const sweepQueue = 'payments.sweep'
const outdatedCodesQueue = 'payments.outdated-codes'
const everyMinute = '* * * * *'
const everyHour = '23 * * * *'
const everyFiveMinutes = '*/5 * * * *'

/** Starts the workers of payment jobs. pg-boss retries failed jobs. */
export async function startPaymentWorkers(deps: SettleDeps): Promise<void> {
  await deps.jobs.work(refundQueue, (data) => giveBack(deps, data))
  await deps.jobs.work(endSubscriptionQueue, (data) => endDuplicateSubscription(deps, data))
  await deps.jobs.work(tellStripeQueue, (data) => tellStripeByJob(deps, data))
  await deps.jobs.work(settleGuideQueue, (data) => settleGuideByJob(deps, data))
  await deps.jobs.work(outdatedOfferQueue, (data) => endOutdatedOffer(deps, data))
  await deps.jobs.work(disputeQueue, (data) => followDispute(deps, data))
  await deps.jobs.work(fraudWarningQueue, (data) => followFraudWarning(deps, data))
  await deps.jobs.work(declineQueue, (data) => countDecline(deps, data))
  await deps.jobs.work(alignGiftQueue, (data) => alignClaimed(deps, data))
  await deps.jobs.work(unreachedQueue, (data) => tellUnreached(deps, data))
  await deps.jobs.work(tellGiftsQueue, () => tellDueGifts(deps))
  await deps.jobs.work(settleQueue, async (data) => {
    const { stripeId, since } = settleSchema.parse(data)
    const settled = await settle(deps, stripeId)
    if (settled === undefined) deps.logger.info({ stripeId }, 'an object of Stripe that is none of this shop')
    if (since !== undefined) deps.watch.eventSettled((deps.clock().getTime() - since.getTime()) / 1000)
  })
  await deps.jobs.work(withdrawalQueue, (data) => refundWithdrawal(deps, data))
  await deps.jobs.repeat(withdrawalsQueue, everyFiveMinutes, () => resumeWithdrawals(deps))
  await deps.jobs.repeat(chargeNoticesQueue, everyHour, () => notifyOfCharges(deps))
  await deps.jobs.repeat(sweepQueue, everyFiveMinutes, () => recoverMissedPayments(deps))
  await deps.jobs.repeat(disputesQueue, everyMinute, () => followDisputes(deps))
  await deps.jobs.repeat(outdatedCodesQueue, everyMinute, () => endOutdatedUsesLater(deps.db, deps))
  await deps.jobs.repeat(dueGiftsQueue, everyFiveMinutes, () => tellDueGifts(deps))
}
