import type { Plan, Purchases } from '../../../shared/access/access-schemas.ts'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { payOnHostedPage, parsePaymentId, payWithCard } from '../buyers.ts'
import { callQuery, readCallData, callMutation } from '../call.ts'
import { runJobsNow } from '../mailbox.ts'
import type { Person } from '../people.ts'
import type { TestResponse, Shop } from '../shop.ts'
import {
  controlStripe,
  decideDispute,
  createDispute,
  advanceClocks,
  fetchSubscriptions,
} from '../subscribers.ts'

const daySeconds = 24 * 60 * 60

interface Offer {
  language?: PageLanguage
  code?: string
}

function requireOk(answer: TestResponse, what: string): TestResponse {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.body}`)
  return answer
}

/** Actions of buyers, operators and banks. Each one waits until the shop has settled it. */
export type DumpActions = ReturnType<typeof createDumpActions>

export function createDumpActions(shop: Shop) {
  const { stripe } = shop.deps
  const now = () => shop.deps.clock()

  /** Waits until Stripe has sent all events and all jobs are done. */
  async function settleAll(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      await fetch(`${shop.stripeUrl}/_sandbox/flush`, { method: 'POST' })
      await runJobsNow(shop)
      const { rowCount } = await shop.deps.pool.query(
        `select from pgboss.job where name not like '\\_\\_pgboss%' and state < 'completed'`,
      )
      idle = rowCount === 0 ? idle + 1 : 0
    }
  }

  async function signUp(name: string): Promise<Person> {
    await shop.deps.pool.query('delete from rate_limits')
    return shop.signUp(name)
  }

  async function submit(person: Person, name: string, input: object): Promise<TestResponse> {
    return requireOk(await callMutation(shop, person, name, input), name)
  }

  const submitAsOperator = (operator: Person, name: string, input: object) =>
    submit(operator, name, { operationId: crypto.randomUUID(), ...input })

  async function userIdOf({ uid }: Person): Promise<number> {
    const { rows } = await shop.deps.pool.query<{ id: number }>(
      'select id from users where firebase_uid = $1',
      [uid],
    )
    return rows[0]?.id ?? 0
  }

  /** Opens a checkout for a guide and returns the id of the payment that the card form would confirm. */
  async function openForm(person: Person, guideId: number, { language = 'en', code }: Offer = {}) {
    const body = { guideId, language, code }
    const started = await shop.post('/api/users/create-payment-intent', body, person)
    return parsePaymentId(requireOk(started, `the form of guide ${guideId}`).json())
  }

  async function buyGuide(person: Person, guideId: number, offer: Offer = {}): Promise<string> {
    const payment = await openForm(person, guideId, offer)
    await payWithCard(stripe, payment)
    const named = { guideId, stripePaymentId: payment }
    requireOk(await shop.post('/api/purchases', named, person), `the purchase of guide ${guideId}`)
    return payment
  }

  /** Opens Stripe's hosted page for a guide, or for Pro without a guide. */
  async function openPage(person: Person, guideId?: number, { language = 'en', code }: Offer = {}) {
    const mode = guideId === undefined ? { mode: 'subscription' } : { mode: 'payment', guideId }
    const body = { ...mode, language, code }
    const opened = await shop.post('/api/users/create-checkout-session', body, person)
    return requireOk(opened, 'the page of Stripe').json<{ url: string }>().url
  }

  async function buyOnPage(person: Person, guideId?: number, offer: Offer = {}): Promise<void> {
    await payOnHostedPage(await openPage(person, guideId, offer), person.email)
    await settleAll()
  }

  async function pickFreeGuide(person: Person, guideId: number): Promise<void> {
    requireOk(await shop.post('/api/users/free-selection', { guideId }, person), 'the free guide')
  }

  type Choice = { guideIds: number[] } | { path: string }

  async function openBundle(person: Person, choice: Choice, language: PageLanguage = 'en') {
    const answer = await submit(person, 'bundles.pay', { ...choice, language })
    return parsePaymentId(readCallData<{ clientSecret: string }>(answer))
  }

  async function buyBundle(person: Person, choice: Choice, language: PageLanguage = 'en') {
    const payment = await openBundle(person, choice, language)
    await payWithCard(stripe, payment)
    await submit(person, 'bundles.recordPaid', { stripePaymentId: payment })
    return payment
  }

  interface GiftOrder {
    guideId?: number | null
    recipient?: string | null
    language?: PageLanguage
    inDays?: number
    message?: string
  }

  async function orderGift(giver: Person, order: GiftOrder = {}): Promise<string> {
    const { guideId = null, recipient = null, language = 'en', inDays = 0, message = '' } = order
    const id = crypto.randomUUID()
    const day = toLocalDay(language, new Date(now().getTime() + inDays * daySeconds * 1000))
    await submit(giver, 'gifts.order', { id, guideId, recipient, language, day, message })
    return id
  }

  async function openGift(giver: Person, id: string, language: PageLanguage = 'en'): Promise<string> {
    const started = await submit(giver, 'gifts.pay', { id, language })
    return parsePaymentId(readCallData<{ clientSecret: string }>(started))
  }

  async function giveGift(giver: Person, order: GiftOrder = {}): Promise<{ id: string; payment: string }> {
    const id = await orderGift(giver, order)
    const payment = await openGift(giver, id, order.language)
    await payWithCard(stripe, payment)
    await submit(giver, 'gifts.recordPaid', { id, stripePaymentId: payment })
    return { id, payment }
  }

  async function claimGift(recipient: Person, giver: Person, id: string): Promise<void> {
    const shown = await submit(giver, 'gifts.showLink', { id, language: 'en' })
    const key = /#([\w-]{43})/.exec(readCallData<{ url: string }>(shown).url)?.[1] ?? ''
    await submit(recipient, 'gifts.claim', { key })
  }

  async function openProForm(person: Person, { language = 'en', code }: Offer = {}): Promise<string> {
    const started = await shop.post('/api/create-subscription', { language, code }, person)
    return parsePaymentId(requireOk(started, 'the form of Pro').json())
  }

  async function subscribe(person: Person, offer: Offer = {}): Promise<string> {
    const payment = await openProForm(person, offer)
    await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
    const named = { guideId: null, stripePaymentId: payment }
    requireOk(await shop.post('/api/purchases', named, person), 'the payment of Pro')
    return payment
  }

  /** Submits a form on Stripe's billing portal. */
  async function atPortal(person: Person, form: Record<string, string>): Promise<void> {
    const opened = requireOk(await shop.post('/api/users/billing-portal', {}, person), 'the portal')
    const { url } = opened.json<{ url: string }>()
    await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    await settleAll()
  }

  /** Saves a card that can be saved but is declined when charged. */
  const saveFailingCard = (person: Person) => atPortal(person, { number: '4000000000000341' })
  const cancelPro = (person: Person) => atPortal(person, { action: 'cancel' })

  async function endAtStripe(person: Person): Promise<void> {
    for (const { id, status } of await fetchSubscriptions(shop, person))
      if (status === 'active') await stripe.subscriptions.cancel(id)
    await settleAll()
  }

  /** Refunds the rest of a payment, or an amount in minor units, and returns the id of the refund. */
  async function refund(payment: string, amount?: number): Promise<string> {
    const part = amount === undefined ? {} : { amount }
    const { id } = await stripe.refunds.create({ payment_intent: payment, ...part })
    await settleAll()
    return id
  }

  async function failRefund(refundId: string): Promise<void> {
    await controlStripe(shop, `refunds/${refundId}/fail`, {})
    await settleAll()
  }

  async function refundsOf(payment: string): Promise<string[]> {
    return (await stripe.refunds.list({ payment_intent: payment })).data.map(({ id }) => id)
  }

  async function openDispute(payment: string): Promise<string> {
    const opened = await createDispute(shop, payment)
    await settleAll()
    return opened
  }

  async function endDispute(disputeId: string, verdict: 'won' | 'lost'): Promise<void> {
    await decideDispute(shop, disputeId, verdict)
    await settleAll()
  }

  const receiptsOf = async (person: Person) =>
    readCallData<{ receipts: Receipt[] }>(await callQuery(shop, person, 'payments.receipts')).receipts

  async function issueOfficeReceipt(person: Person, details: object): Promise<void> {
    const [receipt] = await receiptsOf(person)
    const whole = { receiptId: receipt?.id, address: '', purpose: '', language: 'en', ...details }
    await submit(person, 'payments.officeReceipt', whole)
  }

  /** Refunds a payment as the admin's dialog does, with the refunded amount that it shows. */
  async function refundAsOperator(operator: Person, buyer: Person, amount: number): Promise<void> {
    const [receipt] = await receiptsOf(buyer)
    const shown = { refunded: receipt?.refundedAmount }
    const input = { receiptId: receipt?.id, amount, shown, reason: 'not as described' }
    await submitAsOperator(operator, 'admin.refund', input)
    await settleAll()
  }

  async function giveGuide(operator: Person, reader: Person, guideId: number): Promise<void> {
    const input = { userId: await userIdOf(reader), guideId, reason: 'asked by message' }
    await submitAsOperator(operator, 'admin.giveGuide', input)
  }

  async function takeGuideBack(operator: Person, reader: Person, guideId: number): Promise<void> {
    const { purchases } = (await shop.visit('/api/purchases/user', reader)).json<Purchases>()
    const since = purchases.find((purchase) => purchase.guideId === guideId)?.purchaseDate
    const input = { userId: await userIdOf(reader), guideId, shown: { since }, reason: 'given by mistake' }
    await submitAsOperator(operator, 'admin.takeGuideBack', input)
  }

  async function endPro(operator: Person, reader: Person, when: 'now' | 'period-end'): Promise<void> {
    const shown = readCallData<Plan>(await callQuery(shop, reader, 'access.plan'))
    const input = { userId: await userIdOf(reader), when, shown, reason: 'asked by message' }
    await submitAsOperator(operator, 'admin.endPro', input)
    await settleAll()
  }

  /** Advances the clocks of the shop and of Stripe, and runs renewals and payment jobs. */
  async function passDays(days: number): Promise<void> {
    await advanceClocks(shop, days * daySeconds)
    await sweep()
  }

  async function sweep(): Promise<void> {
    await settleAll()
    for (const queue of ['payments.sweep', 'payments.tell-gifts'])
      await shop.deps.jobs.send(shop.deps.db, queue, {}, { key: 'all' })
    await settleAll()
  }

  return {
    shop,
    now,
    settleAll,
    signUp,
    submit,
    submitAsOperator,
    userIdOf,
    openForm,
    buyGuide,
    openPage,
    buyOnPage,
    pickFreeGuide,
    openBundle,
    buyBundle,
    orderGift,
    openGift,
    giveGift,
    claimGift,
    openProForm,
    subscribe,
    saveFailingCard,
    cancelPro,
    endAtStripe,
    refund,
    failRefund,
    refundsOf,
    openDispute,
    endDispute,
    receiptsOf,
    issueOfficeReceipt,
    refundAsOperator,
    giveGuide,
    takeGuideBack,
    endPro,
    passDays,
    sweep,
  }
}
