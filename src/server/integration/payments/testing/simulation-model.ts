import type { PurchaseOptions, TestSku } from './buy.ts'

/**
 * Predicts charges, refunds, access, receipts and emails of a reader and of the giver of their gifts from a list of actions.
 * Imports nothing from the server.
 */
type Currency = 'usd' | 'jpy'
export type Payer = 'reader' | 'giver'
export type SimulatedDiscountCode = 'HALF' | 'LESS'

/** A purchase with its buyer and its options. */
export interface SimulatedPurchase {
  items: readonly TestSku[]
  by: Payer
  how: Omit<PurchaseOptions, 'code' | 'currency' | 'meanwhile' | 'said'> & {
    currency: Currency
    code?: SimulatedDiscountCode | undefined
    /** The buyer's residence, whose declarations they check. */
    place?: 'eu' | 'us' | undefined
  }
}

/** Identifies the n-th paid charge of a payer. */
export interface PaymentRef {
  by: Payer
  nth: number
}

export type SimulatedAction =
  | { do: 'nothing' }
  /** Buys items. `meanwhile` happens between the start of the checkout and the payment. */
  | ({ do: 'buy'; meanwhile?: SimulatedAction | undefined } & SimulatedPurchase)
  /** Claims the n-th gift. */
  | { do: 'claim'; gift: number }
  | { do: 'pick' | 'give' | 'take-back'; guide: number }
  /** Opens the guide, which may end the right to withdraw from it. */
  | { do: 'read'; guide: number }
  /** Withdraws in one or two tabs from the whole order or from the first guide of a bundle. */
  | { do: 'withdraw'; of: PaymentRef; part: 'whole' | 'first'; tabs: 1 | 2 }
  /** Reports a payment as fraud, as a bank does. */
  | { do: 'warn'; of: PaymentRef }
  /** Refunds the rest, half of it or the share of a guide, by one operator or two concurrent ones. */
  | { do: 'refund'; of: PaymentRef; part: RefundedPart; submits: number; operators: 1 | 2 }
  /** Makes the last refund of a payment fail at the bank. */
  | { do: 'fail-refund'; of: PaymentRef }
  | { do: 'dispute'; of: PaymentRef; part: 'all' | 'part' }
  | { do: 'decide'; of: PaymentRef; verdict: 'won' | 'lost' }
  /** Changes the plan or the card in Stripe's billing portal. */
  | { do: 'portal'; what: 'cancel' | 'keep' | 'failing-card' | 'good-card' }
  /** Pays the unpaid invoice on Stripe's invoice page, to which old emails link. */
  | { do: 'pay-invoice' }
  /** Cancels the plan at Stripe and then pays its unpaid invoice, before the shop processes either. */
  | { do: 'pay-after-end' }
  /** Requests the deletion of an account, or cancels the request. */
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
  /** True if the share has to be refunded. */
  returned: boolean
  /** True if the share was credited towards a month of Pro. */
  counted: boolean
  /** True once the reader has opened the guide. */
  isRead?: boolean
  openedAt?: number
}

/** A refund that the shop has to make without an operator. */
interface Owed {
  failures: number
  tryAt: number
  state: 'owed' | 'returned' | 'given-up'
  /** Amount to refund, which emails name after a failure. Minor units. */
  amount: number
}

/** Right to withdraw: none, until its period ends (`kept`), or also until use (`declared`). */
type Right = 'none' | 'kept' | 'declared'

export interface SimulatedPayment {
  by: Payer
  amount: number
  currency: Currency
  paidAt: number
  refunds: Refund[]
  disputes: Dispute[]
  shares: Share[]
  isBundle: boolean
  right: Right
  /** Guides of each withdrawal. Null for the whole order. */
  withdrawn: (readonly number[] | null)[]
  gift?: SimulatedGift
  month?: { plan: Plan; start: number; end: number; isLate: boolean }
  owed?: Owed
  /** Number of failed refunds that were already counted as tries of the owed refund. */
  failuresCounted: number
  hasReceipt: boolean
  /** Amounts on the receipt, refunded by the shop and returned by the bank. Minor units. */
  noted: { refunded: number; bank: number }
  /** Number of emails about refunds and failed refunds. */
  notices: number
}

export interface SimulatedGift {
  sku: TestSku
  payment: SimulatedPayment
  claimed: boolean
  /** True once the giver has created the link. */
  isShown: boolean
  /** Period of given months of Pro. `rest` is the remaining time after an interruption. */
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
  /** The unpaid invoice: the number of failed charges and the time of the next one. */
  unpaid?: { failures: number; at: number }
}

type Entitlement =
  | { kind: 'payment'; payment: SimulatedPayment; share: Share; since: number }
  | { kind: 'gift'; payment: SimulatedPayment; since: number }
  | { kind: 'free' | 'given'; revoked: boolean; since: number }

export interface ModelState {
  now: number
  payments: SimulatedPayment[]
  gifts: SimulatedGift[]
  plans: Plan[]
  /** Entitlements to each guide (paid, gift, free or given), by guide id. */
  entitlements: Map<number, Entitlement[]>
  /** By guide id, the entitlement that grants access, or did until its payment was disputed. */
  holders: Map<number, Entitlement>
  usedCodes: Set<SimulatedDiscountCode>
  hasPicked: boolean
  /** Time at which each account will be deleted. */
  leaving: Map<Payer, number>
  gone: Set<Payer>
}

export const createModelState = (now: number): ModelState => ({
  now,
  payments: [],
  gifts: [],
  plans: [],
  entitlements: new Map(),
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
const minimumCharge: Record<Currency, number> = { usd: 50, jpy: 100 }
const creditDays = 30
const graceDays = 21
const undoDays = 7
const withdrawalDays = 14
/** Disputes below this amount are conceded. Minor units. */
export const concedeThreshold = 100
/** Ids of the guides in the reading path. */
export const pathGuideIds = [1, 2, 3, 4, 5]
/** Smallest number of guides that get the bundle price. */
const minBundleSize = 4
const refundWaits = [hour, day, 3 * day]
const dunningWaits = [3 * day, 5 * day, 7 * day]

export function addCalendarMonths(at: number, months: number): number {
  const date = new Date(at)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return date.getTime()
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns the refunded, bank-returned and remaining amounts of a payment, and its state. */
export function summarizePayment({ amount, refunds, disputes }: SimulatedPayment) {
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
const isKept = (payment: SimulatedPayment) => summarizePayment(payment).state === 'kept'

/** Returns the n-th paid charge of its payer. */
export const findPayment = (model: ModelState, { by, nth }: PaymentRef): SimulatedPayment | undefined =>
  model.payments.filter((payment) => payment.by === by)[nth]

const guideOf = (sku: TestSku) => Number(sku.split(':')[1])
export const findUnendedPlan = ({ plans }: ModelState) => plans.find(({ state }) => state !== 'over')
const monthsOf = (model: ModelState, plan: Plan) =>
  model.payments
    .filter(({ month }) => month?.plan === plan && !month.isLate)
    .toSorted((one, other) => (other.month?.end ?? 0) - (one.month?.end ?? 0))

/** Returns the state of a plan's payments: disputes of any month count, refunds only of the last one. */
function paymentStateOfPlan(model: ModelState, plan: Plan): 'kept' | 'disputed' | 'lost' | 'refunded' {
  const months = monthsOf(model, plan).map((payment) => summarizePayment(payment).state)
  const among = (['lost', 'disputed'] as const).find((state) => months.includes(state))
  return among ?? months[0] ?? 'kept'
}

/** Returns the time until which a plan grants access. Undefined if it grants none. */
function accessEndOfPlan(model: ModelState, plan: Plan): number | undefined {
  if (paymentStateOfPlan(model, plan) !== 'kept') return undefined
  if (plan.state === 'active') return plan.endsWithMonth ? plan.until : Infinity
  if (plan.state === 'past-due') return plan.from + graceDays * day > model.now ? Infinity : undefined
  const paidUntil = monthsOf(model, plan)[0]?.month?.end ?? 0
  return plan.endedByShop && paidUntil > model.now ? paidUntil : undefined
}

/** Returns the plan that grants access: a paid one first, then a past-due one, then an ended one. */
function grantingPlan(model: ModelState): Plan | undefined {
  const rank = { active: 0, 'past-due': 1, over: 2 }
  return model.plans
    .filter((plan) => accessEndOfPlan(model, plan) !== undefined)
    .toSorted((one, other) => rank[one.state] - rank[other.state] || one.created - other.created)[0]
}

const isInForce = (grant: SimulatedGift['grant'], now: number) =>
  grant !== undefined && grant.open && grant.from !== null && grant.from <= now && (grant.until ?? 0) > now

export const hasPro = (model: ModelState): boolean =>
  grantingPlan(model) !== undefined || model.gifts.some(({ grant }) => isInForce(grant, model.now))

function isValidEntitlement(entitlement: Entitlement): boolean {
  return 'payment' in entitlement ? isKept(entitlement.payment) : !entitlement.revoked
}

export const ownsGuide = (model: ModelState, guide: number): boolean => {
  const holder = model.holders.get(guide)
  return holder !== undefined && isValidEntitlement(holder)
}
export const canReadGuide = (model: ModelState, guide: number): boolean =>
  !model.gone.has('reader') && (ownsGuide(model, guide) || hasPro(model))

const isPicked = (model: ModelState, guide: number) =>
  ownsGuide(model, guide) && model.holders.get(guide)?.kind === 'free'

const refusalOfGuide = (model: ModelState, guide: number) => {
  if (canReadGuide(model, guide)) return 'already-owned'
  return model.holders.has(guide) ? 'purchase-suspended' : undefined
}

/** Returns whether the user and the object of the action exist. */
export function isActionPossible(model: ModelState, action: SimulatedAction): boolean {
  const { leaving, gone } = model
  switch (action.do) {
    case 'buy':
      return !gone.has(action.by)
    case 'pick':
    case 'give':
      return !gone.has('reader')
    case 'read':
      return canReadGuide(model, action.guide)
    case 'withdraw':
      return !gone.has(action.of.by) && withdrawalOf(model, action) !== undefined
    case 'leave':
      return !gone.has(action.by) && !leaving.has(action.by)
    case 'stay':
      return leaving.has(action.by)
    case 'claim': {
      const gift = model.gifts[action.gift]
      return gift !== undefined && !gone.has('reader') && (gift.isShown || !gone.has('giver'))
    }
    case 'take-back':
      if (gone.has('reader')) return false
      return ['free', 'given'].includes(model.holders.get(action.guide)?.kind ?? '')
    case 'portal':
      return findUnendedPlan(model) !== undefined && !gone.has('reader')
    case 'pay-invoice':
    case 'pay-after-end': {
      const plan = findUnendedPlan(model)
      return plan?.state === 'past-due' && plan.unpaid !== undefined
    }
    case 'warn':
    case 'refund':
    case 'fail-refund':
    case 'dispute':
    case 'decide': {
      const payment = findPayment(model, action.of)
      if (payment === undefined || !payment.hasReceipt) return false
      if (action.do === 'warn') return true
      if (action.do === 'refund') return computeRefundAmount(payment, action.part) > 0
      if (action.do === 'fail-refund') return payment.refunds.at(-1)?.failed === false
      // It is a race whether an unpaid invoice is voided before a small dispute is conceded.
      const isUnpaid = payment.month?.plan.unpaid !== undefined
      if (action.do === 'dispute')
        return (
          isKept(payment) && !(isUnpaid && computeDisputedAmount(payment, action.part) < concedeThreshold)
        )
      return payment.disputes.some(({ state }) => state === 'open')
    }
    default:
      return true
  }
}

/** Returns the error code of a refused action. Undefined if the action is done. */
export function predictRefusal(model: ModelState, action: SimulatedAction): string | undefined {
  switch (action.do) {
    case 'buy': {
      const { how, by } = action
      if (model.leaving.has(by)) return 'account-closing'
      if (how.isGift === true) return undefined
      const items = listPurchasedItems(model, action)
      if (items.includes('pro-month')) {
        if (hasPro(model)) return 'already-subscribed'
        return findUnendedPlan(model) === undefined ? undefined : 'purchase-suspended'
      }
      const guides = items.map(guideOf)
      if (how.path !== undefined && guides.length === 0)
        return pathGuideIds.some((guide) => ownsGuide(model, guide)) ? 'already-owned' : 'purchase-suspended'
      if (how.path === undefined && guides.length === 1) return refusalOfGuide(model, guides[0] ?? 0)
      if (guides.some((guide) => ownsGuide(model, guide))) return 'already-owned'
      if (guides.some((guide) => model.holders.has(guide))) return 'purchase-suspended'
      return hasPro(model) ? 'already-subscribed' : undefined
    }
    case 'pick':
      if (isPicked(model, action.guide)) return undefined
      return refusalOfGuide(model, action.guide) ?? (model.hasPicked ? 'free-guide-used' : undefined)
    case 'give':
      if (!model.holders.has(action.guide)) return undefined
      return canReadGuide(model, action.guide) ? 'already-owned' : 'purchase-suspended'
    case 'claim': {
      const gift = model.gifts[action.gift]
      if (gift === undefined) return undefined
      if (!gift.isShown && !isKept(gift.payment)) return 'gift-not-open'
      if (model.leaving.has('reader')) return 'account-closing'
      if (!isKept(gift.payment)) return 'gift-not-open'
      if (gift.claimed) return undefined
      if (gift.sku !== 'pro-gift:3') return refusalOfGuide(model, guideOf(gift.sku))
      const byPlan = grantingPlan(model) !== undefined || findUnendedPlan(model) !== undefined
      return byPlan ? 'already-subscribed' : undefined
    }
    case 'refund': {
      const payment = findPayment(model, action.of)
      if (payment === undefined) return undefined
      if (summarizePayment(payment).state === 'disputed') return 'payment-disputed'
      return payment.disputes.length > 0 ? 'refund-refused' : undefined
    }
    case 'withdraw':
      return withdrawalOf(model, action)?.isRefused === true ? 'no-withdrawal' : undefined
    default:
      return undefined
  }
}

type Withdraw = SimulatedAction & { do: 'withdraw' }

interface Withdrawal {
  isRefused: boolean
  /** Refunded amount of an order that is not a bundle. Minor units. */
  amount: number
  /** Refunded shares of a bundle. */
  shares: Share[]
}

/** Maximum delay between the time of an action in the model and in the shop. Milliseconds. */
const slack = 10 * 60_000

/** Returns the effect of a withdrawal. Undefined if it would be different `slack` milliseconds later. */
function withdrawalOf(model: ModelState, { of, part }: Withdraw): Withdrawal | undefined {
  const payment = findPayment(model, of)
  if (payment === undefined || !payment.hasReceipt) return undefined
  const [soon, later] = [0, slack].map((ms) => withdrawalAt(payment, part, model.now + ms))
  return soon?.amount === later?.amount && soon?.isRefused === later?.isRefused ? soon : undefined
}

function withdrawalAt(payment: SimulatedPayment, part: Withdraw['part'], now: number): Withdrawal {
  const { amount, right, shares, gift, month, paidAt, withdrawn } = payment
  const { refunded, state } = summarizePayment(payment)
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

/** Returns the end of the 14th day after the order in UTC-12, moved from a weekend to Monday. */
function withdrawalEnd(paidAt: number): number {
  const last = new Date(Math.floor(paidAt / day) * day + withdrawalDays * day)
  const weekend = { 0: 1, 6: 2 }[last.getUTCDay()] ?? 0
  return last.getTime() + (weekend + 1) * day + day / 2
}

/** Applies an action and all its consequences to the model. */
export function applyAction(model: ModelState, action: SimulatedAction): void {
  if (action.do === 'claim' && isActionPossible(model, action)) showLink(model.gifts[action.gift])
  if (isActionPossible(model, action) && predictRefusal(model, action) === undefined) perform(model, action)
  settleModel(model)
}

function showLink(gift: SimulatedGift | undefined): void {
  if (gift !== undefined && isKept(gift.payment)) gift.isShown = true
}

function perform(model: ModelState, action: SimulatedAction): void {
  switch (action.do) {
    case 'leave':
      return applyDeletionRequest(model, action.by)
    case 'stay': {
      model.leaving.delete(action.by)
      const plan = action.by === 'reader' ? findUnendedPlan(model) : undefined
      if (plan?.stoppedForDeletion !== true) return
      plan.endsWithMonth = false
      plan.stoppedForDeletion = false
      return
    }
    case 'buy':
      return buy(model, action)
    case 'pick':
    case 'give': {
      if (action.do === 'pick' && isPicked(model, action.guide)) return
      const kind = action.do === 'pick' ? 'free' : 'given'
      if (kind === 'free') model.hasPicked = true
      return grant(model, action.guide, { kind, revoked: false, since: model.now })
    }
    case 'take-back': {
      const holder = model.holders.get(action.guide)
      if (holder !== undefined && 'revoked' in holder) holder.revoked = true
      return
    }
    case 'claim':
      return claim(model, model.gifts[action.gift])
    case 'read': {
      const holder = model.holders.get(action.guide)
      if (holder?.kind === 'payment' && isValidEntitlement(holder)) holder.share.isRead = true
      return
    }
    case 'withdraw':
      return withdraw(model, action)
    case 'warn': {
      const payment = findPayment(model, action.of)
      if (payment === undefined || payment.disputes.length > 0) return
      const amount = payment.amount - summarizePayment(payment).refunded
      if (amount > 0) payment.refunds.push({ amount, by: 'operator', failed: false })
      return
    }
    case 'refund': {
      const payment = findPayment(model, action.of)
      const amount = payment === undefined ? 0 : computeRefundAmount(payment, action.part)
      if (amount > 0) payment?.refunds.push({ amount, by: 'operator', failed: false })
      return
    }
    case 'fail-refund': {
      const last = findPayment(model, action.of)?.refunds.at(-1)
      if (last !== undefined) last.failed = true
      return
    }
    case 'dispute': {
      const payment = findPayment(model, action.of)
      if (payment === undefined) return
      const amount = computeDisputedAmount(payment, action.part)
      payment.disputes.push({ amount, at: model.now, state: amount < concedeThreshold ? 'lost' : 'open' })
      return
    }
    case 'decide': {
      const open = findPayment(model, action.of)?.disputes.find(({ state }) => state === 'open')
      if (open !== undefined) open.state = action.verdict
      return
    }
    case 'portal': {
      const plan = findUnendedPlan(model)
      if (plan === undefined) return
      if (action.what === 'cancel' || action.what === 'keep') plan.endsWithMonth = action.what === 'cancel'
      else plan.cardFails = action.what === 'failing-card'
      return
    }
    case 'pay-invoice':
    case 'pay-after-end': {
      const plan = findUnendedPlan(model)
      if (plan?.unpaid === undefined) return
      if (action.do === 'pay-after-end') plan.state = 'over'
      return payMonth(model, plan, model.now)
    }
    case 'nothing':
  }
}

/** Applies a withdrawal. Stripe refunds no payment that was ever disputed. */
function withdraw(model: ModelState, action: Withdraw): void {
  const payment = findPayment(model, action.of)
  const withdrawal = withdrawalOf(model, action)
  if (payment === undefined || withdrawal === undefined) return
  const { amount, shares } = withdrawal
  if (shares.length > 0) {
    payment.withdrawn.push(shares.map(({ guide }) => guide))
    for (const share of shares) share.returned = true
    recordOwedRefund(model, payment)
  } else if (amount > 0) {
    payment.withdrawn.push(null)
    payment.notices += 1
    if (payment.month !== undefined) payment.month.plan.state = 'over'
    if (payment.disputes.length === 0) payment.refunds.push({ amount, by: 'operator', failed: false })
  }
}

/** Requests the deletion of an account, which stops renewals. Gift links are created before. */
function applyDeletionRequest(model: ModelState, by: Payer): void {
  model.leaving.set(by, model.now + undoDays * day)
  if (by === 'giver') for (const gift of model.gifts) showLink(gift)
  const plan = by === 'reader' ? findUnendedPlan(model) : undefined
  if (plan === undefined || plan.endsWithMonth) return
  plan.endsWithMonth = true
  plan.stoppedForDeletion = true
}

export function computeRefundAmount(payment: SimulatedPayment, part: RefundedPart): number {
  const { left } = summarizePayment(payment)
  if (part === 'share') return Math.min(left, payment.shares[0]?.amount ?? 0)
  return part === 'all' ? left : Math.floor(left / 2)
}
export const computeDisputedAmount = ({ amount }: SimulatedPayment, part: 'all' | 'part') =>
  part === 'all' ? amount : Math.floor(amount / 3)

/** Returns the items of a purchase: of a reading path, the guides that the reader doesn't have. */
export const listPurchasedItems = (
  model: ModelState,
  { items, how }: SimulatedPurchase,
): readonly TestSku[] =>
  how.path === undefined
    ? items
    : pathGuideIds.filter((guide) => !model.holders.has(guide)).map((guide): TestSku => `guide:${guide}`)

function buy(model: ModelState, action: SimulatedAction & { do: 'buy' }): void {
  const { by, how, meanwhile } = action
  if (how.isLeft === true) return
  const items = listPurchasedItems(model, action)
  const isBundle = items.length > 1 || how.path !== undefined
  const takesCode = how.code !== undefined && !model.usedCodes.has(how.code)
  if (meanwhile !== undefined) applyAction(model, meanwhile)
  const pro = items.includes('pro-month')
  const price =
    items[0] === 'pro-gift:3'
      ? 3 * proPrice
      : pro
        ? proPrice
        : items.length * (items.length < minBundleSize ? guidePrice : sharePrice)
  const off = !takesCode ? 0 : how.code === 'HALF' ? price / 2 : 50
  if (takesCode && how.code !== undefined) model.usedCodes.add(how.code)
  const credit = pro ? creditOf(model, how.currency, price - off) : []
  for (const { share } of credit) share.counted = true
  const amount = price - off - sum(credit.map((each) => each.amount))
  const payment: SimulatedPayment = {
    by,
    amount,
    currency: how.currency,
    paidAt: model.now,
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
  model.payments.push(payment)
  if (how.isGift === true) {
    payment.gift = { sku: items[0] ?? 'pro-gift:3', payment, claimed: false, isShown: false }
    payment.hasReceipt = true
    model.gifts.push(payment.gift)
    return
  }
  if (pro) {
    const until = addCalendarMonths(model.now, 1)
    const plan: Plan = {
      currency: how.currency,
      created: model.now,
      state: 'active',
      from: model.now,
      until,
      endsWithMonth: false,
      cardFails: false,
      paused: false,
      endedByShop: false,
      stoppedForDeletion: false,
    }
    model.plans.push(plan)
    payment.month = { plan, start: model.now, end: until, isLate: false }
    payment.hasReceipt = true
    return
  }
  const each = amount / items.length
  for (const guide of items.map(guideOf)) {
    const share = { guide, amount: each, returned: false, counted: false }
    payment.shares.push(share)
    addEntitlement(model, guide, { kind: 'payment', payment, share, since: model.now })
  }
}

/** Returns the right to withdraw. No stated residence means Japan on Japanese pages, else the EU without declarations. */
function rightOf({ place, currency }: SimulatedPurchase['how']): Right {
  if (place === 'eu') return 'declared'
  return place === 'us' || currency === 'jpy' ? 'none' : 'kept'
}

/** Returns the credit for guides paid within 30 days, the oldest first, down to Stripe's minimum charge. */
function creditOf(model: ModelState, currency: Currency, price: number): { share: Share; amount: number }[] {
  const counting = model.payments
    .filter((payment) => payment.currency === currency && isKept(payment))
    .flatMap((payment) => payment.shares.map((share) => ({ payment, share })))
    .filter(({ share }) => {
      const holder = model.holders.get(share.guide)
      const isHeld = holder?.kind === 'payment' && holder.share === share
      return isHeld && !share.counted && (share.openedAt ?? 0) > model.now - creditDays * day
    })
    .toSorted((one, other) => (one.share.openedAt ?? 0) - (other.share.openedAt ?? 0))
  const back = new Map<SimulatedPayment, number>()
  const credit: { share: Share; amount: number }[] = []
  let left = price - minimumCharge[currency]
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

function addEntitlement(model: ModelState, guide: number, entitlement: Entitlement): void {
  model.entitlements.set(guide, [...(model.entitlements.get(guide) ?? []), entitlement])
}

function grant(model: ModelState, guide: number, entitlement: Entitlement): void {
  addEntitlement(model, guide, entitlement)
  if (!model.holders.has(guide)) model.holders.set(guide, entitlement)
}

function claim(model: ModelState, gift: SimulatedGift | undefined): void {
  if (gift === undefined || gift.claimed) return
  gift.claimed = true
  if (gift.sku === 'pro-gift:3')
    gift.grant = { claimedAt: model.now, from: null, until: null, rest: null, open: true }
  else grant(model, guideOf(gift.sku), { kind: 'gift', payment: gift.payment, since: model.now })
}

/** Applies what the shop does once it has processed all webhooks. */
export function settleModel(model: ModelState): void {
  // The steps are repeated, because one can require another: a refunded month ends a plan, which starts given months.
  for (let step = 0; step < 4; step += 1) {
    for (const guide of model.entitlements.keys()) settleGuide(model, guide)
    for (const plan of model.plans) settlePlan(model, plan)
    oweUnusableMonths(model)
    scheduleGrants(model)
    for (const payment of model.payments) makeOwedRefund(model, payment)
  }
  for (const payment of model.payments) {
    const { state, refunded, bank } = summarizePayment(payment)
    if (state === 'disputed') continue
    payment.notices += Number(refunded !== payment.noted.refunded) + Number(bank !== payment.noted.bank)
    payment.noted = { refunded, bank }
  }
}

/** Lets one valid entitlement grant access, and refunds the payments of the others. */
function settleGuide(model: ModelState, guide: number): void {
  const entitlements = model.entitlements.get(guide) ?? []
  const holder = model.holders.get(guide)
  const standing = entitlements
    .filter(
      (entitlement) =>
        isValidEntitlement(entitlement) && !(entitlement.kind === 'payment' && entitlement.share.returned),
    )
    .toSorted(
      (one, other) =>
        Number(other === holder) - Number(one === holder) ||
        Number(one.kind === 'payment') - Number(other.kind === 'payment') ||
        one.since - other.since,
    )
  const [granting, ...others] = standing
  if (granting === undefined) {
    const isOnHold =
      holder !== undefined && 'payment' in holder && summarizePayment(holder.payment).state === 'disputed'
    if (!isOnHold) model.holders.delete(guide)
    return
  }
  model.holders.set(guide, granting)
  if (granting.kind === 'payment') {
    granting.payment.hasReceipt = true
    granting.share.openedAt ??= model.now
    if (!granting.payment.isBundle) delete granting.payment.owed
  }
  for (const other of others) {
    if (other.kind !== 'payment') continue
    if (other.payment.isBundle) other.share.returned = true
    recordOwedRefund(model, other.payment)
  }
}

function recordOwedRefund(model: ModelState, payment: SimulatedPayment): void {
  const returned = payment.shares.filter((share) => share.returned)
  const amount = payment.isBundle ? sum(returned.map((share) => share.amount)) : payment.amount
  payment.owed ??= { failures: 0, tryAt: model.now, state: 'owed', amount }
  if (amount > payment.owed.amount) Object.assign(payment.owed, { amount, state: 'owed', tryAt: model.now })
}

/** Makes an owed refund. A refund that failed at the bank counts as a try, and the next try waits longer. */
function makeOwedRefund(model: ModelState, payment: SimulatedPayment): void {
  const { owed } = payment
  if (owed === undefined) return
  const money = summarizePayment(payment)
  if (money.state === 'refunded' || money.state === 'lost') {
    owed.state = 'returned'
    return
  }
  if (money.state === 'disputed') {
    owed.state = 'owed'
    owed.tryAt = model.now + day
    return
  }
  const ofShares = payment.isBundle
  const tries = payment.refunds.filter(({ by }) => !ofShares || by === 'shop')
  const failures = tries.filter(({ failed }) => failed).length
  for (; payment.failuresCounted < failures; payment.failuresCounted += 1) {
    owed.failures += 1
    const wait = refundWaits[owed.failures - 1]
    owed.state = wait === undefined ? 'given-up' : 'owed'
    owed.tryAt = model.now + (wait ?? 0)
  }
  if (owed.state !== 'owed' || owed.tryAt > model.now) return
  if (payment.disputes.length > 0) {
    owed.tryAt = model.now + day
    return
  }
  const returned = sum(tries.filter(({ failed }) => !failed).map(({ amount }) => amount))
  const amount = ofShares ? Math.min(owed.amount - returned, money.left) : money.left
  if (amount > 0) payment.refunds.push({ amount, by: 'shop', failed: false })
  owed.state = 'returned'
}

/** Ends or pauses a plan that grants no access, so that it is not charged. */
function settlePlan(model: ModelState, plan: Plan): void {
  const money = paymentStateOfPlan(model, plan)
  if (plan.state === 'over') {
    delete plan.unpaid
    return
  }
  const isBeyondGrace = plan.state === 'past-due' && plan.from + graceDays * day <= model.now
  if (money === 'lost' || money === 'refunded' || isBeyondGrace) {
    plan.state = 'over'
    plan.endedByShop = true
    delete plan.unpaid
  } else {
    plan.paused = money === 'disputed'
    // The unpaid invoice is voided, so that the plan is no longer past due.
    if (plan.paused && plan.unpaid !== undefined) {
      plan.state = 'active'
      delete plan.unpaid
    }
  }
}

function oweUnusableMonths(model: ModelState): void {
  const granting = grantingPlan(model)
  for (const payment of model.payments) {
    const { month } = payment
    if (month === undefined || !isKept(payment)) continue
    const lost = monthsOf(model, month.plan).find((each) => summarizePayment(each).state === 'lost')
    const lostAt = Math.min(
      ...(lost?.disputes.filter(({ state }) => state !== 'won') ?? []).map(({ at }) => at),
    )
    if (month.isLate || (lost !== undefined && month.end > lostAt) || isPaidTwice(model, payment, granting))
      recordOwedRefund(model, payment)
  }
  // The last month of an ended plan still grants access.
  const [last] = granting?.state === 'over' ? monthsOf(model, granting) : []
  if (last !== undefined) delete last.owed
}

/** Returns whether a month of a plan that the shop has ended overlaps a paid month of another plan. */
function isPaidTwice(model: ModelState, { month }: SimulatedPayment, granting: Plan | undefined): boolean {
  if (month === undefined || month.plan === granting || !isEndedByShop(month.plan)) return false
  return model.payments.some(
    (other) =>
      other.month !== undefined &&
      other.month.plan !== month.plan &&
      (!isEndedByShop(other.month.plan) || other.month.plan.created < month.plan.created) &&
      !other.month.isLate &&
      isKept(other) &&
      other.month.start < month.end &&
      month.start < other.month.end,
  )
}
const isEndedByShop = ({ state, endedByShop }: Plan) => state === 'over' && endedByShop

/** Schedules given months one after another, after any plan, without losing a day. */
function scheduleGrants(model: ModelState): void {
  const { now } = model
  for (const { grant, payment } of model.gifts) {
    if (grant === undefined || grant.open === isKept(payment)) continue
    grant.open = isKept(payment)
    if (!grant.open) interruptGrant(grant, now)
  }
  const plan = grantingPlan(model)
  const planUntil = plan === undefined ? now : (accessEndOfPlan(model, plan) ?? now)
  let free = planUntil
  const open = model.gifts
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
    interruptGrant(grant, now)
    if (free === Infinity) continue
    grant.from = free
    grant.until = grant.rest === null ? addCalendarMonths(free, 3) : free + grant.rest
    free = grant.until
  }
}

function interruptGrant(grant: NonNullable<SimulatedGift['grant']>, now: number): void {
  const { from, until } = grant
  if (until !== null && until <= now) return
  if (from !== null && until !== null && from < now) grant.rest = until - now
  grant.from = null
  grant.until = null
}

/** Advances the time: Stripe renews, charges and ends plans, and then the shop settles them. */
export function advanceModelTime(model: ModelState, ms: number): void {
  const end = model.now + ms
  for (const plan of model.plans) while (takePlanStep(model, plan, end));
  model.now = end
  settleModel(model)
  for (const [by, dueAt] of model.leaving) if (dueAt <= end) applyAccountDeletion(model, by)
}

/** Deletes an account, which ends its plan immediately and refunds nothing. */
function applyAccountDeletion(model: ModelState, by: Payer): void {
  model.leaving.delete(by)
  model.gone.add(by)
  const plan = by === 'reader' ? findUnendedPlan(model) : undefined
  if (plan !== undefined) plan.state = 'over'
  settleModel(model)
}

/** Takes the plan's next renewal or charge that is due by `end`. Returns false if there is none. */
function takePlanStep(model: ModelState, plan: Plan, end: number): boolean {
  if (plan.state === 'over') return false
  const { unpaid } = plan
  const at = unpaid === undefined ? plan.until : unpaid.at
  if (at > end) return false
  if (unpaid !== undefined) {
    if (!plan.cardFails) payMonth(model, plan, at)
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
  plan.until = addCalendarMonths(plan.from, 1)
  if (!plan.paused) plan.unpaid = { failures: 0, at: plan.from + hour }
  return true
}

function payMonth(model: ModelState, plan: Plan, at: number): void {
  const isLate = plan.state === 'over'
  delete plan.unpaid
  if (!isLate) {
    plan.state = 'active'
    plan.cardFails = false
  }
  model.payments.push({
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
