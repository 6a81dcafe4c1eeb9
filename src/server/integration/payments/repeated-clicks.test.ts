import { beforeEach, describe, expect, test } from 'vitest'
import { toLocalDay, toGiftEmailTime } from '../../../shared/payments/gift-days.ts'
import { listOrdersOfUser } from '../../payments/index.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { callQuery, readCallData, readRefusalCode, callMutation } from '../../testing/call.ts'
import { fetchMailsTo, runJobsNow, waitForJobs } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  fetchInvoiceStatuses,
  fetchCustomerId,
  advanceClocks,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { fetchUserId } from '../auth/testing/own-account.ts'

const day = 24 * 60 * 60

const shop = await openTestShop()
await shop.stock(...[1, 2, 3, 4, 5].map((id) => ({ id })))
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))

const atOnce = <T>(act: () => Promise<T>, times = 5) => Promise.all(Array.from({ length: times }, act))
const outcomeOf = (answer: TestResponse) => readRefusalCode(answer) ?? 'done'

async function rowsOf(person: Person, table: string): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} join users on users.id = user_id where firebase_uid = $1`,
    [person.uid],
  )
  return rows[0]?.count ?? 0
}
async function waitForMails({ email }: Pick<Person, 'email'>, count: number) {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, email)).length
    })
    .toBe(count)
}

const openPortal = (person: Person) => shop.post('/api/users/billing-portal', {}, person)
const clickIn = async (portal: TestResponse, action: 'cancel' | 'keep') => {
  const { url } = portal.json<{ url: string }>()
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
}
const planOf = async (person: Person) =>
  readCallData<{ status: string; renews: boolean }>(await callQuery(shop, person, 'access.plan'))

const orderOf = () => ({
  id: crypto.randomUUID(),
  guideId: 1,
  recipient: null,
  language: 'en',
  message: '',
  day: toLocalDay('en', shop.deps.clock()),
})
const payFor = async (started: TestResponse) => {
  const payment = parsePaymentId(
    started.body.includes('result') ? readCallData<{ clientSecret: string }>(started) : started.json(),
  )
  await payWithCard(shop.deps.stripe, payment)
  return payment
}
const dayAhead = (days: number) => toLocalDay('en', new Date(shop.deps.clock().getTime() + days * day * 1000))
const orderFor = (recipient: string) => ({
  id: crypto.randomUUID(),
  recipient,
  language: 'en',
  message: '',
  day: dayAhead(10),
})
const give = async (giver: Person, order: ReturnType<typeof orderFor>) => {
  await callMutation(shop, giver, 'gifts.order', { ...order, guideId: 1 })
  const started = await callMutation(shop, giver, 'gifts.pay', { id: order.id, language: 'en' })
  const stripePaymentId = parsePaymentId(readCallData<{ clientSecret: string }>(started))
  await payWithCard(shop.deps.stripe, stripePaymentId)
  await callMutation(shop, giver, 'gifts.recordPaid', { id: order.id, stripePaymentId })
}

describe('repeated clicks in Stripe’s billing portal take effect once', () => {
  test('canceling and resuming a plan repeatedly in two windows takes effect once', async () => {
    const kei = await shop.signUp('kei')
    await subscribeByCard(shop, kei)
    await expectProAccess(shop, kei)
    await waitForMails(kei, 1)
    const windows = await atOnce(() => openPortal(kei), 2)

    for (const [action, renews] of [
      ['cancel', false],
      ['keep', true],
    ] as const) {
      await Promise.all(windows.map((portal) => clickIn(portal, action)))
      for (const portal of windows) await clickIn(portal, action)
      await expect.poll(() => planOf(kei)).toMatchObject({ status: 'active', renews })
    }

    const plans = await fetchSubscriptions(shop, kei)
    expect(plans.map(({ status, cancel_at_period_end: ends }) => [status, ends])).toEqual([['active', false]])
    expect(await fetchInvoiceStatuses(shop, kei)).toEqual(['paid'])
    await waitForMails(kei, 1)
  })

  test('changing the card five times at once pays the unpaid month once', async () => {
    const lin = await shop.signUp('lin')
    await subscribeByCard(shop, lin)
    await expectProAccess(shop, lin)
    const [plan] = await fetchSubscriptions(shop, lin)
    const changeCard = async (number: string) => {
      const { url } = (await openPortal(lin)).json<{ url: string }>()
      await fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
    }
    await changeCard('4000000000000341')
    await advanceClocks(shop, 31 * day + 2 * 60 * 60)
    await expect.poll(() => planOf(lin)).toMatchObject({ status: 'past_due' })

    await atOnce(() => changeCard('4242424242424242'))
    await advanceClocks(shop, 6 * day)

    await expect.poll(() => planOf(lin)).toMatchObject({ status: 'active' })
    expect(await fetchInvoiceStatuses(shop, lin)).toEqual(['paid', 'paid'])
    expect((await fetchSubscriptions(shop, lin)).map(({ id }) => id)).toEqual([plan?.id])
    const { data } = await shop.deps.stripe.charges.list({ customer: await fetchCustomerId(shop, lin) })
    expect(data.filter(({ paid }) => paid)).toHaveLength(2)
  })
})

describe('a payment that the page reports repeatedly is settled once', () => {
  /** Functions that pay and return a function that reports the payment to the shop. */
  const ways: Record<string, (person: Person) => Promise<() => Promise<TestResponse>>> = {
    async 'a guide'(person) {
      const payment = await payFor(
        await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person),
      )
      return () => shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, person)
    },
    async Pro(person) {
      const payment = await payFor(await shop.post('/api/create-subscription', {}, person))
      return () => shop.post('/api/purchases', { guideId: null, stripePaymentId: payment }, person)
    },
    async 'five guides'(person) {
      const choice = { guideIds: [1, 2, 3, 4, 5], language: 'en' }
      const payment = await payFor(await callMutation(shop, person, 'bundles.pay', choice))
      return () => callMutation(shop, person, 'bundles.recordPaid', { stripePaymentId: payment })
    },
    async 'a gift'(person) {
      const order = orderOf()
      await atOnce(() => callMutation(shop, person, 'gifts.order', order))
      const payment = await payFor(
        await callMutation(shop, person, 'gifts.pay', { id: order.id, language: 'en' }),
      )
      return () => callMutation(shop, person, 'gifts.recordPaid', { id: order.id, stripePaymentId: payment })
    },
  }

  test.each(Object.entries(ways))(
    'a payment for %s that is reported 21 times has one order, one receipt and one email',
    async (_what, way) => {
      const mio = await shop.signUp('mio')
      const name = await way(mio)

      const answers = [...(await atOnce(name, 20)), await name()]

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await rowsOf(mio, 'receipts')).toBe(1)
      expect(await listOrdersOfUser(shop.deps.db, await fetchUserId(shop, mio))).toHaveLength(1)
      await waitForMails(mio, 1)
    },
  )
})

describe('repeated changes of a paid gift take effect once', () => {
  test('a gift can be moved to today while a payment of its buyer is being settled', async () => {
    // Webhooks are paused, so that nothing else settles a payment of this buyer.
    await controlStripe(shop, 'webhook', { paused: true })
    const giver = await shop.signUp('oto')
    const order = orderFor(`friend-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await give(giver, order)
    // A late job would send the gift as soon as the clock moves.
    await waitForJobs(shop)
    const { clock, pool } = shop.deps
    const settlement = await pool.connect()
    await settlement.query('begin')
    await settlement.query('select from users where firebase_uid = $1 for update', [giver.uid])
    shop.deps.clock = () => new Date(toGiftEmailTime('en', order.day).getTime() + 60_000)

    const moving = callMutation(shop, giver, 'gifts.change', order)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await settlement.query('select from gifts where id = $1 for update', [order.id])
    await settlement.query('commit')
    settlement.release()

    expect((await moving).status).toBe(200)
    shop.deps.clock = clock
    await controlStripe(shop, 'webhook', { paused: false })
  })

  test('repeated clicks mail a gift once when it is moved and once when it is resent', async () => {
    const giver = await shop.signUp('nao')
    const order = orderFor(`friend-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await give(giver, order)
    const sooner = { ...order, day: dayAhead(5) }
    const { clock } = shop.deps
    const moment = toGiftEmailTime('en', sooner.day).getTime() + 60_000
    shop.deps.clock = () => new Date(moment)

    const move = async () => outcomeOf(await callMutation(shop, giver, 'gifts.change', sooner))
    const moved = [...(await atOnce(move)), await move()]
    await waitForMails({ email: order.recipient }, 1)
    shop.deps.clock = () => new Date(moment + 6 * 60_000)
    const sendAgain = async () =>
      outcomeOf(await callMutation(shop, giver, 'gifts.tellAgain', { id: order.id }))
    const sent = [...(await atOnce(sendAgain)), await sendAgain()]
    shop.deps.clock = clock

    await waitForMails({ email: order.recipient }, 2)
    expect(moved.toSorted()).toEqual(['done', ...Array.from({ length: 5 }, () => 'gift-told')])
    expect(sent.toSorted()).toEqual(['done', ...Array.from({ length: 5 }, () => 'too-many-requests')])
  })
})
