import { enforcedDays } from '../../../shared/deadlines.ts'
import { currencies, type Currency, type Money } from '../../../shared/money.ts'
import type { OpenInvoice, SubscriptionState } from '../stripe/fetch-subscriptions.ts'
import { decideEntitlements, type Entitlement, type Subscription } from '../../access/index.ts'

/** Stored state of Pro. Access ends at `expiresAt`; users are shown `periodEnd`. */
export interface ProState extends Subscription {
  subscriptionId: string | null
}

/** A change at Stripe that keeps a user from being charged for time without access (B8.29). */
export type ProStep =
  | { do: 'resume'; subscriptionId: string }
  | { do: 'end' | 'void'; subscriptionId: string; openInvoices: readonly OpenInvoice[] }
  | { do: 'pause'; subscriptionId: string; unpaidInvoiceId: string | null }

export interface ProDecision {
  state: ProState
  /** Subscriptions of the user that are sold by this shop, oldest first. */
  ours: SubscriptionState[]
  /** Ids of other live subscriptions, to be canceled and refunded. */
  duplicates: string[]
  steps: ProStep[]
  ignored: { id: string; reason: string }[]
}

const hour = 60 * 60 * 1000
/** Access after the end of a paid period, because Stripe charges a renewal about an hour later (R4). Milliseconds. */
const renewalGraceMs = 6 * hour
/** Time for which a user keeps access while a renewal is unpaid. Milliseconds. */
const pastDueMs = enforcedDays.graceDays * 24 * hour

interface ProShop {
  userId: number
  liveMode: boolean
  prices: readonly Money[]
  now: Date
}

/** Decides a user's Pro from all of their subscriptions, without the database and without Stripe (R4, B6.5, B8.20, B8.29). */
export function decidePro(
  subscriptions: readonly SubscriptionState[],
  { userId, liveMode, prices, now }: ProShop,
): ProDecision {
  const ignored = subscriptions.flatMap((subscription) => {
    const reason = findMismatch(subscription, String(userId), liveMode, prices)
    return reason === undefined ? [] : [{ id: subscription.id, reason }]
  })
  const ours = subscriptions
    .filter(({ id }) => !ignored.some((each) => each.id === id))
    .toSorted((a, b) => a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1))
  const { granting, refunded } = decideEntitlements(ours.map((each) => toEntitlement(each, now)))
  // Stripe also charges subscriptions that grant no access here, and they restrict the customer to their currency.
  const held = subscriptions.filter(isHeld)
  return {
    state: {
      ...(granting === undefined ? endedState(ours.at(-1)) : liveState(granting.subscription)),
      held: heldState(held),
      currency: currencyOf(held),
    },
    ours,
    duplicates: refunded.flatMap(({ subscription }) => (isHeld(subscription) ? subscription.id : [])),
    steps: ours.flatMap((each) => stepFor(each, now) ?? []),
    ignored,
  }
}

/** Returns a plan as an entitlement to Pro. Paid plans precede past-due ones, and the remaining time of an ended plan comes last. */
function toEntitlement(
  subscription: SubscriptionState,
  now: Date,
): Entitlement & { subscription: SubscriptionState } {
  const { status, money, created: since } = subscription
  const precedence = !isHeld(subscription) ? 2 : status === 'past_due' ? 1 : 0
  const closed = money === 'disputed' ? 'on-hold' : 'ended'
  const standing = opensGuides(subscription, now) ? 'stands' : closed
  return { subscription, standing, stored: null, refundable: true, precedence, since }
}

/** Returns whether Stripe may charge a subscription, now or once its owner pays an open invoice. */
const isHeld = ({ status, isOver }: SubscriptionState) => !isOver && status !== 'incomplete'

function heldState(held: readonly SubscriptionState[]): ProState['held'] {
  if (held.length === 0) return null
  return held.some(({ money }) => money === 'disputed') ? 'disputed' : 'live'
}

function currencyOf(held: readonly SubscriptionState[]): Currency | null {
  return currencies.find((currency) => held.some(({ price }) => price?.currency === currency)) ?? null
}

function stepFor(subscription: SubscriptionState, now: Date): ProStep | undefined {
  const { id: subscriptionId, isOver, money, pausedByShop, unpaidInvoiceId, openInvoices } = subscription
  if (isOver) return openInvoices.length > 0 ? { do: 'void', subscriptionId, openInvoices } : undefined
  if (!isHeld(subscription)) return undefined
  const end = { do: 'end', subscriptionId, openInvoices } as const
  if (money === 'refunded' || money === 'lost') return end
  if (money === 'disputed')
    return pausedByShop && unpaidInvoiceId === null
      ? undefined
      : { do: 'pause', subscriptionId, unpaidInvoiceId }
  if (isBeyondGrace(subscription, now)) return end
  return pausedByShop ? { do: 'resume', subscriptionId } : undefined
}

function findMismatch(
  { liveMode, userId, price, status }: SubscriptionState,
  buyer: string,
  liveShop: boolean,
  prices: readonly Money[],
): string | undefined {
  if (liveMode !== liveShop) return 'made in another mode than this shop runs in'
  if (userId !== buyer) return 'made for another subscriber'
  const listed = prices.find(({ currency }) => currency === price?.currency)
  const pays = status !== 'trialing'
  if (listed === undefined || price === undefined || (pays && price.amountMinor < listed.amountMinor))
    return 'not at the price of Pro'
  return undefined
}

function opensGuides(subscription: SubscriptionState, now: Date): boolean {
  const { status, money } = subscription
  if (money !== 'kept') return false
  if (status === 'past_due') return !isBeyondGrace(subscription, now)
  return status === 'active' || status === 'trialing' || isPaidAfterEnd(subscription, now)
}

/** Returns whether an ended plan still grants its paid time, because the refund for which it was ended has failed (B8.29). */
function isPaidAfterEnd({ endedByShop, paidUntil }: SubscriptionState, now: Date): boolean {
  return endedByShop && paidUntil !== null && paidUntil > now
}

function isBeyondGrace(subscription: SubscriptionState, now: Date): boolean {
  return subscription.status === 'past_due' && expiryOf(subscription) <= now
}

type OwnState = Omit<ProState, 'held' | 'currency'>

function liveState(subscription: SubscriptionState): OwnState {
  const { id, status, isOver, endsAt, periodEnd, paidUntil } = subscription
  return {
    subscriptionId: id,
    status,
    active: true,
    expiresAt: expiryOf(subscription),
    periodEnd: (isOver ? paidUntil : endsAt) ?? periodEnd,
    renews: endsAt === null && !isOver,
  }
}

/** Returns the time when access ends. No other function computes it. */
function expiryOf({ status, isOver, paidUntil, endsAt, periodStart, periodEnd }: SubscriptionState): Date {
  if (isOver && paidUntil !== null) return paidUntil
  if (status === 'past_due') return new Date(periodStart.getTime() + pastDueMs)
  return endsAt ?? new Date(periodEnd.getTime() + renewalGraceMs)
}

function endedState(last: SubscriptionState | undefined): OwnState {
  return {
    subscriptionId: last?.id ?? null,
    status: last?.status ?? null,
    active: false,
    expiresAt: null,
    periodEnd: last?.periodEnd ?? null,
    renews: false,
  }
}
