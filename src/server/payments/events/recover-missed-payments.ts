import { listUsersWithEndedPeriods, recordEndedPeriods } from '../../access/index.ts'
import type { PayDeps } from '../deps.ts'
import {
  closeUnansweredOrders,
  listAbandonedOrders,
  listOrdersToCheck,
  recordOrdersChecked,
} from '../orders/order-queries.ts'
import { listSubscriptionsToCheck, lockBuyer, recordProChecked } from '../queries.ts'
import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'
import { receiveStripeEvent, settledEventTypes } from './receive-event.ts'
import { stripePageSize } from '../stripe/stripe.ts'
import { syncContacts } from '../pro/sync-contacts.ts'
import { notifyOfEndingPro } from '../gifts/notify-of-ending-pro.ts'
import { enqueueRefund } from '../refunds/schedule-refund.ts'
import { listRefundsToTry } from '../refunds/refund-queries.ts'
import { enqueueSettlement, enqueueSubscriptionSync } from '../settle/enqueue-settlement.ts'

const day = 24 * 60 * 60 * 1000
/** Age at which an unpaid checkout counts as abandoned. Milliseconds. */
const lookBackMs = 30 * day
const maxAtOnce = 200
/** Maximum number of event types in one list request to Stripe. */
const maxEventTypes = 20
/** Upper bound of the duration of a call to Stripe, retries included. Milliseconds. */
const maxCallMs = 5 * 60 * 1000

/** Catches up on missed webhooks, for example after an outage or for an unreported renewal. */
export async function recoverMissedPayments(deps: PayDeps): Promise<void> {
  const now = deps.clock()
  await receiveUndeliveredEvents(deps)
  await closeUnansweredOrders(deps.db, { before: new Date(now.getTime() - maxCallMs), now })
  await enqueueCheckoutSettlements(deps, now)
  await enqueueProChecks(deps, now)
  await enqueueOwedRefunds(deps, now)
  await syncContacts(deps, maxAtOnce)
  await cancelAbandonedCheckouts(deps, now)
  await recordExpiredPeriods(deps, now)
  await notifyOfEndingPro(deps, now, maxAtOnce)
}

/** Records in the access history that gifted Pro has ended on time (B6.14). */
async function recordExpiredPeriods({ db }: PayDeps, now: Date): Promise<void> {
  for (const userId of await listUsersWithEndedPeriods(db, now, maxAtOnce))
    await db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      await recordEndedPeriods(tx, userId, now)
    })
}

/** Processes the events that Stripe could not deliver, as long as Stripe lists them. */
async function receiveUndeliveredEvents(deps: PayDeps): Promise<void> {
  for (let from = 0; from < settledEventTypes.length; from += maxEventTypes) {
    const undelivered = deps.stripe.events.list({
      types: settledEventTypes.slice(from, from + maxEventTypes),
      delivery_success: false,
      limit: stripePageSize,
    })
    for await (const event of undelivered) await receiveStripeEvent(deps, event)
  }
}

/** Enqueues the settlement of open checkouts, less often as they grow older, because most of them were abandoned. */
async function enqueueCheckoutSettlements({ db, jobs }: PayDeps, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackMs)
  const open = await listOrdersToCheck(db, { now, since, count: maxAtOnce })
  for (const { stripeId } of open) await enqueueSettlement(db, jobs, stripeId)
  const ids = open.map(({ id }) => id)
  await recordOrdersChecked(db, ids, now)
}

/** Enqueues a sync of subscriptions that may have renewed or ended, or whose change Stripe has not received. */
async function enqueueProChecks({ db, jobs }: PayDeps, now: Date): Promise<void> {
  const userIds = await listSubscriptionsToCheck(db, now, maxAtOnce)
  for (const userId of userIds) await enqueueSubscriptionSync(db, jobs, userId)
  await recordProChecked(db, userIds, now)
}

async function enqueueOwedRefunds({ db, jobs }: PayDeps, now: Date): Promise<void> {
  for (const paymentId of await listRefundsToTry(db, now, maxAtOnce)) await enqueueRefund(db, jobs, paymentId)
}

/** Cancels abandoned checkouts. Unlike sessions and subscriptions, an unpaid PaymentIntent never expires at Stripe. */
async function cancelAbandonedCheckouts(deps: PayDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lookBackMs)
  for (const order of await listAbandonedOrders(deps.db, { before, count: maxAtOnce }))
    await cancelOrderAtStripe(deps, order)
}
