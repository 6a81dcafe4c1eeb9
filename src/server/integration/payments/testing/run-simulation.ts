import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Stripe } from 'stripe'
import { listDeclarationTexts } from '../../../../shared/law/law-texts.ts'
import type { Product } from '../../../../shared/law/law-table.ts'
import type { Receipt } from '../../../../shared/payments/receipt-schemas.ts'
import { timeoutMs } from '../../../../../scripts/testing/timeouts.ts'
import { grantGuideToReader, revokeReaderGuide } from '../../../admin/readers/reader-actions.ts'
import { readRefundableAmount, refundOperation } from '../../../admin/readers/refund.ts'
import { scheduleDeletion } from '../../../account/index.ts'
import { enqueueDueDeletions } from '../../../account/deletion/process-deletion.ts'
import { insertDiscountCode, listReceipts } from '../../../payments/index.ts'
import { recoverMissedPayments } from '../../../payments/events/recover-missed-payments.ts'
import type { Caller } from '../../../platform/caller.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getTranslate } from '../../../platform/texts.ts'
import { forEachConcurrently } from '../../../testing/buyers.ts'
import { buyItems, getErrorCode, getLanguageForCurrency, retryUntilAvailable, type TestSku } from './buy.ts'
import { callQuery, readCallData, callMutation } from '../../../testing/call.ts'
import { fetchMailsTo, runJobsNow } from '../../../testing/mailbox.ts'
import type { Person } from '../../../testing/people.ts'
import type { Shop } from '../../../testing/shop.ts'
import { controlStripe, decideDispute, createDispute, advanceClocks } from '../../../testing/subscribers.ts'
import { simulatedGuideIds, type SimulationRound, type SimulationScript } from './simulation-script.ts'
import {
  applyAction,
  createModelState,
  computeDisputedAmount,
  isActionPossible,
  listPurchasedItems,
  findUnendedPlan,
  canReadGuide,
  summarizePayment,
  computeRefundAmount,
  advanceModelTime,
  findPayment,
  predictRefusal,
  type SimulatedAction,
  type ModelState,
  type Payer,
  type SimulatedPayment,
  type PaymentRef,
  type SimulatedPurchase,
} from './simulation-model.ts'

const atOnce = 6

/** A reader and a giver in the shop, and the model that predicts their results. */
interface Simulation {
  model: ModelState
  people: Record<Payer, Person>
  /** User ids, which stay known when the accounts are deleted. */
  ids: Record<Payer, number>
  /** Gifts in the order of their purchases. `key` is set once the link was created. */
  gifts: { id: string; key?: string }[]
  /** References on receipts by payment id: the invoice of a month of Pro, else the payment id. */
  invoices: Map<string, string>
  operator: Caller
}

export interface SimulationMismatch {
  /** Index of the history in the script. */
  index: number
  round: number
  wrong: string[]
}

export async function prepareSimulationShop(shop: Shop): Promise<void> {
  // The first five guides form a reading path.
  const tags = [
    ['graphic design'],
    ['print on demand'],
    ['Etsy', 'Digital Products'],
    ['stock images'],
    ['ebooks', 'handmade gifts'],
  ]
  await shop.stock(...simulatedGuideIds.map((id, place) => ({ id, tags: tags[place] ?? [] })))
  // Users keep their sessions when they request a deletion, as if they had logged in again.
  shop.deps.identity = { ...shop.deps.identity, endSessions: async () => undefined }
  const code = {
    forGuides: true,
    forPro: true,
    beginsAt: shop.deps.clock(),
    endsAt: null,
    mostUses: null,
    newBuyers: false,
    note: '',
    madeAt: shop.deps.clock(),
    madeBy: 'chie@example.com',
  }
  await insertDiscountCode(shop.deps.db, {
    ...code,
    word: 'HALF',
    folded: 'HA1F',
    terms: { percent: 50, amounts: null },
  })
  const amounts = { usd: 50, jpy: 50 }
  await insertDiscountCode(shop.deps.db, {
    ...code,
    word: 'LESS',
    folded: '1ESS',
    terms: { percent: null, amounts },
  })
}

/** Runs all histories of a script concurrently and compares each with the model after each round. */
export async function runSimulation(
  shop: Shop,
  { rounds, histories }: SimulationScript,
): Promise<SimulationMismatch[]> {
  const simulations: Simulation[] = []
  await forEachConcurrently(
    histories,
    atOnce,
    async (_actions, index) => void (simulations[index] = await startSimulation(shop)),
  )
  for (const [number, round] of rounds.entries()) {
    const wrong = histories.map((): string[] => [])
    await shop.deps.pool.query('delete from rate_limits')
    await runRound(shop, round, () =>
      forEachConcurrently(simulations, atOnce, async (each, index) => {
        const action = histories[index]?.[number]
        if (action !== undefined) wrong[index]?.push(...(await perform(shop, each, action)))
      }),
    )
    if (round.seconds > 0) {
      await runRound(shop, { ...round, cut: undefined }, () => advanceClocks(shop, round.seconds))
      for (const { model } of simulations) advanceModelTime(model, round.seconds * 1000)
    }
    await forEachConcurrently(
      simulations,
      atOnce,
      async (each, index) => void wrong[index]?.push(...(await compare(shop, each))),
    )
    const found = wrong.flatMap((lines, index) =>
      lines.length === 0 ? [] : [{ index, round: number, wrong: lines }],
    )
    if (found.length > 0) return found
  }
  return []
}

/** Formats the actions of a failing history and its mismatches as lines of text. */
export function formatSimulationMismatch(
  { rounds, histories }: SimulationScript,
  { index, round, wrong }: SimulationMismatch,
): string[] {
  const actions = histories[index]?.slice(0, round + 1) ?? []
  return [...actions.map((action, at) => JSON.stringify({ ...rounds[at], action })), ...wrong]
}

/** Removes every action without which the history still fails. */
export async function shrinkSimulationScript(
  shop: Shop,
  { rounds, histories }: SimulationScript,
  wrong: SimulationMismatch,
): Promise<{ script: SimulationScript; wrong: SimulationMismatch }> {
  const playedRounds = rounds.slice(0, wrong.round + 1)
  let actions = histories[wrong.index]?.slice(0, playedRounds.length) ?? []
  let reduced: SimulationMismatch = { ...wrong, index: 0 }
  for (const left of actions.keys()) {
    const fewer = actions.with(left, { do: 'nothing' })
    const [found] = await runSimulation(shop, { rounds: playedRounds, histories: [fewer] })
    if (found === undefined) continue
    actions = fewer
    reduced = found
  }
  return { script: { rounds: playedRounds, histories: [actions] }, wrong: reduced }
}

async function startSimulation(shop: Shop): Promise<Simulation> {
  const people = { reader: await shop.signUp('reader'), giver: await shop.signUp('giver') }
  const id = crypto.randomUUID()
  const operator: Caller = {
    uid: id,
    email: `${id}@example.com`,
    emailVerified: true,
    role: 'owner',
    authenticatedAt: new Date(),
  }
  const model = createModelState(shop.deps.clock().getTime())
  const ids = { reader: await idOf(shop, people.reader), giver: await idOf(shop, people.giver) }
  return { model, people, ids, gifts: [], invoices: new Map(), operator }
}

/** Runs the actions of a round, and waits until all its webhooks, recovery jobs and other jobs are done. */
async function runRound(
  shop: Shop,
  { events, cut }: SimulationRound,
  happen: () => Promise<unknown>,
): Promise<void> {
  const since = Math.floor(shop.deps.clock().getTime() / 1000) - 2
  await controlStripe(shop, 'webhook', { paused: events === 'late' })
  // The Stripe library sends a request up to three times.
  if (cut !== undefined)
    await controlStripe(shop, 'faults', { ...cut, ...(!cut.held && { status: 0 }), times: 3 })
  const silence = cut?.held === true ? wait(silenceMs).then(() => clearFaults(shop)) : undefined
  await Promise.all([happen(), silence])
  if (events !== 'late') await untilDelivered(shop)
  if (events === 'twice')
    for await (const { id } of shop.deps.stripe.events.list({ created: { gte: since }, limit: 100 }))
      await controlStripe(shop, `events/${id}/deliver`, {})
  await clearFaults(shop)
  await untilIdle(shop)
  // Without webhooks, the second recovery finds the refunds that the first one has made.
  for (let sweep = 0; sweep < (events === 'late' ? 2 : 1); sweep += 1) {
    await recoverMissedPayments(shop.deps)
    await enqueueDueDeletions(shop.deps)
    await untilIdle(shop)
  }
}

const clearFaults = ({ stripeUrl }: Shop) => fetch(`${stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
/** Milliseconds for which held requests get no response. Shorter than the timeout of the Stripe library. */
const silenceMs = 700

const untilWell = { timeout: timeoutMs, interval: 40 }

async function untilDelivered({ stripeUrl }: Shop): Promise<void> {
  const waiting = async () => {
    const answer = await fetch(`${stripeUrl}/_sandbox/webhook`)
    return ((await answer.json()) as { waiting: unknown[] }).waiting.length
  }
  await expect.poll(waiting, untilWell).toBe(0)
}

async function untilIdle(shop: Shop): Promise<void> {
  const sql = `select start_after > now() as later from pgboss.job where state < 'completed' and name <> 'payments.sweep'
    and (name like 'payments.%' or name in ('account.deletion', 'mail.send', 'desk.finish-operation'))`
  const countWaiting = async () => {
    const { rows } = await shop.deps.pool.query<{ later: boolean }>(sql)
    if (rows.some(({ later }) => later)) await runJobsNow(shop)
    return rows.length
  }
  await expect.poll(countWaiting, untilWell).toBe(0)
}

/** Does an action in the shop and in the model. Returns a line if their error codes differ. */
async function perform(shop: Shop, simulation: Simulation, action: SimulatedAction): Promise<string[]> {
  if (!isActionPossible(simulation.model, action)) return []
  const expected = predictRefusal(simulation.model, action)
  const refused = await performAtShop(shop, simulation, action).catch(
    (error: unknown) => `error: ${String(error)}`,
  )
  // The model itself applies what happened during the checkout.
  applyAction(simulation.model, action)
  return refused === expected ? [] : [`${action.do}: ${refused ?? 'no refusal'}, not ${expected ?? 'done'}`]
}

type Refused = Promise<string | undefined>

async function performAtShop(shop: Shop, simulation: Simulation, action: SimulatedAction): Refused {
  const { people, model, gifts } = simulation
  const { stripe } = shop.deps
  switch (action.do) {
    case 'buy': {
      const { items, by, how, meanwhile } = action
      const said = how.place && {
        place: how.place,
        declarations: listDeclarationTexts(
          getTranslate(getLanguageForCurrency(how.currency)),
          how.place,
          productOf(action, listPurchasedItems(model, action)),
        ),
      }
      const isDone = meanwhile !== undefined && isActionPossible(model, meanwhile)
      const bought = await buyItems(shop, people[by], items, {
        ...how,
        said,
        meanwhile: isDone ? () => performAtShop(shop, simulation, meanwhile) : undefined,
      })
      if (bought.giftId !== undefined) gifts.push({ id: bought.giftId })
      return bought.refused
    }
    case 'pick':
      return refusalCodeOf(
        await retryUntilAvailable(() =>
          shop.post('/api/users/free-selection', { guideId: action.guide }, people.reader),
        ),
      )
    case 'claim':
      return claim(shop, people, gifts[action.gift] ?? { id: '' })
    case 'read':
      await shop.visit(`/api/guides/${action.guide}`, people.reader)
      return undefined
    case 'withdraw': {
      const receiptId = (await receiptOf(shop, simulation, action.of))?.id ?? ''
      const [share] = findPayment(model, action.of)?.shares ?? []
      const guideIds = action.part === 'first' && share !== undefined ? [share.guide] : null
      const tabs = Array.from({ length: action.tabs }, async () =>
        refusalCodeOf(
          await retryUntilAvailable(() =>
            callMutation(shop, people[action.of.by], 'withdrawals.confirm', { receiptId, guideIds }),
          ),
        ),
      )
      return (await Promise.all(tabs)).find((code) => code !== undefined)
    }
    case 'warn': {
      const payment_intent = await paymentIdOf(shop, simulation, action.of)
      const { data } = await stripe.charges.list({ payment_intent })
      await controlStripe(shop, 'fraud-warnings', { charge: data.find(({ paid }) => paid)?.id })
      return undefined
    }
    case 'give':
    case 'take-back':
      return runAsOperator(() => changeGuide(shop, simulation, action))
    case 'refund': {
      const receiptId = (await receiptOf(shop, simulation, action.of))?.id ?? ''
      const { refunded } = await readRefundableAmount(shop.deps, receiptId)
      const payment = findPayment(model, action.of)
      const amount = payment === undefined ? 0 : computeRefundAmount(payment, action.part)
      const submitted = Array.from({ length: action.operators }, async () => {
        const input = {
          operationId: crypto.randomUUID(),
          receiptId,
          amount,
          shown: { refunded },
          reason: 'asked',
        }
        const times = Array.from({ length: action.submits }, () =>
          runAsOperator(() =>
            refundOperation.run({ ctx: { deps: shop.deps, member: simulation.operator }, input }),
          ),
        )
        return (await Promise.all(times)).find((code) => code !== undefined)
      })
      const [one, other] = await Promise.all(submitted)
      if (action.operators === 1 || one === other) return one
      // One of two operators refunds, and the other one gets a conflict.
      const isDoneOnce = [one, other].includes(undefined) && [one, other].includes('changed-since-shown')
      return isDoneOnce ? undefined : `${one} and ${other}`
    }
    case 'fail-refund': {
      const { data } = await stripe.refunds.list({
        payment_intent: await paymentIdOf(shop, simulation, action.of),
      })
      await controlStripe(shop, `refunds/${data[0]?.id}/fail`, {})
      return undefined
    }
    case 'dispute': {
      const payment = findPayment(model, action.of)
      const amount = payment && computeDisputedAmount(payment, action.part)
      await createDispute(shop, await paymentIdOf(shop, simulation, action.of), amount)
      return undefined
    }
    case 'decide': {
      const { data } = await stripe.disputes.list({
        payment_intent: await paymentIdOf(shop, simulation, action.of),
      })
      const open = data.find(({ status }) => status === 'needs_response')
      await decideDispute(shop, open?.id ?? '', action.verdict)
      return undefined
    }
    case 'portal': {
      const { what } = action
      const answer = await retryUntilAvailable(() =>
        shop.post('/api/users/billing-portal', {}, people.reader),
      )
      const number = what === 'failing-card' ? '4000000000000341' : '4242424242424242'
      const isCard = what === 'failing-card' || what === 'good-card'
      const form = isCard ? { number } : { action: what }
      await submitForm(answer.json<{ url: string }>().url, form)
      return undefined
    }
    case 'pay-invoice':
    case 'pay-after-end': {
      const customer = await customerOf(shop, simulation.ids.reader)
      const { data } = await stripe.invoices.list({ customer, status: 'open' })
      if (action.do === 'pay-after-end') {
        const { data: plans } = await stripe.subscriptions.list({ customer, status: 'past_due' })
        await stripe.subscriptions.cancel(plans[0]?.id ?? '')
      }
      await submitForm(data[0]?.hosted_invoice_url ?? '', { number: '4242424242424242' })
      return undefined
    }
    case 'leave': {
      if (action.by === 'giver') for (const gift of gifts) await showLink(shop, people.giver, gift)
      const asked = { userId: simulation.ids[action.by], emailConfirmed: true, language: 'en' } as const
      await shop.deps.db.transaction().execute((tx) => scheduleDeletion(tx, shop.deps, asked))
      return undefined
    }
    case 'stay':
      return refusalCodeOf(await callMutation(shop, people[action.by], 'account.keep'))
    case 'nothing':
      return undefined
  }
}

/** Returns the product category of consumer law. */
function productOf({ how }: SimulatedPurchase, items: readonly TestSku[]): Product {
  if (how.isGift === true) return items[0] === 'pro-gift:3' ? 'pro-gift' : 'gift'
  if (items[0] === 'pro-month') return 'pro'
  return items.length === 1 ? 'guide' : 'bundle'
}

const refusalCodeOf = (answer: Awaited<ReturnType<typeof callMutation>>) =>
  answer.status === 200 ? undefined : (getErrorCode(answer) ?? `status ${answer.status}`)

async function submitForm(url: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  await answer.body?.cancel()
}

async function claim(
  shop: Shop,
  { reader, giver }: Simulation['people'],
  gift: { id: string; key?: string },
): Refused {
  const refused = await showLink(shop, giver, gift)
  if (refused !== undefined) return refused
  const { key } = gift
  return refusalCodeOf(await retryUntilAvailable(() => callMutation(shop, reader, 'gifts.claim', { key })))
}

async function showLink(shop: Shop, giver: Person, gift: { id: string; key?: string }): Refused {
  if (gift.key !== undefined) return undefined
  const link = await retryUntilAvailable(() =>
    callMutation(shop, giver, 'gifts.showLink', { id: gift.id, language: 'en' }),
  )
  // A canceled gift gets no new link.
  if (link.status !== 200) return refusalCodeOf(link)
  gift.key = readCallData<{ url: string }>(link).url.split('#')[1] ?? ''
  return undefined
}

/** Retries while payments are unavailable. Returns the error code of a refusal. */
async function runAsOperator(submit: () => Promise<unknown>): Refused {
  for (;;)
    try {
      await submit()
      return undefined
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code !== 'payments-unavailable') return error.code
    }
}

async function changeGuide(
  { deps }: Shop,
  { ids, operator }: Simulation,
  { do: what, guide: guideId }: SimulatedAction & { do: 'pick' | 'give' | 'take-back' },
): Promise<void> {
  const { rows } = await deps.pool.query<{ since: Date }>(
    'select purchase_date as since from purchases where user_id = $1 and guide_id = $2 and revoked_at is null',
    [ids.reader, guideId],
  )
  const input = { operationId: crypto.randomUUID(), userId: ids.reader, guideId, reason: 'asked' }
  const shown = { since: rows[0]?.since.toISOString() ?? '' }
  const ctx = { deps, member: operator }
  if (what === 'give') await grantGuideToReader.run({ ctx, input })
  else await revokeReaderGuide.run({ ctx, input: { ...input, shown } })
}

/** Returns the paid charges of a user, the oldest first. */
async function chargesOf(
  shop: Shop,
  userId: number,
): Promise<(Stripe.Charge & { payment_intent: string })[]> {
  const customer = await customerOf(shop, userId)
  if (customer === '') return []
  const { data } = await shop.deps.stripe.charges.list({ customer, limit: 100 })
  return data
    .filter((charge): charge is typeof charge & { payment_intent: string } => charge.paid)
    .toReversed()
}

async function idOf({ deps }: Shop, { uid }: Person): Promise<number> {
  const { rows } = await deps.pool.query<{ id: number }>('select id from users where firebase_uid = $1', [
    uid,
  ])
  return rows[0]?.id ?? 0
}

async function customerOf({ deps }: Shop, userId: number): Promise<string> {
  const { rows } = await deps.pool.query<{ customer: string | null }>(
    'select stripe_customer_id as customer from users where id = $1',
    [userId],
  )
  return rows[0]?.customer ?? ''
}

const paymentIdOf = async (shop: Shop, { ids }: Simulation, { by, nth }: PaymentRef) =>
  (await chargesOf(shop, ids[by]))[nth]?.payment_intent ?? ''

/** Returns receipts as their owner sees them, or from the database once the account is deleted. */
async function receiptsOf(
  shop: Shop,
  { people, ids, model }: Simulation,
  by: Payer,
): Promise<Pick<Receipt, 'id' | 'reference' | 'refundedAmount' | 'bankReturnedAmount'>[]> {
  if (!model.gone.has(by))
    return readCallData<{ receipts: Receipt[] }>(await callQuery(shop, people[by], 'payments.receipts'))
      .receipts
  const kept = await listReceipts(shop.deps.db, ids[by])
  return kept.map(({ id, reference, refundedMinor, bankReturnedMinor: bankReturnedAmount }) => {
    return { id, reference, refundedAmount: refundedMinor - bankReturnedAmount, bankReturnedAmount }
  })
}

async function receiptOf(
  shop: Shop,
  simulation: Simulation,
  ref: PaymentRef,
): Promise<{ id: string } | undefined> {
  const reference = await referenceOf(shop, simulation, await paymentIdOf(shop, simulation, ref))
  return (await receiptsOf(shop, simulation, ref.by)).find((receipt) => receipt.reference === reference)
}

/** Returns the reference of a payment in receipts and emails: the invoice of a month of Pro, else its id. */
async function referenceOf({ deps }: Shop, { invoices }: Simulation, paymentId: string): Promise<string> {
  const known = invoices.get(paymentId)
  if (known !== undefined) return known
  const payment = { type: 'payment_intent', payment_intent: paymentId } as const
  const { data } = await deps.stripe.invoicePayments.list({ payment })
  const invoice = data[0]?.invoice
  const reference = typeof invoice === 'string' ? invoice : paymentId
  invoices.set(paymentId, reference)
  return reference
}

/** Returns the differences as lines: '-' for the model, '+' for the shop and Stripe. */
async function compare(shop: Shop, simulation: Simulation): Promise<string[]> {
  const expected = predict(simulation.model)
  const found = await observe(shop, simulation)
  return [
    ...expected.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
  ]
}

const payers = ['reader', 'giver'] as const

function predict(model: ModelState): string[] {
  const lines = [
    `reads ${simulatedGuideIds.filter((guide) => canReadGuide(model, guide)).join()}`,
    'the giver reads nothing',
  ]
  const plan = findUnendedPlan(model)
  if (plan !== undefined) lines.push(`plan is ${plan.state}${plan.paused ? ', paused' : ''}`)
  for (const by of payers)
    for (const [nth, payment] of model.payments.filter((each) => each.by === by).entries()) {
      const { amount, currency, disputes, hasReceipt, noted, owed, notices, failuresCounted } = payment
      const about = `${by} ${nth}:`
      const states = disputes.map(({ state }) => state).toSorted()
      lines.push(
        `${about} paid ${amount} ${currency}, refunded ${summarizePayment(payment).refunded}, disputes ${states.join()}`,
      )
      lines.push(
        `${about} ${hasReceipt ? `receipt says ${noted.refunded} and ${noted.bank} by the bank` : 'no receipt'}`,
      )
      if (model.gone.has(by)) continue
      if (!hasReceipt) lines.push(`${about} ${owed?.amount ?? 0} promised by email`)
      else if (failuresCounted === 0)
        lines.push(`${about} emails say ${noted.refunded} and ${noted.bank} by the bank`)
      if (hasAllEmails(payment)) lines.push(`${about} ${notices + 1} emails`)
    }
  return lines
}

/**
 * Returns whether the number of emails is predictable. It isn't for owed refunds, which have emails of their own, and for
 * failed refunds, because the shop may process one together with its retry.
 */
const hasAllEmails = ({ hasReceipt, owed, refunds }: SimulatedPayment) =>
  hasReceipt && owed === undefined && !refunds.some(({ failed }) => failed)

async function observe(shop: Shop, simulation: Simulation): Promise<string[]> {
  const { people, ids, model } = simulation
  const views = await Promise.all(simulatedGuideIds.map((guide) => canView(shop, people.reader, guide)))
  const lines = [`reads ${simulatedGuideIds.filter((_guide, index) => views[index]).join()}`]
  lines.push(`the giver reads ${(await canView(shop, people.giver, 1)) ? 'guide 1' : 'nothing'}`)
  lines.push(...(await plansOf(shop, ids.reader)))
  for (const by of payers) {
    const receipts = await receiptsOf(shop, simulation, by)
    const mails = await fetchMailsTo(shop, people[by].email)
    for (const [nth, charge] of (await chargesOf(shop, ids[by])).entries()) {
      const about = `${by} ${nth}:`
      const { amount, currency, amount_refunded: refunded, payment_intent: payment } = charge
      const states = charge.disputed ? await disputesOf(shop, payment) : []
      lines.push(
        `${about} paid ${amount} ${currency}, refunded ${refunded}, disputes ${states.toSorted().join()}`,
      )
      const reference = await referenceOf(shop, simulation, payment)
      const receipt = receipts.find((each) => each.reference === reference)
      const texts = mails.map(({ text }) => text).filter((text) => text.includes(reference))
      const said = readAmountsFrom(texts)
      const { refundedAmount = 0, bankReturnedAmount = 0 } = receipt ?? {}
      lines.push(
        receipt === undefined
          ? `${about} no receipt`
          : `${about} receipt says ${refundedAmount} and ${bankReturnedAmount} by the bank`,
      )
      if (model.gone.has(by)) continue
      if (receipt === undefined) lines.push(`${about} ${said.promised} promised by email`)
      else {
        const known = findPayment(model, { by, nth })
        if (known?.failuresCounted === 0)
          lines.push(`${about} emails say ${said.refunded} and ${said.bank} by the bank`)
        if (known !== undefined && hasAllEmails(known)) lines.push(`${about} ${texts.length} emails`)
      }
    }
  }
  return lines
}

const canView = async (shop: Shop, person: Person, guide: number) =>
  (await shop.visit(`/api/users/can-view/${guide}`, person)).json<{ canView?: boolean }>().canView === true

const dispositions: Partial<Record<Stripe.Dispute.Status, string>> = { needs_response: 'open' }

async function disputesOf({ deps }: Shop, payment: string): Promise<string[]> {
  const { data } = await deps.stripe.disputes.list({ payment_intent: payment })
  return data.map(({ status }) => dispositions[status] ?? status)
}

/** Returns the plans that Stripe may still charge, as lines. */
async function plansOf(shop: Shop, userId: number): Promise<string[]> {
  const customer = await customerOf(shop, userId)
  if (customer === '') return []
  const { data } = await shop.deps.stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
  return data
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map(
      ({ status, pause_collection: paused }) =>
        `plan is ${status === 'active' ? status : 'past-due'}${paused === null ? '' : ', paused'}`,
    )
}

/** Returns the last amounts that the emails about a payment name. Minor units. */
function readAmountsFrom(texts: readonly string[]) {
  const said = { refunded: 0, bank: 0, promised: 0 }
  for (const text of texts) {
    const back = parseAmountAfter(text, 'Amount refunded', '返金額')
    const bank = parseAmountAfter(text, 'Returned by your bank', 'カード会社からの返金額')
    const lost = parseAmountAfter(text, 'Refund that didn’t arrive', 'お手元に届かなかった返金')
    const promised = parseAmountAfter(text, 'Amount to be refunded', '返金予定額')
    if (back !== undefined || lost !== undefined) said.refunded = back ?? 0
    if (bank !== undefined) said.bank = bank
    if (promised !== undefined) said.promised = promised
  }
  return said
}

/** Returns the amount after a label in minor units: 160 for '$1.60', 200 for '¥200'. */
function parseAmountAfter(text: string, english: string, japanese: string): number | undefined {
  const found = new RegExp(`^(?:${english}: |${japanese}：)([$¥])([\\d,.]+)`, 'm').exec(text)
  if (found === null) return undefined
  const amount = Number(found[2]?.replaceAll(',', ''))
  return found[1] === '$' ? Math.round(amount * 100) : amount
}
