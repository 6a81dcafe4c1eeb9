import { Stripe } from 'stripe'
import { expect } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { deadlines } from '../../../shared/deadlines.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { startHostedCheckout, startSubscription } from '../../payments/checkout/start-payment.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { tellStripe } from '../../payments/pro/tell-stripe.ts'
import { settlePro } from '../../payments/settle/settle-pro.ts'
import { proPriceIn } from '../../../shared/prices.ts'
import { Refusal } from '../../platform/refusal.ts'
import { forEachOf, insertBuyers, paymentIdOf, payOnPage } from '../../testing/buyers.ts'
import { openKillable } from '../../testing/processes/killable-deps.ts'
import type { Shop } from '../../testing/shop.ts'
import { atStripe, decideDispute, dispute, passTime } from '../../testing/subscribers.ts'
import {
  claimPro,
  decideOnGift,
  disputeGift,
  givePro,
  refundGift,
  wrongOfGifts,
  type Gifted,
} from './pro-lives-gifts.ts'
import {
  buyFive,
  buyFiveTooLate,
  buyGuide,
  codes,
  guideIds,
  makeCodes,
  wrongOfCodes,
  wrongOfGuides,
} from './pro-lives-guides.ts'

const hour = 60 * 60
const day = 24 * hour
const atOnce = 6

/** The same choices for the same seed. */
function createDice(seed: number) {
  let state = seed
  const roll = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(roll() * items.length)]
  return { roll, pick }
}
type Dice = ReturnType<typeof createDice>

interface Life extends Gifted {
  dice: Dice
  /** Payments of forms that were opened, in this tab and in others. */
  forms: string[]
  pages: string[]
  /** What was done, for a failure's message. */
  story: string[]
}

type Step = (shop: Shop, life: Life) => Promise<unknown>

const languageOf = ({ dice }: Life) => dice.pick<PageLanguage>(['en', 'ja']) ?? 'en'

async function openForm(
  deps: ShopDeps,
  life: Life,
  { language = languageOf(life), code }: { language?: PageLanguage; code?: string | undefined } = {},
): Promise<void> {
  life.forms.push(paymentIdOf(await startSubscription(deps, life.buyer, { language, code })))
}

async function openPage(deps: ShopDeps, life: Life): Promise<void> {
  const { url } = await startHostedCheckout(deps, life.buyer, { guideId: null, language: languageOf(life) })
  life.pages.push(url)
}

const payForm =
  (card: string, which: 'last' | 'any'): Step =>
  async ({ deps }, { forms, dice }) => {
    const payment = which === 'last' ? forms.at(-1) : dice.pick(forms)
    if (payment !== undefined) await deps.stripe.paymentIntents.confirm(payment, { payment_method: card })
  }

/** Killed at some point on the way; nobody hears what became of it. */
const killed =
  (act: (deps: ShopDeps, life: Life) => Promise<unknown>): Step =>
  async (shop, life) => {
    const death = { step: 1 + Math.floor(life.dice.roll() * 25), moment: 'after' } as const
    const mortal = openKillable(shop, death)
    await Promise.allSettled([act(mortal.deps, life)])
    if (mortal.hasDied()) await expect.poll(mortal.openConnections).toBe(0)
    await mortal.close()
  }

async function customerOf({ deps }: Shop, { buyer }: Life): Promise<string | undefined> {
  const { rows } = await deps.pool.query<{ customer: string | null }>(
    'select stripe_customer_id as customer from users where id = $1',
    [buyer.id],
  )
  return rows[0]?.customer ?? undefined
}

async function chargeOf(shop: Shop, life: Life): Promise<Stripe.Charge | undefined> {
  const customer = await customerOf(shop, life)
  if (customer === undefined) return undefined
  const { data } = await shop.deps.stripe.charges.list({ customer, limit: 100 })
  // Newest first: what was paid last is what people mostly complain about.
  const paid = data.filter((charge) => charge.paid && !charge.refunded && !charge.disputed)
  return life.dice.roll() < 0.7 ? paid[0] : life.dice.pick(paid)
}

async function openDisputeOf(shop: Shop, life: Life): Promise<string | undefined> {
  const customer = await customerOf(shop, life)
  if (customer === undefined) return undefined
  const { data } = await shop.deps.stripe.charges.list({ customer, limit: 100 })
  for (const { payment_intent: payment, disputed } of data) {
    if (!disputed || typeof payment !== 'string') continue
    const { data: disputes } = await shop.deps.stripe.disputes.list({ payment_intent: payment })
    const open = disputes.find(({ status }) => status === 'needs_response')
    if (open !== undefined) return open.id
  }
  return undefined
}

const decide =
  (verdict: 'won' | 'lost'): Step =>
  async (shop, life) => {
    const open = await openDisputeOf(shop, life)
    if (open !== undefined) await decideDispute(shop, open, verdict)
  }

const refund =
  (part: number): Step =>
  async (shop, life) => {
    const charge = await chargeOf(shop, life)
    const left = (charge?.amount ?? 0) - (charge?.amount_refunded ?? 0)
    const amount = Math.floor(left * part)
    if (charge !== undefined && amount > 0)
      await shop.deps.stripe.refunds.create({ charge: charge.id, amount })
  }

/** Presses a button of Stripe's billing portal. */
const atPortal =
  (form: Record<string, string>): Step =>
  async (shop, life) => {
    const customer = await customerOf(shop, life)
    if (customer === undefined) return
    const { url } = await shop.deps.stripe.billingPortal.sessions.create({ customer })
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    await answer.body?.cancel()
  }

/** Can be saved, and is declined when it is charged. */
const takeFailingCard = atPortal({ number: '4000000000000341' })

const steps: Record<string, { often: number; step: Step }> = {
  subscribes: {
    often: 8,
    async step(shop, life) {
      await openForm(shop.deps, life)
      await payForm('pm_card_visa', 'last')(shop, life)
    },
  },
  'subscribes with a card that fails next month': {
    often: 3,
    async step(shop, life) {
      await openForm(shop.deps, life)
      await payForm('pm_card_visa', 'last')(shop, life)
      await takeFailingCard(shop, life)
    },
  },
  'subscribes with a code': {
    often: 3,
    async step(shop, life) {
      await openForm(shop.deps, life, { code: life.dice.pick(codes) })
      await payForm('pm_card_visa', 'last')(shop, life)
    },
  },
  'buys a guide': { often: 4, step: (shop, life) => buyGuide(shop, life, { language: languageOf(life) }) },
  'buys a guide with a code': {
    often: 3,
    step: (shop, life) => buyGuide(shop, life, { language: languageOf(life), code: life.dice.pick(codes) }),
  },
  'buys five guides': { often: 5, step: (shop, life) => buyFive(shop, life, languageOf(life)) },
  'buys five guides, and one of them before': {
    often: 3,
    step: (shop, life) => buyFiveTooLate(shop, life, languageOf(life)),
  },
  'buys a guide and subscribes': {
    often: 6,
    async step(shop, life) {
      const language = languageOf(life)
      await buyGuide(shop, life, { language })
      await openForm(shop.deps, life, { language })
      await payForm('pm_card_visa', 'last')(shop, life)
    },
  },
  'opens the form': { often: 3, step: ({ deps }, life) => openForm(deps, life) },
  'opens the form in two tabs': {
    often: 1,
    step: ({ deps }, life) => Promise.allSettled([openForm(deps, life), openForm(deps, life)]),
  },
  'opens Stripe’s page': { often: 2, step: ({ deps }, life) => openPage(deps, life) },
  'pays on the form': { often: 3, step: payForm('pm_card_visa', 'last') },
  'pays on a form that was opened once': { often: 1, step: payForm('pm_card_visa', 'any') },
  'is declined': { often: 1, step: payForm('pm_card_visa_chargeDeclined', 'last') },
  'pays on Stripe’s page': {
    often: 3,
    step: async (_shop, { pages, buyer }) => {
      const page = pages.at(-1)
      if (page !== undefined) await payOnPage(page, buyer.email)
    },
  },
  'is paid back': { often: 4, step: refund(1) },
  'is paid back half': { often: 1, step: refund(0.5) },
  'disputes a charge': {
    often: 5,
    step: async (shop, life) => {
      const charge = await chargeOf(shop, life)
      if (typeof charge?.payment_intent === 'string') await dispute(shop, charge.payment_intent)
    },
  },
  'wins the dispute, that is, the shop loses it': { often: 6, step: decide('lost') },
  'loses the dispute, that is, the shop wins it': { often: 4, step: decide('won') },
  cancels: { often: 1, step: atPortal({ action: 'cancel' }) },
  'takes the cancellation back': { often: 1, step: atPortal({ action: 'keep' }) },
  'mends the card': { often: 1, step: atPortal({ number: '4242424242424242' }) },
  'is given Pro': { often: 3, step: givePro },
  'is given Pro and accepts it': {
    often: 6,
    async step(shop, life) {
      await givePro(shop, life)
      await claimPro(shop.deps, life)
    },
  },
  'accepts a gift': { often: 4, step: ({ deps }, life) => claimPro(deps, life) },
  'accepts a gift as the node is killed': { often: 1, step: killed(claimPro) },
  'accepts a gift and subscribes at once': {
    often: 2,
    step: ({ deps }, life) => Promise.allSettled([claimPro(deps, life), openForm(deps, life)]),
  },
  'has a gift refunded': { often: 2, step: refundGift },
  'has a gift disputed': { often: 3, step: disputeGift },
  'keeps a disputed gift': { often: 4, step: (shop, life) => decideOnGift(shop, life, 'won') },
  'loses a disputed gift': { often: 1, step: (shop, life) => decideOnGift(shop, life, 'lost') },
  'opens the form as the node is killed': { often: 1, step: killed((deps, life) => openForm(deps, life)) },
  'opens Stripe’s page as the node is killed': { often: 1, step: killed(openPage) },
  'is settled as the node is killed': {
    often: 1,
    step: killed((deps, { buyer }) => settlePro(deps, buyer.id)),
  },
  'is brought in line as the node is killed': {
    often: 1,
    step: killed((deps, { buyer }) => tellStripe(deps, buyer.id)),
  },
}
const choices = Object.entries(steps).flatMap(([name, { often }]) => Array<string>(often).fill(name))

/** Stripe’s no to what comes too late, and the shop’s to what nobody should buy now. */
const isExpected = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ||
  (error instanceof Refusal &&
    [
      'already-subscribed',
      'already-owned',
      'purchase-suspended',
      'gift-claimed',
      'gift-not-open',
      'payment-incomplete',
    ].includes(error.code))

async function takeStep(shop: Shop, life: Life): Promise<void> {
  const name = life.dice.pick(choices) ?? ''
  try {
    await steps[name]?.step(shop, life)
    life.story.push(name)
  } catch (error) {
    if (!isExpected(error)) throw new Error(life.story.join(', '), { cause: error })
    life.story.push(`${name}: refused`)
  }
}

/** What becomes of the events of one round. */
type Delivery = 'on time' | 'twice' | 'late'
const spans = [0, 0, hour, 2 * day, 9 * day, 31 * day + 2 * hour]

/** What lives that are worth the name lead to. */
export const everyState = [
  'active',
  'bundle disputed',
  'bundle kept',
  'bundle lost',
  'bundle refunded',
  'canceled',
  'code for Pro',
  'code for a guide',
  'credited',
  'disputed',
  'gift disputed',
  'gift kept',
  'gift lost',
  'gift refunded',
  'gift waits',
  'incomplete',
  'incomplete_expired',
  'jpy',
  'kept',
  'lost',
  'part given back',
  'past_due',
  'paused',
  'refunded',
  'usd',
]

export interface Lives {
  seed: number
  lives: number
  rounds: number
}

/**
 * Random life cycles of Pro against the sandbox. After each round, once the jobs have run, it is held against Stripe: has
 * Pro by our word if and only if Stripe holds exactly one live, paid or graced subscription, or months of a paid gift run, and never both; charged, so readable;
 * refunded, so said; what guides and codes took off a first month is exact, was paid for them, and counts once; and of guides, alone or five together,
 * what their own file says. Answers what did not hold, and which states were seen.
 */
export async function livePro(
  shop: Shop,
  { seed, lives: count, rounds }: Lives,
): Promise<{ wrong: string[]; seen: string[] }> {
  const seen = new Set<string>()
  const dice = createDice(seed)
  const mostUses = Math.ceil(count / 3)
  await shop.stock(...guideIds.map((id) => ({ id })))
  await makeCodes(shop.deps, mostUses)
  const buyers = await insertBuyers(shop.deps.pool, count)
  const givers = await insertBuyers(shop.deps.pool, count)
  const lives = buyers.map((buyer, index): Life => ({
    buyer,
    giver: givers[index] ?? buyer,
    gifts: [],
    dice: createDice(Math.floor(dice.roll() * 2 ** 31)),
    forms: [],
    pages: [],
    story: [],
  }))
  for (let round = 1; round <= rounds; round += 1) {
    const delivery = dice.pick<Delivery>(['on time', 'on time', 'twice', 'late']) ?? 'on time'
    const span = dice.pick(spans) ?? 0
    await hearAll(shop, delivery, () => forEachOf(lives, atOnce, (life) => takeStep(shop, life)))
    await hearAll(shop, delivery, () => passTime(shop, span))
    const wrong: string[] = []
    await forEachOf(lives, atOnce, async (life) => {
      life.story.push(`(${span / hour} h, events ${delivery})`)
      const found = [
        ...(await wrongOf(shop, life, seen)),
        ...(await wrongOfGifts(shop, life, seen)),
        ...(await wrongOfGuides(shop, life, { seen, becameOf })),
      ]
      if (found.length > 0) wrong.push(`seed ${seed}: ${life.story.join(', ')}: ${found.join('; ')}`)
    })
    wrong.push(...(await wrongOfCodes(shop, mostUses)))
    if (wrong.length > 0) return { wrong, seen: [...seen] }
  }
  return { wrong: [], seen: [...seen].toSorted() }
}

/** Until every event has come, or none has and the sweep has looked, and every job is done. */
async function hearAll(shop: Shop, delivery: Delivery, act: () => Promise<unknown>): Promise<void> {
  const since = Math.floor(shop.deps.clock().getTime() / 1000) - 2
  await atStripe(shop, 'webhook', { paused: delivery === 'late' })
  await act()
  if (delivery !== 'late') await untilDelivered(shop)
  if (delivery === 'twice') {
    for await (const { id } of shop.deps.stripe.events.list({ created: { gte: since }, limit: 100 }))
      await atStripe(shop, `events/${id}/deliver`, {})
  }
  await untilIdle(shop)
  await recoverMissedPayments(shop.deps)
  await untilIdle(shop)
}

/** What is well takes no longer for it. */
const untilWell = { timeout: timeoutMs, interval: 20 }

async function untilDelivered({ stripeUrl }: Shop): Promise<void> {
  const waiting = async () => {
    const answer = await fetch(`${stripeUrl}/_sandbox/webhook`)
    return ((await answer.json()) as { waiting: unknown[] }).waiting.length
  }
  await expect.poll(waiting, untilWell).toBe(0)
}

async function untilIdle({ deps }: Shop): Promise<void> {
  const sql = `select id from pgboss.job where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed'`
  await expect.poll(async () => (await deps.pool.query(sql)).rowCount, untilWell).toBe(0)
}

interface Month {
  id: string
  subscription: string
  checkoutId: string
  isFirst: boolean
  price: number
  takenOff: number
  start: number
  end: number
  outcome: 'kept' | 'disputed' | 'lost' | 'refunded'
  /** Of its money, in whole or in part. */
  givenBack: number
}

/** The three statements, from what Stripe holds, without asking the shop's own rules. */
async function wrongOf(shop: Shop, life: Life, seen: Set<string>): Promise<string[]> {
  const { stripe, db, pool, clock } = shop.deps
  const customer = await customerOf(shop, life)
  const stored = await findSubscription(db, life.buyer.id)
  const hasPro = hasActiveSubscription({ ...stored, grantedUntil: null }, clock())
  if (customer === undefined) return hasPro ? ['Pro without a customer'] : []
  const now = clock().getTime() / 1000
  const { data: plans } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  const months = await monthsOf(stripe, customer)
  const lastOf = (plan: Stripe.Subscription) => months.find(({ subscription }) => subscription === plan.id)
  const live = plans.filter(({ status }) => status === 'active' || status === 'past_due')
  const charging = live.filter((plan) => plan.pause_collection === null)
  const good = charging.filter((plan) => lastOf(plan)?.outcome === 'kept' && isPaidOrGraced(plan, now))
  // The refund that ended a plan may fail: then its paid month stays readable.
  const left = months.some(({ outcome, end }) => outcome === 'kept' && end > now)
  for (const { outcome } of months) seen.add(outcome)
  for (const plan of plans)
    seen.add(plan.pause_collection !== null && plan.status === 'active' ? 'paused' : plan.status)
  for (const { currency } of plans) seen.add(currency)
  const wrong: string[] = []
  const expectThat = (holds: boolean, what: string) => void (holds || wrong.push(what))

  expectThat(
    hasPro ? good.length === 1 || (good.length === 0 && left) : good.length === 0,
    `Pro is ${hasPro}, ${good.length} plans are good`,
  )
  expectThat(
    charging.length === good.length,
    `${charging.length - good.length} plans are charged for nothing`,
  )
  expectThat(live.length <= 1, `${live.length} plans are live`)
  for (const month of months) {
    const isNow = month.start <= now && now < month.end
    expectThat(!(isNow && month.outcome === 'kept') || hasPro, `${month.id} is paid and not readable`)
  }
  const { rows } = await pool.query<{ reference: string; givenBack: number; mails: number }>(
    `select reference,
            case when refunded_at is null then 0 else coalesce(refunded_amount, amount) end as "givenBack",
            (select count(*)::int from mails where body_text like '%' || reference || '%') as mails
     from receipts where user_id = $1`,
    [life.buyer.id],
  )
  for (const { id, outcome, givenBack } of months) {
    const receipt = rows.find(({ reference }) => reference === id)
    expectThat(receipt !== undefined, `${id} has no receipt`)
    if (outcome === 'kept' || outcome === 'refunded')
      expectThat(
        receipt?.givenBack === givenBack,
        `of ${id}, ${outcome}, ${givenBack} are given back, and the receipt says ${receipt?.givenBack}`,
      )
    if (givenBack > 0)
      expectThat((receipt?.mails ?? 0) >= 2, `no mail says that ${givenBack} of ${id} are given back`)
  }
  if (months.some(({ takenOff }) => takenOff > 0)) seen.add('credited')
  const isHeld = ({ subscription }: Month) => hasPro && good.some(({ id }) => id === subscription)
  const codeOff = await codeAmountsOf(shop, life)
  if (months.some(({ checkoutId }) => (codeOff.get(checkoutId) ?? 0) > 0)) seen.add('code for Pro')
  for (const problem of creditProblems(await creditsOf(shop, life), codeOff, months, isHeld))
    expectThat(false, problem)
  const disputed = live.some((plan) => lastOf(plan)?.outcome === 'disputed')
  const held = disputed ? 'disputed' : live.length > 0 ? 'live' : null
  expectThat(stored.held === held, `held is ${stored.held}, not ${held}`)
  return wrong
}

interface Credit {
  checkoutId: string
  purchaseId: number
  amount: number
  paid: number
  isCounted: boolean
  fits: boolean
}

async function creditsOf({ deps }: Shop, { buyer }: Life): Promise<Credit[]> {
  const { rows } = await deps.pool.query<Credit>(
    `select checkouts.id as "checkoutId", purchases.id as "purchaseId", pro_credits.amount, purchases.amount as paid,
            counted_at is not null as "isCounted",
            source = 'payment' and purchases.currency = checkouts.currency and purchases.user_id = checkouts.user_id as fits
     from pro_credits join checkouts on checkouts.id = checkout_id join purchases on purchases.id = purchase_id
     where checkouts.user_id = $1`,
    [buyer.id],
  )
  return rows
}

/** By attempt. */
async function codeAmountsOf({ deps }: Shop, { buyer }: Life): Promise<Map<string, number>> {
  const { rows } = await deps.pool.query<{ id: string; amount: number }>(
    'select id, code_amount as amount from checkouts where user_id = $1 and code is not null',
    [buyer.id],
  )
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** Guides take off a first month what was paid for them, to the last unit, and once. */
function creditProblems(
  credits: readonly Credit[],
  codeOff: ReadonlyMap<string, number>,
  months: readonly Month[],
  isHeld: (month: Month) => boolean,
): string[] {
  const problems: string[] = []
  for (const month of months) {
    const { id, checkoutId, isFirst, price, takenOff } = month
    const parts = credits.filter((credit) => credit.checkoutId === checkoutId)
    const byCode = codeOff.get(checkoutId) ?? 0
    const offered = isFirst ? parts.reduce((sum, { amount }) => sum + amount, byCode) : 0
    if (price !== proPriceIn('usd').amountMinor) problems.push(`${id} has the price ${price}`)
    if (takenOff !== offered) problems.push(`${takenOff} was taken off ${id}, not ${offered}`)
    if (isHeld(month) && isFirst && !parts.every(({ isCounted }) => isCounted))
      problems.push(`what was taken off ${id} may be taken off again`)
  }
  for (const { purchaseId, amount, paid, fits, isCounted, checkoutId } of credits) {
    if (!fits || amount > paid) problems.push(`purchase ${purchaseId} took off what was not paid for it`)
    const lowered = months.filter((month) => month.isFirst && month.checkoutId === checkoutId)
    if (isCounted && lowered.length === 0) problems.push(`purchase ${purchaseId} counted for nothing`)
    const kept = months.filter(
      (month) =>
        month.isFirst &&
        month.outcome !== 'refunded' &&
        credits.some((each) => each.purchaseId === purchaseId && each.checkoutId === month.checkoutId),
    )
    if (kept.length > 1) problems.push(`purchase ${purchaseId} was taken off ${kept.length} months`)
  }
  return problems
}

function isPaidOrGraced({ status, items }: Stripe.Subscription, now: number): boolean {
  const [item] = items.data
  return status === 'active' || now < (item?.current_period_start ?? 0) + deadlines.graceDays * day
}

/** Every paid month with what became of its money, the newest first. */
async function monthsOf(stripe: Stripe, customer: string): Promise<Month[]> {
  const { data: invoices } = await stripe.invoices.list({ customer, status: 'paid', limit: 100 })
  const months: Month[] = []
  for (const { id = '', parent, lines, amount_paid: paid, billing_reason: reason, ...invoice } of invoices) {
    const takenOff = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const { data: payments } = await stripe.invoicePayments.list({ invoice: id, status: 'paid' })
    const payment = payments[0]?.payment.payment_intent
    if (typeof payment !== 'string') throw new Error(`${id} was paid by nothing`)
    const subscription = parent?.subscription_details?.subscription
    months.push({
      id,
      subscription: typeof subscription === 'string' ? subscription : '',
      checkoutId: parent?.subscription_details?.metadata?.['checkoutId'] ?? '',
      isFirst: reason === 'subscription_create',
      price: paid + takenOff,
      takenOff,
      start: lines.data[0]?.period.start ?? 0,
      end: lines.data[0]?.period.end ?? 0,
      ...(await becameOf(stripe, payment)),
    })
  }
  return months.toSorted((a, b) => b.end - a.end)
}

async function becameOf(stripe: Stripe, payment: string): Promise<Pick<Month, 'outcome' | 'givenBack'>> {
  const { data: charges } = await stripe.charges.list({ payment_intent: payment })
  const givenBack = charges.reduce((sum, charge) => sum + charge.amount_refunded, 0)
  if (charges.some(({ refunded }) => refunded)) return { outcome: 'refunded', givenBack }
  const { data: disputes } = await stripe.disputes.list({ payment_intent: payment })
  if (disputes.some(({ status }) => status === 'lost')) return { outcome: 'lost', givenBack }
  const isOpen = disputes.some(({ status }) => status === 'needs_response')
  return { outcome: isOpen ? 'disputed' : 'kept', givenBack }
}
