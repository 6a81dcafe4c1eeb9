import { z } from 'zod'
import { alignClaimedGift } from '../settle/align-claimed-gift.ts'
import { sendDueGiftMails, giftMailsQueue } from '../gifts/send-gift-mail.ts'
import { notifyOfBouncedGift, bouncedGiftQueue } from '../gifts/notify-of-bounced-gift.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { enqueueOutdatedCodeUses } from '../codes/outdated-code-uses.ts'
import { countDecline, declineQueue } from './count-decline.ts'
import { disputeQueue, syncDispute, syncDisputes } from '../disputes/sync-disputes.ts'
import { refundFraudulentPayment, fraudWarningQueue } from '../disputes/refund-fraudulent-payment.ts'
import { proOfferCheckQueue } from '../credit/pro-offer-check.ts'
import { cancelOutdatedOffer } from './cancel-outdated-offer.ts'
import { endDuplicateSubscription, endSubscriptionQueue } from '../settle/end-duplicate-subscription.ts'
import { notifyOfCharges } from '../notices/notify-of-charges.ts'
import { refundOwedPayment } from '../refunds/refund-owed-payment.ts'
import { refundQueue } from '../refunds/schedule-refund.ts'
import { syncSubscription } from '../pro/sync-subscription.ts'
import { settleGuide } from '../settle/settle-order.ts'
import {
  alignGiftQueue,
  settleGuideQueue,
  settleQueue,
  subscriptionSyncQueue,
} from '../settle/enqueue-settlement.ts'
import { settleStripeObject } from '../settle/settle.ts'
import { withdrawalQueue } from '../withdrawal/record-withdrawal.ts'
import { refundWithdrawal, retryWithdrawalRefunds } from '../withdrawal/refund-withdrawal.ts'
import { recoverMissedPayments } from './recover-missed-payments.ts'

const dueGiftsQueue = 'payments.due-gifts'
const disputesQueue = 'payments.disputes'
const withdrawalsQueue = 'payments.withdrawals'
const chargeNoticesQueue = 'payments.charge-notices'
const recoveryQueue = 'payments.sweep'
const outdatedCodesQueue = 'payments.outdated-codes'
const everyMinute = '* * * * *'
const everyHour = '23 * * * *'
const everyFiveMinutes = '*/5 * * * *'

/** Starts the workers of payment jobs. pg-boss retries failed jobs. */
export async function startPaymentWorkers(deps: SettleDeps): Promise<void> {
  const work = <Fields extends z.ZodRawShape>(
    queue: string,
    fields: Fields,
    run: (deps: SettleDeps, data: z.infer<z.ZodObject<Fields>>) => Promise<unknown>,
  ) => deps.jobs.work(queue, async (data) => void (await run(deps, z.object(fields).parse(data))))

  await work(refundQueue, { paymentId: z.string() }, refundOwedPayment)
  await work(endSubscriptionQueue, { subscriptionId: z.string() }, endDuplicateSubscription)
  await work(subscriptionSyncQueue, { userId: z.number() }, (_deps, { userId }) =>
    syncSubscription(deps, userId),
  )
  await work(settleGuideQueue, { userId: z.number(), guideId: z.number() }, settleGuide)
  await work(proOfferCheckQueue, { checkoutId: z.uuid() }, cancelOutdatedOffer)
  await work(disputeQueue, { disputeId: z.string() }, syncDispute)
  await work(fraudWarningQueue, { warningId: z.string() }, refundFraudulentPayment)
  await work(declineQueue, { paymentId: z.string() }, countDecline)
  await work(alignGiftQueue, { giftId: z.uuid() }, alignClaimedGift)
  await work(bouncedGiftQueue, { giftId: z.uuid(), told: z.int() }, notifyOfBouncedGift)
  await deps.jobs.work(giftMailsQueue, () => sendDueGiftMails(deps))
  await work(settleQueue, { stripeId: z.string(), since: z.coerce.date().optional() }, settleNamed)
  await work(withdrawalQueue, { id: z.string() }, refundWithdrawal)
  await deps.jobs.repeat(withdrawalsQueue, everyFiveMinutes, () => retryWithdrawalRefunds(deps))
  await deps.jobs.repeat(chargeNoticesQueue, everyHour, () => notifyOfCharges(deps))
  await deps.jobs.repeat(recoveryQueue, everyFiveMinutes, () => recoverMissedPayments(deps))
  await deps.jobs.repeat(disputesQueue, everyMinute, () => syncDisputes(deps))
  await deps.jobs.repeat(outdatedCodesQueue, everyMinute, () => enqueueOutdatedCodeUses(deps.db, deps))
  await deps.jobs.repeat(dueGiftsQueue, everyFiveMinutes, () => sendDueGiftMails(deps))
}

/** Settles a Stripe object. `since` is the time of the event that named it. */
async function settleNamed(
  deps: SettleDeps,
  { stripeId, since }: { stripeId: string; since?: Date | undefined },
): Promise<void> {
  const settled = await settleStripeObject(deps, stripeId)
  if (settled === undefined) deps.logger.info({ stripeId }, 'an object of Stripe that is none of this shop')
  if (since !== undefined) deps.watch.eventSettled((deps.clock().getTime() - since.getTime()) / 1000)
}
