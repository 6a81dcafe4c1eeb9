import { listEndedPeriods, recordEndedPeriods } from '../../access/index.ts'
import type { PayDeps } from '../deps.ts'
import {
  closeUnansweredOrders,
  listForgottenOrders,
  listOrdersToCheck,
  recordChecked,
} from '../orders/order-queries.ts'
import { listSubscriptionsToCheck, lockBuyer, recordProChecked } from '../queries.ts'
import { endAtStripe } from '../checkout/end-at-stripe.ts'
import { receiveEvent, settledEventTypes } from './receive-event.ts'
import { stripePageSize } from '../stripe/stripe.ts'
import { tellStripeContacts } from '../pro/tell-stripe-contact.ts'
import { tellEndingPeriods } from '../gifts/tell-ending.ts'
import { giveBackSoon } from '../refunds/owe-refund.ts'
import { listRefundsToTry } from '../refunds/refund-queries.ts'
import { settleLater, tellStripeLater } from '../settle/settle-later.ts'

const day = 24 * 60 * 60 * 1000
/** Age at which an unpaid checkout counts as abandoned. Milliseconds. */
const lookBackMs = 30 * day
const maxAtOnce = 200
/** Maximum number of event types in one list request to Stripe. */
const mostTypes = 20
/** Upper bound of the duration of a call to Stripe, retries included. Milliseconds. */
const longestCallMs = 5 * 60 * 1000

/** Catches up on missed webhooks, for example after an outage or for an unreported renewal. */
export async function recoverMissedPayments(deps: PayDeps): Promise<void> {
  const now = deps.clock()
  await receiveUndelivered(deps)
  await closeUnansweredOrders(deps.db, { before: new Date(now.getTime() - longestCallMs), now })
  await askAboutOpenCheckouts(deps, now)
  await askAboutPro(deps, now)
  await tryOwedRefunds(deps, now)
  await tellStripeContacts(deps, maxAtOnce)
  await endForgottenCheckouts(deps, now)
  await recordPeriodsThatEnded(deps, now)
  await tellEndingPeriods(deps, now, maxAtOnce)
}

/** Records the regular ends of gifted Pro (B6.14). */
async function recordPeriodsThatEnded({ db }: PayDeps, now: Date): Promise<void> {
  for (const userId of await listEndedPeriods(db, now, maxAtOnce))
    await db.transaction().execute(async (tx) => {
      await lockBuyer(tx, userId)
      await recordEndedPeriods(tx, userId, now)
    })
}

/** Processes events that Stripe could not deliver like delivered ones, as long as Stripe keeps them. */
async function receiveUndelivered(deps: PayDeps): Promise<void> {
  for (let from = 0; from < settledEventTypes.length; from += mostTypes) {
    const undelivered = deps.stripe.events.list({
      types: settledEventTypes.slice(from, from + mostTypes),
      delivery_success: false,
      limit: stripePageSize,
    })
    for await (const event of undelivered) await receiveEvent(deps, event)
  }
}

/** Enqueues the settlement of open checkouts, less often as they grow older, because most of them were abandoned. */
async function askAboutOpenCheckouts({ db, jobs }: PayDeps, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lookBackMs)
  const open = await listOrdersToCheck(db, { now, since, count: maxAtOnce })
  for (const { stripeId } of open) await settleLater(db, jobs, stripeId)
  await recordChecked(
    db,
    open.map(({ id }) => id),
    now,
  )
}

/** Enqueues a sync of subscriptions that may have renewed or ended, or whose change Stripe has not received. */
async function askAboutPro({ db, jobs }: PayDeps, now: Date): Promise<void> {
  const userIds = await listSubscriptionsToCheck(db, now, maxAtOnce)
  for (const userId of userIds) await tellStripeLater(db, jobs, userId)
  await recordProChecked(db, userIds, now)
}

async function tryOwedRefunds({ db, jobs }: PayDeps, now: Date): Promise<void> {
  for (const paymentId of await listRefundsToTry(db, now, maxAtOnce)) await giveBackSoon(db, jobs, paymentId)
}

/** Cancels abandoned checkouts. Unlike sessions and subscriptions, an unpaid PaymentIntent never expires at Stripe. */
async function endForgottenCheckouts(deps: PayDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lookBackMs)
  for (const order of await listForgottenOrders(deps.db, { before, count: maxAtOnce }))
    await endAtStripe(deps, order)
}
