import { deadlines } from '../../../shared/deadlines.ts'
import type { Money } from '../../../shared/money.ts'

/** The relevant part of a subscription's state at Stripe. */
export interface SubscriptionState {
  id: string
  /** Everything that opens nothing and never will again is 'ended'. */
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  userId: string | undefined
  liveMode: boolean
  /** The monthly charge; undefined if the price is not monthly or its currency is not supported. */
  price: { amountMinor: number; currency: string } | undefined
  created: Date
  periodStart: Date
  periodEnd: Date
  /** When it will end, once it has been cancelled. */
  endsAt: Date | null
  /** Pays for the current period, or the last one of an ended subscription. */
  latestInvoiceId: string | null
  /** What became of its money. */
  money: 'kept' | 'disputed' | 'lost' | 'refunded'
}

/** Pro as it is stored: `expiresAt` is the one instant at which reading ends, `periodEnd` what people are shown. */
export interface ProState {
  subscriptionId: string | null
  status: SubscriptionState['status'] | null
  active: boolean
  expiresAt: Date | null
  periodEnd: Date | null
  /** Whether another month will be charged. */
  renews: boolean
}

export interface ProDecision {
  state: ProState
  /** Other live subscriptions, to be canceled and refunded. */
  duplicates: string[]
  ignored: { id: string; reason: string }[]
}

const hour = 60 * 60 * 1000
/** A renewal is charged about an hour after its period began (R4). */
const renewalGraceMs = 6 * hour
/** How long an unpaid renewal leaves a reader in. */
const pastDueMs = deadlines.graceDays * 24 * hour

/** The whole of what a person's subscriptions mean, without a database and without Stripe (R4, B6.5, B8.20). */
export function decidePro(
  subscriptions: readonly SubscriptionState[],
  { userId, liveMode, prices }: { userId: number; liveMode: boolean; prices: readonly Money[] },
): ProDecision {
  const ignored = subscriptions.flatMap((subscription) => {
    const reason = findMismatch(subscription, String(userId), liveMode, prices)
    return reason === undefined ? [] : [{ id: subscription.id, reason }]
  })
  const ours = subscriptions
    .filter(({ id }) => !ignored.some((each) => each.id === id))
    .toSorted((a, b) => a.created.getTime() - b.created.getTime() || (a.id < b.id ? -1 : 1))
  const opening = ours.filter(opensGuides)
  const holding = opening.find(({ status }) => status !== 'past_due') ?? opening[0]
  return {
    state: holding === undefined ? endedState(ours.at(-1)) : liveState(holding),
    duplicates: opening.filter((subscription) => subscription !== holding).map(({ id }) => id),
    ignored,
  }
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

function opensGuides({ status, money }: SubscriptionState): boolean {
  return (status === 'active' || status === 'trialing' || status === 'past_due') && money === 'kept'
}

function liveState(subscription: SubscriptionState): ProState {
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    active: true,
    expiresAt: expiryOf(subscription),
    periodEnd: subscription.endsAt ?? subscription.periodEnd,
    renews: subscription.endsAt === null,
  }
}

/** When reading ends is one stored instant, computed here alone. */
function expiryOf({ status, endsAt, periodStart, periodEnd }: SubscriptionState): Date {
  if (status === 'past_due') return new Date(periodStart.getTime() + pastDueMs)
  return endsAt ?? new Date(periodEnd.getTime() + renewalGraceMs)
}

function endedState(last: SubscriptionState | undefined): ProState {
  return {
    subscriptionId: last?.id ?? null,
    status: last?.status ?? null,
    active: false,
    expiresAt: null,
    periodEnd: last?.periodEnd ?? null,
    renews: false,
  }
}
