import { enforcedDays } from '../../../shared/deadlines.ts'
import { currencies, type Currency, type Money } from '../../../shared/money.ts'
import type { OpenInvoice, SubscriptionState } from '../stripe/fetch-subscriptions.ts'
import { decideTitles, type Title } from '../../access/index.ts'

/** Pro as it is stored: `expiresAt` is the one instant at which reading ends, `periodEnd` what people are shown. */
export interface ProState {
  subscriptionId: string | null
  status: SubscriptionState['status'] | null
  active: boolean
  expiresAt: Date | null
  periodEnd: Date | null
  /** Whether another month will be charged. */
  renews: boolean
  /** What Stripe still holds, whether it opens anything or not. */
  held: 'live' | 'disputed' | null
  /** The currency that Stripe holds the customer to. */
  currency: Currency | null
}

/** A change at Stripe that keeps a user from being charged for what they can't read (B8.29). */
export type ProStep =
  | { do: 'resume'; subscriptionId: string }
  | { do: 'end' | 'void'; subscriptionId: string; openInvoices: readonly OpenInvoice[] }
  | { do: 'pause'; subscriptionId: string; unpaidInvoiceId: string | null }

export interface ProDecision {
  state: ProState
  /** Other live subscriptions, to be canceled and refunded. */
  duplicates: string[]
  steps: ProStep[]
  ignored: { id: string; reason: string }[]
}

const hour = 60 * 60 * 1000
/** A renewal is charged about an hour after its period began (R4). */
const renewalGraceMs = 6 * hour
/** How long a reader keeps access while a renewal is unpaid. */
const pastDueMs = enforcedDays.graceDays * 24 * hour

interface ProShop {
  userId: number
  liveMode: boolean
  prices: readonly Money[]
  now: Date
}

/** Decides what all subscriptions of a user mean, without a database and without Stripe (R4, B6.5, B8.20, B8.29). */
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
  const { granting, refunded } = decideTitles(ours.map((each) => toTitle(each, now)))
  // One that opens nothing here is charged all the same, and holds its currency.
  const held = subscriptions.filter(isHeld)
  return {
    state: {
      ...(granting === undefined ? endedState(ours.at(-1)) : liveState(granting.subscription)),
      held: heldState(held),
      currency: currencyOf(held),
    },
    duplicates: refunded.flatMap(({ subscription }) => (isHeld(subscription) ? subscription.id : [])),
    steps: ours.flatMap((each) => stepFor(each, now) ?? []),
    ignored,
  }
}

/** Every plan is a title to Pro: one that is paid before one that is past due, and what is left of an ended one last. */
function toTitle(subscription: SubscriptionState, now: Date): Title & { subscription: SubscriptionState } {
  const { status, money, created: since } = subscription
  const precedence = !isHeld(subscription) ? 2 : status === 'past_due' ? 1 : 0
  const closed = money === 'disputed' ? 'on-hold' : 'ended'
  const standing = opensGuides(subscription, now) ? 'stands' : closed
  return { subscription, standing, stored: null, refundable: true, precedence, since }
}

/** Stripe may charge it, now or once its owner pays what is open. */
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

/** The refund because of which it was ended has failed: what was paid stays readable (B8.29). */
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

/** When reading ends is one stored instant, computed here alone. */
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
