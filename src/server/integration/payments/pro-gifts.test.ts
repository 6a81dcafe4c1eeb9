import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AccessExplanation, Plan } from '../../../shared/access/access-schemas.ts'
import { formatDay } from '../../../shared/dates.ts'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import type { Gift, GiftPageData } from '../../../shared/payments/gift-schemas.ts'
import { addMonths, proGiftMonths, getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { collectPersonalData } from '../../account/data-exports/collect-personal-data.ts'
import { readAccessAtDate } from '../../admin/readers/access-at-date.ts'
import { cleanUpMails } from '../../mail/clean-up-mails.ts'
import { startHostedCheckout } from '../../payments/checkout/start-payment.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { reconcile } from '../../payments/index.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { settlePro } from '../../payments/settle/settle-pro.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { setMailFaults, fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  decideDispute,
  createDispute,
  advanceClocks,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { fetchUserId } from '../auth/testing/own-account.ts'
import { buyItems } from './testing/buy.ts'

type PastAccess = RouterOutputs['admin']['lookBack']

const day = 24 * 60 * 60

let aiko: Person
let ben: Person
const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  aiko = await shop.signUp('aiko')
  ben = await shop.signUp('ben')
})
afterEach(async () => {
  await setMailFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

const now = () => shop.deps.clock()
const orderOf = (said: object = {}) => ({
  id: crypto.randomUUID(),
  guideId: null,
  recipient: null,
  language: 'en',
  day: toLocalDay('en', now()),
  message: '',
  ...said,
})

/** Buys a gift of three months of Pro and returns its id and payment. */
async function give(order: object = {}): Promise<{ id: string; payment: string }> {
  const { payment, giftId: id = '' } = await buyItems(shop, aiko, ['pro-gift:3'], { isGift: true, order })
  return { id, payment }
}
const keyIn = (text: string) => /\/gift\/claim#([\w-]{43})/.exec(text)?.[1] ?? ''
const linkOf = async (id: string) =>
  keyIn(
    readCallData<{ url: string }>(await callMutation(shop, aiko, 'gifts.showLink', { id, language: 'en' }))
      .url,
  )
const claim = (person: Person, key: string) => callMutation(shop, person, 'gifts.claim', { key })
const claimOf = async (person: Person, id: string) => claim(person, await linkOf(id))
const fetchGiven = async (person: Person, key: string) =>
  readCallData<GiftPageData>(await callMutation(shop, person, 'gifts.lookAt', { key }))
const stateOf = async (id: string) =>
  readCallData<Gift>(await callQuery(shop, aiko, 'gifts.find', { id })).state
const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView
const waitForAccess = (person: Person, expected: boolean) => expect.poll(() => reads(person)).toBe(expected)
const planOf = async (person: Person) => readCallData<Plan>(await callQuery(shop, person, 'access.plan'))
const subscribe = (person: Person) => shop.post('/api/create-subscription', { language: 'en' }, person)
async function refund(payment: string): Promise<void> {
  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await settleStripeObject(shop.deps, payment)
}
const copyOf = async (person: Person) =>
  collectPersonalData(shop.deps, { userId: await fetchUserId(shop, person), language: 'en' })
const subjectsTo = async (address: string) =>
  (await fetchMailsTo(shop, address)).map(({ subject }) => subject)
const someAddress = () => `friend-${crypto.randomUUID().slice(0, 8)}@example.com`
const isAbout = (said: string | null | undefined, expected: Date) =>
  Math.abs(Date.parse(said ?? '') - expected.getTime()) < 60_000

describe('three months of Pro can be given as a gift (B21.70, B21.71)', () => {
  test.each([
    [
      'en',
      'usd',
      'A gift for you: 3 months of Pro',
      'aiko has given you 3 months of Pro',
      'Gift: 3 months of Pro',
    ],
    ['ja', 'jpy', 'ギフトが届いています：Proプラン3か月分', '贈り主：aiko', 'ギフト：Proプラン3か月分'],
  ] as const)(
    'a gift of Pro is paid once, emailed, claimed, and opens every guide until its end (%s)',
    async (language, currency, subject, said, item) => {
      const friend = someAddress()
      const order = orderOf({ recipient: friend, language, day: toLocalDay(language, now()) })
      await callMutation(shop, aiko, 'gifts.order', order)
      const pay = () => callMutation(shop, aiko, 'gifts.pay', { id: order.id, language })
      const [started, again] = [readCallData<PaidBy>(await pay()), readCallData<PaidBy>(await pay())]
      expect(again.clientSecret).toBe(started.clientSecret)
      expect([started.amount, started.currency]).toEqual([getProGiftPrice(currency).amountMinor, currency])
      await payWithCard(shop.deps.stripe, parsePaymentId(started))
      await expect.poll(() => stateOf(order.id)).not.toBe('unpaid')
      expect(await reads(aiko)).toBe(false)
      await advanceClocks(shop, day)
      await mailDueGifts()
      await expect.poll(() => subjectsTo(friend)).toEqual([subject])
      const [mail] = await fetchMailsTo(shop, friend)
      expect(mail?.text).toContain(said)

      const key = keyIn(mail?.text ?? '')
      const end = addMonths(now(), proGiftMonths)
      const given = await fetchGiven(ben, key)
      expect(given).toMatchObject({ guideId: null, months: proGiftMonths, state: 'open', plan: null })
      expect(isAbout(given.until, end)).toBe(true)
      expect(await reads(ben)).toBe(false)
      expect((await claim(ben, key)).status).toBe(200)
      expect((await claim(ben, key)).status).toBe(200)

      expect([await reads(ben), await reads(aiko)]).toEqual([true, false])
      const plan = await planOf(ben)
      expect(plan).toMatchObject({ subscribed: true, held: null, renews: false, status: null })
      expect(isAbout(plan.givenUntil, end)).toBe(true)
      const why = readCallData<AccessExplanation>(
        await callQuery(shop, ben, 'access.explain', { guideId: 1 }),
      )
      expect([why.grounds, why.reference]).toEqual(['subscription', order.id])
      const { receipts } = readCallData<{ receipts: { description: string; amount: number }[] }>(
        await callQuery(shop, aiko, 'payments.receipts'),
      )
      expect(receipts).toMatchObject([{ description: item, amount: getProGiftPrice(currency).amountMinor }])
      expect(await fetchSubscriptions(shop, aiko)).toEqual([])
    },
  )

  test('a gift of Pro ends by itself on time, charges nothing, and its end is recorded', async () => {
    const { id } = await give()
    await claimOf(ben, id)
    const until = Date.parse((await planOf(ben)).givenUntil ?? '')
    const began = now()
    await advanceClocks(shop, Math.floor((until - now().getTime()) / 1000) - 60)
    expect(await reads(ben)).toBe(true)
    await advanceClocks(shop, 120)
    expect(await reads(ben)).toBe(false)
    await recoverMissedPayments(shop.deps)
    await recoverMissedPayments(shop.deps)

    const { rows } = await shop.deps.pool.query(
      `select change, reason, happened_at as at from access_changes where user_id = $1 order by id`,
      [await fetchUserId(shop, ben)],
    )
    expect(rows).toMatchObject([
      { change: 'pro-started', reason: 'gift claimed' },
      { change: 'pro-ended', reason: 'the gift has ended', at: new Date(until) },
    ])
    expect(await accessReasonAt(ben, new Date(began.getTime() + day * 1000))).toBe('pro')
    expect(await accessReasonAt(ben, new Date(until + 1000))).toBe(null)
    expect((await subscribe(ben)).status).toBe(200)
  })

  test.each([
    ['en', 'Your gift of Pro ends on', 'You won’t be charged'],
    ['ja', '贈られたProプランは', '料金が請求されることもありません'],
  ] as const)(
    'a recipient is notified a week before given Pro ends, and again if the end moves (B21.90, %s)',
    async (language, subject, said) => {
      await claimOf(ben, (await give({ language, day: toLocalDay(language, now()) })).id)
      const told = async () => {
        await recoverMissedPayments(shop.deps)
        await recoverMissedPayments(shop.deps)
        const mails = await fetchMailsTo(shop, ben.email)
        return mails.filter((mail) => mail.subject.startsWith(subject))
      }
      const leaveDays = async (days: number) => {
        const until = Date.parse((await planOf(ben)).givenUntil ?? '')
        await advanceClocks(shop, Math.floor((until - now().getTime()) / 1000) - days * day)
      }
      await leaveDays(8)
      expect(await told()).toEqual([])
      await leaveDays(6)
      await expect.poll(async () => (await told()).length).toBe(1)
      expect((await told())[0]?.text).toContain(said)
      expect((await told())[0]?.text).toContain(
        formatDay(language, new Date((await planOf(ben)).givenUntil ?? '')),
      )

      await claimOf(ben, (await give({ language, day: toLocalDay(language, now()) })).id)
      expect(await told()).toHaveLength(1)
      await leaveDays(6)
      await expect.poll(async () => (await told()).length).toBe(2)
    },
  )

  test('the months of two gifts add up, and a shared link can be claimed by one user only', async () => {
    const [first, second] = [await give(), await give()]
    await claimOf(ben, first.id)
    const [key, other] = [await linkOf(second.id), await linkOf(second.id)]
    const end = addMonths(addMonths(now(), proGiftMonths), proGiftMonths)
    expect(isAbout((await fetchGiven(ben, key)).until, end)).toBe(true)
    const chie = await shop.signUp('chie')
    const both = await Promise.all([claim(ben, key), claim(chie, other)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const months = [await planOf(ben), await planOf(chie)].map(({ givenUntil }) => givenUntil)
    const isBens = both[0]?.status === 200
    expect(isAbout(months[0], isBens ? end : addMonths(now(), proGiftMonths))).toBe(true)
    expect(isBens ? months[1] === null : isAbout(months[1], addMonths(now(), proGiftMonths))).toBe(true)
  })

  test('a payment for a gift of Pro that only the webhook reported matches Stripe', async () => {
    const order = orderOf()
    await callMutation(shop, aiko, 'gifts.order', order)
    const started = readCallData<PaidBy>(
      await callMutation(shop, aiko, 'gifts.pay', { id: order.id, language: 'en' }),
    )
    await payWithCard(shop.deps.stripe, parsePaymentId(started))
    await expect.poll(() => stateOf(order.id)).toBe('waiting')
    await claimOf(ben, order.id)
    const drifts: unknown[] = []
    for await (const drift of reconcile(shop.deps, { apply: false })) {
      if ('stripeId' in drift && [parsePaymentId(started), aiko.email].includes(drift.stripeId))
        drifts.push(drift)
    }
    expect(drifts).toEqual([])
    // A gift's payment starts no plan for its buyer.
    const named = await shop.post('/api/purchases', { stripePaymentId: parsePaymentId(started) }, aiko)
    expect([named.status, await reads(aiko)]).toEqual([400, false])
  })

  test('a gift of Pro is in the data exports of its giver and its recipient', async () => {
    const { id } = await give({
      recipient: someAddress(),
      day: toLocalDay('en', new Date(now().getTime() + 5 * day * 1000)),
    })
    await claimOf(ben, id)
    expect((await copyOf(aiko)).giftsGiven).toMatchObject([{ guideId: null, title: '3 months of Pro' }])
    const { pro, giftsClaimed } = await copyOf(ben)
    expect(giftsClaimed).toMatchObject([{ title: '3 months of Pro', until: pro.givenUntil }])
    expect(pro.active).toBe(true)
  })
})

describe('a gift of Pro can’t be claimed while the recipient has a plan (B21.72)', () => {
  test('a subscriber can’t claim a gift of Pro until their own plan has ended', async () => {
    const { id } = await give()
    const key = await linkOf(id)
    await subscribeByCard(shop, ben)
    await waitForAccess(ben, true)
    expect((await fetchGiven(ben, key)).plan?.state).toBe('renews')
    expect(readRefusalCode(await claim(ben, key))).toBe('already-subscribed')

    const [plan] = await fetchSubscriptions(shop, ben)
    await shop.deps.stripe.subscriptions.update(plan?.id ?? '', { cancel_at_period_end: true })
    await settlePro(shop.deps, await fetchUserId(shop, ben))
    expect((await fetchGiven(ben, key)).plan?.state).toBe('ends')
    expect(readRefusalCode(await claim(ben, key))).toBe('already-subscribed')

    // Claiming queries Stripe, because the webhook of the cancellation may be late.
    await shop.deps.stripe.subscriptions.cancel(plan?.id ?? '')
    expect((await claim(ben, key)).status).toBe(200)
    expect(await planOf(ben)).toMatchObject({ subscribed: true, held: null })
    await waitForAccess(ben, true)
  })

  test('claiming a gift of Pro cancels the recipient’s open form for a plan', async () => {
    const { id } = await give()
    const form = parsePaymentId((await subscribe(ben)).json())
    await claimOf(ben, id)
    expect(await reads(ben)).toBe(true)
    const late = await shop.deps.stripe.paymentIntents
      .confirm(form, { payment_method: 'pm_card_visa' })
      .then(({ status }) => status)
      .catch(() => 'refused')
    expect(late).toBe('refused')
    const refused = await subscribe(ben)
    expect([refused.status, refused.json<{ code: string }>().code]).toEqual([409, 'already-subscribed'])
    expect((await fetchSubscriptions(shop, ben)).filter(({ status }) => status === 'active')).toEqual([])
  })

  test('claiming a gift of Pro expires the recipient’s open Stripe page for a plan', async () => {
    const { id } = await give()
    const user = (await shop.deps.pool.query('select * from users where firebase_uid = $1', [ben.uid]))
      .rows[0]
    await startHostedCheckout(
      shop.deps,
      { ...user, uid: user.firebase_uid, deletesAt: null },
      { guideId: null, language: 'en' },
    )
    await claimOf(ben, id)
    const customer = (
      await shop.deps.pool.query('select stripe_customer_id as id from users where id = $1', [user.id])
    ).rows[0].id
    const { data } = await shop.deps.stripe.checkout.sessions.list({ customer })
    expect(data.map(({ status }) => status)).toEqual(['expired'])
  })

  test('claiming a gift of Pro and subscribing at the same time never both succeed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await shop.signUp('daichi')
      const { id } = await give()
      const key = await linkOf(id)
      const [claimed, form] = await Promise.all([claim(person, key), subscribe(person)])
      if (form.status === 200)
        await shop.deps.stripe.paymentIntents
          .confirm(parsePaymentId(form.json()), { payment_method: 'pm_card_visa' })
          .catch(() => undefined)
      await settlePro(shop.deps, await fetchUserId(shop, person))
      const { held, givenUntil } = await planOf(person)
      expect([held, givenUntil].filter((each) => each !== null).length).toBeLessThanOrEqual(1)
      expect(givenUntil !== null).toBe(claimed.status === 200)
    }
  })
})

describe('refunds and disputes of a gift of Pro end or pause its months (B21.73)', () => {
  test('a refund ends claimed months of Pro immediately and notifies both users', async () => {
    const { id, payment } = await give()
    await claimOf(ben, id)
    await waitForAccess(ben, true)
    await refund(payment)
    await waitForAccess(ben, false)
    expect(await stateOf(id)).toBe('taken-back')
    await expect.poll(() => subjectsTo(ben.email)).toEqual(['Your gift was canceled: 3 months of Pro'])
    await expect
      .poll(() => subjectsTo(aiko.email))
      .toEqual(['Your receipt: Gift: 3 months of Pro', 'Refund: Gift: 3 months of Pro'])
    expect((await planOf(ben)).givenUntil).toBe(null)
    expect((await subscribe(ben)).status).toBe(200)
  })

  test('a refund of a gift of Pro invalidates its unclaimed link, and starts later gifts earlier', async () => {
    const [first, second] = [await give(), await give()]
    const key = await linkOf(first.id)
    await refund(first.payment)
    expect(readRefusalCode(await claim(ben, key))).toBe('gift-not-open')

    const third = await give()
    await claimOf(ben, second.id)
    await claimOf(ben, third.id)
    await advanceClocks(shop, 10 * day)
    await refund(second.payment)
    await expect
      .poll(async () => isAbout((await planOf(ben)).givenUntil, addMonths(now(), proGiftMonths)))
      .toBe(true)
    expect(await reads(ben)).toBe(true)
  })

  test('a dispute pauses months from a gift; winning resumes all of them, and losing revokes them', async () => {
    const { id, payment } = await give()
    await claimOf(ben, id)
    const until = Date.parse((await planOf(ben)).givenUntil ?? '')
    const opened = await createDispute(shop, payment)
    await waitForAccess(ben, false)
    expect(await stateOf(id)).toBe('on-hold')
    await advanceClocks(shop, 10 * day)
    await decideDispute(shop, opened, 'won')
    await waitForAccess(ben, true)
    const after = Date.parse((await planOf(ben)).givenUntil ?? '')
    expect((after - until) / 1000 / day).toBeCloseTo(10, 1)

    const lost = await give()
    const chie = await shop.signUp('chie')
    await claimOf(chie, lost.id)
    const another = await createDispute(shop, lost.payment)
    await waitForAccess(chie, false)
    await decideDispute(shop, another, 'lost')
    await expect.poll(() => stateOf(lost.id)).toBe('taken-back')
    await expect
      .poll(() => subjectsTo(chie.email))
      .toEqual(['Your gift is on hold: 3 months of Pro', 'Your gift was canceled: 3 months of Pro'])
    expect(await reads(chie)).toBe(false)
  })

  test('given months that are restored during a plan start when that plan has ended', async () => {
    const { id, payment } = await give()
    await claimOf(ben, id)
    await advanceClocks(shop, 10 * day)
    const opened = await createDispute(shop, payment)
    await waitForAccess(ben, false)
    await subscribeByCard(shop, ben)
    await waitForAccess(ben, true)
    await decideDispute(shop, opened, 'won')
    await expect.poll(async () => (await planOf(ben)).givenWaits).toBe(true)
    expect((await planOf(ben)).givenUntil).toBe(null)

    const [plan] = await fetchSubscriptions(shop, ben)
    await shop.deps.stripe.subscriptions.cancel(plan?.id ?? '')
    await settlePro(shop.deps, await fetchUserId(shop, ben))
    const { subscribed, givenUntil, givenWaits } = await planOf(ben)
    expect([subscribed, givenWaits]).toEqual([true, false])
    expect((Date.parse(givenUntil ?? '') - now().getTime()) / 1000 / day).toBeGreaterThan(75)
  })
})

describe('a giver is notified of a gift whose email can’t be delivered (B21.74)', () => {
  test('a giver is notified of a bounced email, and can share a link or correct the address', async () => {
    const [wrong, right] = [someAddress(), someAddress()]
    await setMailFaults(shop, { unknown: [wrong] })
    const soon = toLocalDay('en', new Date(now().getTime() + day * 1000))
    const { id } = await give({ recipient: wrong, day: soon, guideId: 2 })
    await advanceClocks(shop, 2 * day)
    await mailDueGifts()
    await expect.poll(() => stateOf(id)).toBe('unreached')
    await expect.poll(() => subjectsTo(aiko.email)).toContain('We couldn’t deliver your gift')
    expect((await linkOf(id)).length).toBe(43)

    const change = { id, recipient: right, language: 'en', day: toLocalDay('en', now()), message: '' }
    expect((await callMutation(shop, aiko, 'gifts.change', change)).status).toBe(200)
    await advanceClocks(shop, day)
    await mailDueGifts()
    await expect.poll(() => stateOf(id)).toBe('told')
    await expect.poll(() => fetchMailsTo(shop, right)).toHaveLength(1)
    const [mail] = await fetchMailsTo(shop, right)
    expect((await claim(ben, keyIn(mail?.text ?? ''))).status).toBe(200)
    const told = await subjectsTo(aiko.email)
    expect(told.filter((subject) => subject === 'We couldn’t deliver your gift')).toHaveLength(1)
  })
})

test('a giver is notified when a gift’s email can’t be delivered for a week', async () => {
  const friend = someAddress()
  await setMailFaults(shop, { busy: [friend] })
  const soon = toLocalDay('en', new Date(now().getTime() + day * 1000))
  const { id } = await give({ recipient: friend, day: soon })
  await advanceClocks(shop, 2 * day)
  await mailDueGifts()
  await expect.poll(() => stateOf(id)).toBe('told')
  await advanceClocks(shop, 8 * day)
  await cleanUpMails(shop.deps)
  expect(JSON.stringify(shop.unexpectedErrors())).toContain('mails were given up')
  await runJobsNow(shop)
  await expect.poll(() => stateOf(id)).toBe('unreached')
  await expect.poll(() => subjectsTo(aiko.email)).toContain('We couldn’t deliver your gift')
})

interface PaidBy {
  clientSecret: string
  amount: number
  currency: string
}

/** Runs the job that mails due gifts. */
async function mailDueGifts(): Promise<void> {
  await shop.deps.jobs.send(shop.deps.db, 'payments.tell-gifts', {}, { key: 'all' })
  await runJobsNow(shop)
}

async function accessReasonAt(person: Person, moment: Date): Promise<PastAccess['reason']> {
  const asked = { userId: await fetchUserId(shop, person), guideId: 1, at: moment.toISOString() }
  return (await readAccessAtDate(shop.deps, asked)).reason
}
