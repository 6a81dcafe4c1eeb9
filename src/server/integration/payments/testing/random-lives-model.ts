import type { How, Sku } from './buy.ts'

/**
 * Predicts from a list of actions alone what a reader and the giver of their gifts are charged, what goes back to them, what
 * they may read, and what their receipts and emails say. It imports nothing from the server.
 */
type Currency = 'usd' | 'jpy'
export type Payer = 'reader' | 'giver'
export type Code = 'HALF' | 'LESS'

/** How something is bought, and by whom. */
export interface Purchase {
  items: readonly Sku[]
  by: Payer
  how: Omit<How, 'code' | 'currency' | 'meanwhile' | 'said'> & {
    currency: Currency
    code?: Code | undefined
    /** Where the buyer says to live, with the declarations of that place. */
    place?: 'eu' | 'us' | undefined
  }
}

/** The n-th paid charge of its payer. */
export interface PaymentRef {
  by: Payer
  nth: number
}

export type Action =
  | { do: 'nothing' }
  /** `meanwhile` happens between the start of the checkout and the payment. */
  | ({ do: 'buy'; meanwhile?: Action | undefined } & Purchase)
  /** The n-th gift. */
  | { do: 'claim'; gift: number }
  | { do: 'pick' | 'give' | 'take-back'; guide: number }
  /** Opens the guide, which may end the right to withdraw from it. */
  | { do: 'read'; guide: number }
  /** By the buyer, in one tab or two: from the whole order, or from the first guide of a bundle. */
  | { do: 'withdraw'; of: PaymentRef; part: 'whole' | 'first'; tabs: 1 | 2 }
  /** The bank reports a payment as fraud. */
  | { do: 'warn'; of: PaymentRef }
  /** By an operator, or by two at the same time: all that is left, half of it, or the share of a guide. */
  | { do: 'refund'; of: PaymentRef; part: RefundedPart; submits: number; operators: 1 | 2 }
  /** The bank returns the last refund of a payment to the shop. */
  | { do: 'fail-refund'; of: PaymentRef }
  | { do: 'dispute'; of: PaymentRef; part: 'all' | 'part' }
  | { do: 'decide'; of: PaymentRef; verdict: 'won' | 'lost' }
  /** On Stripe's page for the plan. */
  | { do: 'portal'; what: 'cancel' | 'keep' | 'failing-card' | 'good-card' }
  /** An old email's page of the unpaid invoice. */
  | { do: 'pay-invoice' }
  /** The plan is canceled at Stripe and then its unpaid invoice is paid, before the shop hears of either. */
  | { do: 'pay-after-end' }
  /** Asks for the deletion of an account, or takes it back. */
  | { do: 'leave' | 'stay'; by: Payer }

export type RefundedPart = 'all' | 'half' | 'share'

interface Refund {
  amount: number
  by: 'operator' | 'shop'
  failed: boolean
}

interface Dispute {
  amount: number
  at: number
  state: 'open' | 'won' | 'lost'
}

interface Share {
  guide: number
  amount: number
  /** It was owned already, so its share goes back. */
  returned: boolean
  /** Taken off a month of Pro. */
  counted: boolean
  /** Its reader has opened the guide. */
  isRead?: boolean
  openedAt?: number
}

/** What the shop owes by itself. */
interface Owed {
  failures: number
  tryAt: number
  state: 'owed' | 'returned' | 'given-up'
  /** Its emails after the first failure speak of the amount that is still to come. */
  amount: number
}

/** To withdraw: where the law gives none, where it ends only with its time, or also with the use that was declared. */
type Right = 'none' | 'kept' | 'declared'

export interface Payment {
  by: Payer
  amount: number
  currency: Currency
  paidAt: number
  refunds: Refund[]
  disputes: Dispute[]
  shares: Share[]
  isBundle: boolean
  right: Right
  /** The guides of each withdrawal; null if the whole order is withdrawn. */
  withdrawn: (readonly number[] | null)[]
  gift?: Gift
  month?: { plan: Plan; start: number; end: number; isLate: boolean }
  owed?: Owed
  /** Failed refunds that count as attempts to refund what the shop owes. */
  failuresCounted: number
  hasReceipt: boolean
  /** As on the receipt. */
  noted: { refunded: number; bank: number }
  /** Emails about money that went back or came back. */
  notices: number
}

export interface Gift {
  sku: Sku
  payment: Payment
  claimed: boolean
  /** Its giver has seen the link. */
  isShown: boolean
  /** Months of Pro: when they run, and what remains of them. */
  grant?: { claimedAt: number; from: number | null; until: number | null; rest: number | null; open: boolean }
}

interface Plan {
  currency: Currency
  created: number
  state: 'active' | 'past-due' | 'over'
  from: number
  until: number
  endsWithMonth: boolean
  cardFails: boolean
  paused: boolean
  endedByShop: boolean
  stoppedForDeletion: boolean
  /** The invoice of the month that is unpaid, with its failed charges and the next one. */
  unpaid?: { failures: number; at: number }
}

type Title =
  | { kind: 'payment'; payment: Payment; share: Share; since: number }
  | { kind: 'gift'; payment: Payment; since: number }
  | { kind: 'free' | 'given'; revoked: boolean; since: number }

export interface Life {
  now: number
  payments: Payment[]
  gifts: Gift[]
  plans: Plan[]
  /** By guide. */
  titles: Map<number, Title[]>
  /** The title that grants access to a guide, or did until its payment was disputed. */
  holders: Map<number, Title>
  usedCodes: Set<Code>
  hasPicked: boolean
  /** When accounts will be deleted. */
  leaving: Map<Payer, number>
  gone: Set<Payer>
}

export const createLife = (now: number): Life => ({
  now,
  payments: [],
  gifts: [],
  plans: [],
  titles: new Map(),
  holders: new Map(),
  usedCodes: new Set(),
  hasPicked: false,
  leaving: new Map(),
  gone: new Set(),
})

const hour = 3_600_000
const day = 24 * hour
const proPrice = 1500
const guidePrice = 200
const sharePrice = 160
const leastCharge: Record<Currency, number> = { usd: 50, jpy: 100 }
const creditDays = 30
const graceDays = 21
const undoDays = 7
const withdrawalDays = 14
/** Smaller disputes are conceded. */
export const concedeBelow = 100
/** The guides of the reading path. */
export const pathGuides = [1, 2, 3, 4, 5]
/** From so many on, each of its guides costs a share of the price of a bundle. */
const minBundleSize = 4
const refundWaits = [hour, day, 3 * day]
const dunningWaits = [3 * day, 5 * day, 7 * day]

export function monthsAfter(at: number, months: number): number {
  const date = new Date(at)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.getTime()
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What has become of the money of a payment. */
export function moneyOf({ amount, refunds, disputes }: Payment) {
  const refunded = sum(refunds.filter(({ failed }) => !failed).map((refund) => refund.amount))
  const isLost = disputes.some(({ state }) => state === 'lost')
  const lost = sum(disputes.filter(({ state }) => state === 'lost').map((dispute) => dispute.amount))
  const bank = Math.min(lost, amount - refunded)
  const left = amount - refunded - bank
  const state =
    refunded >= amount
      ? 'refunded'
      : isLost && left < amount / 10
        ? 'lost'
        : disputes.some((dispute) => dispute.state === 'open')
          ? 'disputed'
          : 'kept'
  return { refunded, bank, left, state } as const
}
const isKept = (payment: Payment) => moneyOf(payment).state === 'kept'

/** The n-th charge of its payer that was paid. */
export const paymentOf = (life: Life, { by, nth }: PaymentRef): Payment | undefined =>
  life.payments.filter((payment) => payment.by === by)[nth]

const guideOf = (sku: Sku) => Number(sku.split(':')[1])
export const livePlan = ({ plans }: Life) => plans.find(({ state }) => state !== 'over')
const monthsOf = (life: Life, plan: Plan) =>
  life.payments
    .filter(({ month }) => month?.plan === plan && !month.isLate)
    .toSorted((one, other) => (other.month?.end ?? 0) - (one.month?.end ?? 0))

/** A dispute of any month is one of the plan; of refunds, those of the last paid month count. */
function moneyOfPlan(life: Life, plan: Plan): 'kept' | 'disputed' | 'lost' | 'refunded' {
  const months = monthsOf(life, plan).map((payment) => moneyOf(payment).state)
  const among = (['lost', 'disputed'] as const).find((state) => months.includes(state))
  return among ?? months[0] ?? 'kept'
}

/** Until when a plan grants access; undefined if it doesn't. */
function planGrants(life: Life, plan: Plan): number | undefined {
  if (moneyOfPlan(life, plan) !== 'kept') return undefined
  if (plan.state === 'active') return plan.endsWithMonth ? plan.until : Infinity
  if (plan.state === 'past-due') return plan.from + graceDays * day > life.now ? Infinity : undefined
  const paidUntil = monthsOf(life, plan)[0]?.month?.end ?? 0
  return plan.endedByShop && paidUntil > life.now ? paidUntil : undefined
}

/** One that is paid before one that is past due, and what is left of an ended one last. */
function grantingPlan(life: Life): Plan | undefined {
  const rank = { active: 0, 'past-due': 1, over: 2 }
  return life.plans
    .filter((plan) => planGrants(life, plan) !== undefined)
    .toSorted((one, other) => rank[one.state] - rank[other.state] || one.created - other.created)[0]
}

const isInForce = (grant: Gift['grant'], now: number) =>
  grant !== undefined && grant.open && grant.from !== null && grant.from <= now && (grant.until ?? 0) > now

export const hasPro = (life: Life): boolean =>
  grantingPlan(life) !== undefined || life.gifts.some(({ grant }) => isInForce(grant, life.now))

function stands(title: Title): boolean {
  return 'payment' in title ? isKept(title.payment) : !title.revoked
}

export const owns = (life: Life, guide: number): boolean => {
  const holder = life.holders.get(guide)
  return holder !== undefined && stands(holder)
}
export const mayRead = (life: Life, guide: number): boolean =>
  !life.gone.has('reader') && (owns(life, guide) || hasPro(life))

const isPicked = (life: Life, guide: number) => owns(life, guide) && life.holders.get(guide)?.kind === 'free'

const refusalOfGuide = (life: Life, guide: number) => {
  if (mayRead(life, guide)) return 'already-owned'
  return life.holders.has(guide) ? 'purchase-suspended' : undefined
}

/** Whether there is what the action is about, and who does it. */
export function isPossible(life: Life, action: Action): boolean {
  const { leaving, gone } = life
  switch (action.do) {
    case 'buy':
      return !gone.has(action.by)
    case 'pick':
    case 'give':
      return !gone.has('reader')
    case 'read':
      return mayRead(life, action.guide)
    case 'withdraw':
      return !gone.has(action.of.by) && withdrawalOf(life, action) !== undefined
    case 'leave':
      return !gone.has(action.by) && !leaving.has(action.by)
    case 'stay':
      return leaving.has(action.by)
    case 'claim': {
      const gift = life.gifts[action.gift]
      return gift !== undefined && !gone.has('reader') && (gift.isShown || !gone.has('giver'))
    }
    case 'take-back':
      if (gone.has('reader')) return false
      return ['free', 'given'].includes(life.holders.get(action.guide)?.kind ?? '')
    case 'portal':
      return livePlan(life) !== undefined && !gone.has('reader')
    case 'pay-invoice':
    case 'pay-after-end': {
      const plan = livePlan(life)
      return plan?.state === 'past-due' && plan.unpaid !== undefined
    }
    case 'warn':
    case 'refund':
    case 'fail-refund':
    case 'dispute':
    case 'decide': {
      const payment = paymentOf(life, action.of)
      if (payment === undefined || !payment.hasReceipt) return false
      if (action.do === 'warn') return true
      if (action.do === 'refund') return partOf(payment, action.part) > 0
      if (action.do === 'fail-refund') return payment.refunds.at(-1)?.failed === false
      // Whether a bill is called off while a conceded dispute is open depends on which is quicker.
      const isUnpaid = payment.month?.plan.unpaid !== undefined
      if (action.do === 'dispute')
        return isKept(payment) && !(isUnpaid && disputedPart(payment, action.part) < concedeBelow)
      return payment.disputes.some(({ state }) => state === 'open')
    }
    default:
      return true
  }
}

/** The code with which an action is refused; undefined if it is done. */
export function refusalOf(life: Life, action: Action): string | undefined {
  switch (action.do) {
    case 'buy': {
      const { how, by } = action
      if (life.leaving.has(by)) return 'account-closing'
      if (how.isGift === true) return undefined
      const items = itemsOf(life, action)
      if (items.includes('pro-month')) {
        if (hasPro(life)) return 'already-subscribed'
        return livePlan(life) === undefined ? undefined : 'purchase-suspended'
      }
      const guides = items.map(guideOf)
      if (how.path !== undefined && guides.length === 0)
        return pathGuides.some((guide) => owns(life, guide)) ? 'already-owned' : 'purchase-suspended'
      if (how.path === undefined && guides.length === 1) return refusalOfGuide(life, guides[0] ?? 0)
      if (guides.some((guide) => owns(life, guide))) return 'already-owned'
      if (guides.some((guide) => life.holders.has(guide))) return 'purchase-suspended'
      return hasPro(life) ? 'already-subscribed' : undefined
    }
    case 'pick':
      if (isPicked(life, action.guide)) return undefined
      return refusalOfGuide(life, action.guide) ?? (life.hasPicked ? 'free-guide-used' : undefined)
    case 'give':
      if (!life.holders.has(action.guide)) return undefined
      return mayRead(life, action.guide) ? 'already-owned' : 'purchase-suspended'
    case 'claim': {
      const gift = life.gifts[action.gift]
      if (gift === undefined) return undefined
      if (!gift.isShown && !isKept(gift.payment)) return 'gift-not-open'
      if (life.leaving.has('reader')) return 'account-closing'
      if (!isKept(gift.payment)) return 'gift-not-open'
      if (gift.claimed) return undefined
      if (gift.sku !== 'pro-gift:3') return refusalOfGuide(life, guideOf(gift.sku))
      const byPlan = grantingPlan(life) !== undefined || livePlan(life) !== undefined
      return byPlan ? 'already-subscribed' : undefined
    }
    case 'refund': {
      const payment = paymentOf(life, action.of)
      if (payment === undefined) return undefined
      if (moneyOf(payment).state === 'disputed') return 'payment-disputed'
      return payment.disputes.length > 0 ? 'refund-refused' : undefined
    }
    case 'withdraw':
      return withdrawalOf(life, action)?.isRefused === true ? 'no-withdrawal' : undefined
    default:
      return undefined
  }
}

type Withdraw = Action & { do: 'withdraw' }

interface Withdrawal {
  isRefused: boolean
  /** Of anything but a bundle. */
  amount: number
  /** Of a bundle. */
  shares: Share[]
}

/** The longest that a run of lives takes: so much later than predicted an action happens at most. */
const slack = 10 * 60_000

/** What a withdrawal does; undefined where it would do something else a few minutes later. */
function withdrawalOf(life: Life, { of, part }: Withdraw): Withdrawal | undefined {
  const payment = paymentOf(life, of)
  if (payment === undefined || !payment.hasReceipt) return undefined
  const [soon, later] = [0, slack].map((ms) => withdrawalAt(payment, part, life.now + ms))
  return soon?.amount === later?.amount && soon?.isRefused === later?.isRefused ? soon : undefined
}

function withdrawalAt(payment: Payment, part: Withdraw['part'], now: number): Withdrawal {
  const { amount, right, shares, gift, month, paidAt, withdrawn } = payment
  const { refunded, state } = moneyOf(payment)
  const wanted = part === 'first' && shares.length > 1 ? shares.slice(0, 1) : undefined
  const isDone = withdrawn.some(
    (each) => each === null || (wanted?.every(({ guide }) => each.includes(guide)) ?? false),
  )
  const nothing = { isRefused: false, amount: 0, shares: [] }
  const refused = { ...nothing, isRefused: true }
  if (isDone) return nothing
  const isBundle = shares.length > 1
  const isDeclared = right === 'declared'
  const open = shares.filter((share) => !share.returned && !(isDeclared && share.isRead === true))
  const isUsed = isBundle
    ? open.length === 0
    : isDeclared && (gift === undefined ? month === undefined : gift.claimed && gift.sku !== 'pro-gift:3')
  const isBack = refunded >= amount || (isBundle && shares.every(({ returned }) => returned))
  if (right !== 'none' && isBack && withdrawn.length > 0) return nothing
  if (right === 'none' || isBack || now >= withdrawalEnd(paidAt) || isUsed || state === 'disputed')
    return refused
  if (isBundle) return { ...nothing, shares: open.filter((share) => wanted?.includes(share) ?? true) }
  const unused =
    month === undefined || !isDeclared
      ? amount
      : Math.ceil((amount * (month.end - now)) / (month.end - month.start))
  return { ...nothing, amount: Math.min(unused, amount - refunded) }
}

/** The end of the fourteenth day after that of the order, or of the Monday after it, in the last time zone. */
function withdrawalEnd(paidAt: number): number {
  const last = new Date(Math.floor(paidAt / day) * day + withdrawalDays * day)
  const weekend = { 0: 1, 6: 2 }[last.getUTCDay()] ?? 0
  return last.getTime() + (weekend + 1) * day + day / 2
}

/** Does what the action does, with all that follows of it. */
export function act(life: Life, action: Action): void {
  if (action.do === 'claim' && isPossible(life, action)) showLink(life.gifts[action.gift])
  if (isPossible(life, action) && refusalOf(life, action) === undefined) perform(life, action)
  settle(life)
}

function showLink(gift: Gift | undefined): void {
  if (gift !== undefined && isKept(gift.payment)) gift.isShown = true
}

function perform(life: Life, action: Action): void {
  switch (action.do) {
    case 'leave':
      return leave(life, action.by)
    case 'stay': {
      life.leaving.delete(action.by)
      const plan = action.by === 'reader' ? livePlan(life) : undefined
      if (plan?.stoppedForDeletion !== true) return
      plan.endsWithMonth = false
      plan.stoppedForDeletion = false
      return
    }
    case 'buy':
      return buy(life, action)
    case 'pick':
    case 'give': {
      if (action.do === 'pick' && isPicked(life, action.guide)) return
      const kind = action.do === 'pick' ? 'free' : 'given'
      if (kind === 'free') life.hasPicked = true
      return grant(life, action.guide, { kind, revoked: false, since: life.now })
    }
    case 'take-back': {
      const holder = life.holders.get(action.guide)
      if (holder !== undefined && 'revoked' in holder) holder.revoked = true
      return
    }
    case 'claim':
      return claim(life, life.gifts[action.gift])
    case 'read': {
      const holder = life.holders.get(action.guide)
      if (holder?.kind === 'payment' && stands(holder)) holder.share.isRead = true
      return
    }
    case 'withdraw':
      return withdraw(life, action)
    case 'warn': {
      const payment = paymentOf(life, action.of)
      if (payment === undefined || payment.disputes.length > 0) return
      const amount = payment.amount - moneyOf(payment).refunded
      if (amount > 0) payment.refunds.push({ amount, by: 'operator', failed: false })
      return
    }
    case 'refund': {
      const payment = paymentOf(life, action.of)
      const amount = payment === undefined ? 0 : partOf(payment, action.part)
      if (amount > 0) payment?.refunds.push({ amount, by: 'operator', failed: false })
      return
    }
    case 'fail-refund': {
      const last = paymentOf(life, action.of)?.refunds.at(-1)
      if (last !== undefined) last.failed = true
      return
    }
    case 'dispute': {
      const payment = paymentOf(life, action.of)
      if (payment === undefined) return
      const amount = disputedPart(payment, action.part)
      payment.disputes.push({ amount, at: life.now, state: amount < concedeBelow ? 'lost' : 'open' })
      return
    }
    case 'decide': {
      const open = paymentOf(life, action.of)?.disputes.find(({ state }) => state === 'open')
      if (open !== undefined) open.state = action.verdict
      return
    }
    case 'portal': {
      const plan = livePlan(life)
      if (plan === undefined) return
      if (action.what === 'cancel' || action.what === 'keep') plan.endsWithMonth = action.what === 'cancel'
      else plan.cardFails = action.what === 'failing-card'
      return
    }
    case 'pay-invoice':
    case 'pay-after-end': {
      const plan = livePlan(life)
      if (plan?.unpaid === undefined) return
      if (action.do === 'pay-after-end') plan.state = 'over'
      return payMonth(life, plan, life.now)
    }
    case 'nothing':
  }
}

/** Stripe refunds nothing of what was ever disputed. */
function withdraw(life: Life, action: Withdraw): void {
  const payment = paymentOf(life, action.of)
  const withdrawal = withdrawalOf(life, action)
  if (payment === undefined || withdrawal === undefined) return
  const { amount, shares } = withdrawal
  if (shares.length > 0) {
    payment.withdrawn.push(shares.map(({ guide }) => guide))
    for (const share of shares) share.returned = true
    owe(life, payment)
  } else if (amount > 0) {
    payment.withdrawn.push(null)
    payment.notices += 1
    if (payment.month !== undefined) payment.month.plan.state = 'over'
    if (payment.disputes.length === 0) payment.refunds.push({ amount, by: 'operator', failed: false })
  }
}

/** No month is charged to who leaves, and who may yet claim their gifts has the links. */
function leave(life: Life, by: Payer): void {
  life.leaving.set(by, life.now + undoDays * day)
  if (by === 'giver') for (const gift of life.gifts) showLink(gift)
  const plan = by === 'reader' ? livePlan(life) : undefined
  if (plan === undefined || plan.endsWithMonth) return
  plan.endsWithMonth = true
  plan.stoppedForDeletion = true
}

export function partOf(payment: Payment, part: RefundedPart): number {
  const { left } = moneyOf(payment)
  if (part === 'share') return Math.min(left, payment.shares[0]?.amount ?? 0)
  return part === 'all' ? left : Math.floor(left / 2)
}
export const disputedPart = ({ amount }: Payment, part: 'all' | 'part') =>
  part === 'all' ? amount : Math.floor(amount / 3)

/** Of a path, only what the reader has not yet. */
export const itemsOf = (life: Life, { items, how }: Purchase): readonly Sku[] =>
  how.path === undefined
    ? items
    : pathGuides.filter((guide) => !life.holders.has(guide)).map((guide): Sku => `guide:${guide}`)

function buy(life: Life, action: Action & { do: 'buy' }): void {
  const { by, how, meanwhile } = action
  if (how.isLeft === true) return
  const items = itemsOf(life, action)
  const isBundle = items.length > 1 || how.path !== undefined
  const takesCode = how.code !== undefined && !life.usedCodes.has(how.code)
  if (meanwhile !== undefined) act(life, meanwhile)
  const pro = items.includes('pro-month')
  const price =
    items[0] === 'pro-gift:3'
      ? 3 * proPrice
      : pro
        ? proPrice
        : items.length * (items.length < minBundleSize ? guidePrice : sharePrice)
  const off = !takesCode ? 0 : how.code === 'HALF' ? price / 2 : 50
  if (takesCode && how.code !== undefined) life.usedCodes.add(how.code)
  const credit = pro ? creditOf(life, how.currency, price - off) : []
  for (const { share } of credit) share.counted = true
  const amount = price - off - sum(credit.map((each) => each.amount))
  const payment: Payment = {
    by,
    amount,
    currency: how.currency,
    paidAt: life.now,
    refunds: [],
    disputes: [],
    shares: [],
    isBundle,
    right: rightOf(how),
    withdrawn: [],
    failuresCounted: 0,
    hasReceipt: false,
    noted: { refunded: 0, bank: 0 },
    notices: 0,
  }
  life.payments.push(payment)
  if (how.isGift === true) {
    payment.gift = { sku: items[0] ?? 'pro-gift:3', payment, claimed: false, isShown: false }
    payment.hasReceipt = true
    life.gifts.push(payment.gift)
    return
  }
  if (pro) {
    const until = monthsAfter(life.now, 1)
    const plan: Plan = {
      currency: how.currency,
      created: life.now,
      state: 'active',
      from: life.now,
      until,
      endsWithMonth: false,
      cardFails: false,
      paused: false,
      endedByShop: false,
      stoppedForDeletion: false,
    }
    life.plans.push(plan)
    payment.month = { plan, start: life.now, end: until, isLate: false }
    payment.hasReceipt = true
    return
  }
  const each = amount / items.length
  for (const guide of items.map(guideOf)) {
    const share = { guide, amount: each, returned: false, counted: false }
    payment.shares.push(share)
    addTitle(life, guide, { kind: 'payment', payment, share, since: life.now })
  }
}

/** Without a word, Japanese pages count as Japan and English ones as the EU without declarations. */
function rightOf({ place, currency }: Purchase['how']): Right {
  if (place === 'eu') return 'declared'
  return place === 'us' || currency === 'jpy' ? 'none' : 'kept'
}

/** What was paid for guides within 30 days and is still the shop's, the oldest first, until the least charge is left. */
function creditOf(life: Life, currency: Currency, price: number): { share: Share; amount: number }[] {
  const counting = life.payments
    .filter((payment) => payment.currency === currency && isKept(payment))
    .flatMap((payment) => payment.shares.map((share) => ({ payment, share })))
    .filter(({ share }) => {
      const holder = life.holders.get(share.guide)
      const isHeld = holder?.kind === 'payment' && holder.share === share
      return isHeld && !share.counted && (share.openedAt ?? 0) > life.now - creditDays * day
    })
    .toSorted((one, other) => (one.share.openedAt ?? 0) - (other.share.openedAt ?? 0))
  const back = new Map<Payment, number>()
  const credit: { share: Share; amount: number }[] = []
  let left = price - leastCharge[currency]
  for (const { payment, share } of counting) {
    const returned = sum(payment.shares.filter((each) => each.returned).map((each) => each.amount))
    const { refunded, bank } = payment.noted
    const lessened = back.get(payment) ?? Math.max(0, refunded + bank - returned)
    back.set(payment, Math.max(0, lessened - share.amount))
    const amount = Math.min(share.amount - lessened, left)
    if (amount <= 0) continue
    credit.push({ share, amount })
    left -= amount
  }
  return credit
}

function addTitle(life: Life, guide: number, title: Title): void {
  life.titles.set(guide, [...(life.titles.get(guide) ?? []), title])
}

function grant(life: Life, guide: number, title: Title): void {
  addTitle(life, guide, title)
  if (!life.holders.has(guide)) life.holders.set(guide, title)
}

function claim(life: Life, gift: Gift | undefined): void {
  if (gift === undefined || gift.claimed) return
  gift.claimed = true
  if (gift.sku === 'pro-gift:3')
    gift.grant = { claimedAt: life.now, from: null, until: null, rest: null, open: true }
  else grant(life, guideOf(gift.sku), { kind: 'gift', payment: gift.payment, since: life.now })
}

/** What the shop does once it has heard of everything. */
export function settle(life: Life): void {
  // One thing follows from another: a month that goes back ends a plan, given months follow it.
  for (let step = 0; step < 4; step += 1) {
    for (const guide of life.titles.keys()) settleGuide(life, guide)
    for (const plan of life.plans) settlePlan(life, plan)
    returnUnearnedMonths(life)
    layOutGrants(life)
    for (const payment of life.payments) giveBack(life, payment)
  }
  for (const payment of life.payments) {
    const { state, refunded, bank } = moneyOf(payment)
    if (state === 'disputed') continue
    payment.notices += Number(refunded !== payment.noted.refunded) + Number(bank !== payment.noted.bank)
    payment.noted = { refunded, bank }
  }
}

/** One title grants access as long as any stands, and the money of the others goes back. */
function settleGuide(life: Life, guide: number): void {
  const titles = life.titles.get(guide) ?? []
  const holder = life.holders.get(guide)
  const standing = titles
    .filter((title) => stands(title) && !(title.kind === 'payment' && title.share.returned))
    .toSorted(
      (one, other) =>
        Number(other === holder) - Number(one === holder) ||
        Number(one.kind === 'payment') - Number(other.kind === 'payment') ||
        one.since - other.since,
    )
  const [granting, ...others] = standing
  if (granting === undefined) {
    const isOnHold =
      holder !== undefined && 'payment' in holder && moneyOf(holder.payment).state === 'disputed'
    if (!isOnHold) life.holders.delete(guide)
    return
  }
  life.holders.set(guide, granting)
  if (granting.kind === 'payment') {
    granting.payment.hasReceipt = true
    granting.share.openedAt ??= life.now
    if (!granting.payment.isBundle) delete granting.payment.owed
  }
  for (const other of others) {
    if (other.kind !== 'payment') continue
    if (other.payment.isBundle) other.share.returned = true
    owe(life, other.payment)
  }
}

function owe(life: Life, payment: Payment): void {
  const returned = payment.shares.filter((share) => share.returned)
  const amount = payment.isBundle ? sum(returned.map((share) => share.amount)) : payment.amount
  payment.owed ??= { failures: 0, tryAt: life.now, state: 'owed', amount }
  if (amount > payment.owed.amount) Object.assign(payment.owed, { amount, state: 'owed', tryAt: life.now })
}

/** A refund that the bank has sent back counts as a try; the next one waits longer. */
function giveBack(life: Life, payment: Payment): void {
  const { owed } = payment
  if (owed === undefined) return
  const money = moneyOf(payment)
  if (money.state === 'refunded' || money.state === 'lost') {
    owed.state = 'returned'
    return
  }
  if (money.state === 'disputed') {
    owed.state = 'owed'
    owed.tryAt = life.now + day
    return
  }
  const ofShares = payment.isBundle
  const tries = payment.refunds.filter(({ by }) => !ofShares || by === 'shop')
  const failures = tries.filter(({ failed }) => failed).length
  for (; payment.failuresCounted < failures; payment.failuresCounted += 1) {
    owed.failures += 1
    const wait = refundWaits[owed.failures - 1]
    owed.state = wait === undefined ? 'given-up' : 'owed'
    owed.tryAt = life.now + (wait ?? 0)
  }
  if (owed.state !== 'owed' || owed.tryAt > life.now) return
  if (payment.disputes.length > 0) {
    owed.tryAt = life.now + day
    return
  }
  const returned = sum(tries.filter(({ failed }) => !failed).map(({ amount }) => amount))
  const amount = ofShares ? Math.min(owed.amount - returned, money.left) : money.left
  if (amount > 0) payment.refunds.push({ amount, by: 'shop', failed: false })
  owed.state = 'returned'
}

/** No one is charged for what they can't read. */
function settlePlan(life: Life, plan: Plan): void {
  const money = moneyOfPlan(life, plan)
  if (plan.state === 'over') {
    delete plan.unpaid
    return
  }
  const isBeyondGrace = plan.state === 'past-due' && plan.from + graceDays * day <= life.now
  if (money === 'lost' || money === 'refunded' || isBeyondGrace) {
    plan.state = 'over'
    plan.endedByShop = true
    delete plan.unpaid
  } else {
    plan.paused = money === 'disputed'
    // The unpaid invoice is voided, and what has none is not past due.
    if (plan.paused && plan.unpaid !== undefined) {
      plan.state = 'active'
      delete plan.unpaid
    }
  }
}

function returnUnearnedMonths(life: Life): void {
  const granting = grantingPlan(life)
  for (const payment of life.payments) {
    const { month } = payment
    if (month === undefined || !isKept(payment)) continue
    const lost = monthsOf(life, month.plan).find((each) => moneyOf(each).state === 'lost')
    const lostAt = Math.min(
      ...(lost?.disputes.filter(({ state }) => state !== 'won') ?? []).map(({ at }) => at),
    )
    if (month.isLate || (lost !== undefined && month.end > lostAt) || isPaidTwice(life, payment, granting))
      owe(life, payment)
  }
  // The last month of an ended plan still grants access.
  const [last] = granting?.state === 'over' ? monthsOf(life, granting) : []
  if (last !== undefined) delete last.owed
}

/** Left of a plan that the shop has ended, while another plan was paid for the same days. */
function isPaidTwice(life: Life, { month }: Payment, granting: Plan | undefined): boolean {
  if (month === undefined || month.plan === granting || !isLeftover(month.plan)) return false
  return life.payments.some(
    (other) =>
      other.month !== undefined &&
      other.month.plan !== month.plan &&
      (!isLeftover(other.month.plan) || other.month.plan.created < month.plan.created) &&
      !other.month.isLate &&
      isKept(other) &&
      other.month.start < month.end &&
      month.start < other.month.end,
  )
}
const isLeftover = ({ state, endedByShop }: Plan) => state === 'over' && endedByShop

/** Given months follow each other and a plan, without losing a day. */
function layOutGrants(life: Life): void {
  const { now } = life
  for (const { grant, payment } of life.gifts) {
    if (grant === undefined || grant.open === isKept(payment)) continue
    grant.open = isKept(payment)
    if (!grant.open) interrupt(grant, now)
  }
  const plan = grantingPlan(life)
  const planUntil = plan === undefined ? now : (planGrants(life, plan) ?? now)
  let free = planUntil
  const open = life.gifts
    .flatMap(({ grant }) => (grant?.open === true ? grant : []))
    .toSorted(
      (one, other) => (one.from ?? Infinity) - (other.from ?? Infinity) || one.claimedAt - other.claimedAt,
    )
  for (const grant of open) {
    const isOver = grant.until !== null && grant.until <= now
    const isBegun = grant.from !== null && grant.from <= now
    if (isBegun && (plan === undefined || isOver)) {
      free = Math.max(free, grant.until ?? 0)
      continue
    }
    interrupt(grant, now)
    if (free === Infinity) continue
    grant.from = free
    grant.until = grant.rest === null ? monthsAfter(free, 3) : free + grant.rest
    free = grant.until
  }
}

function interrupt(grant: NonNullable<Gift['grant']>, now: number): void {
  const { from, until } = grant
  if (until !== null && until <= now) return
  if (from !== null && until !== null && from < now) grant.rest = until - now
  grant.from = null
  grant.until = null
}

/** Time passes at Stripe, which renews, charges and ends plans; then the shop hears of it. */
export function pass(life: Life, ms: number): void {
  const end = life.now + ms
  for (const plan of life.plans) while (takeStep(life, plan, end));
  life.now = end
  settle(life)
  for (const [by, dueAt] of life.leaving) if (dueAt <= end) go(life, by)
}

/** An account is deleted: its plan ends at once, and what was paid stays paid. */
function go(life: Life, by: Payer): void {
  life.leaving.delete(by)
  life.gone.add(by)
  const plan = by === 'reader' ? livePlan(life) : undefined
  if (plan !== undefined) plan.state = 'over'
  settle(life)
}

/** The next step of Stripe's for a plan; false if there is none until then. */
function takeStep(life: Life, plan: Plan, end: number): boolean {
  if (plan.state === 'over') return false
  const { unpaid } = plan
  const at = unpaid === undefined ? plan.until : unpaid.at
  if (at > end) return false
  if (unpaid !== undefined) {
    if (!plan.cardFails) payMonth(life, plan, at)
    else {
      const wait = dunningWaits[unpaid.failures]
      if (wait === undefined) {
        plan.state = 'over'
        delete plan.unpaid
      } else {
        plan.state = 'past-due'
        plan.unpaid = { failures: unpaid.failures + 1, at: at + wait }
      }
    }
    return true
  }
  if (plan.endsWithMonth) {
    plan.state = 'over'
    return true
  }
  plan.from = plan.until
  plan.until = monthsAfter(plan.from, 1)
  if (!plan.paused) plan.unpaid = { failures: 0, at: plan.from + hour }
  return true
}

function payMonth(life: Life, plan: Plan, at: number): void {
  const isLate = plan.state === 'over'
  delete plan.unpaid
  if (!isLate) {
    plan.state = 'active'
    plan.cardFails = false
  }
  life.payments.push({
    by: 'reader',
    amount: proPrice,
    currency: plan.currency,
    paidAt: at,
    refunds: [],
    disputes: [],
    shares: [],
    isBundle: false,
    right: 'none',
    withdrawn: [],
    month: { plan, start: plan.from, end: plan.until, isLate },
    failuresCounted: 0,
    hasReceipt: !isLate,
    noted: { refunded: 0, bank: 0 },
    notices: 0,
  })
}
