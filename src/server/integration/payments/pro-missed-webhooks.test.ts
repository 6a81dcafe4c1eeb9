import { expect, test } from 'vitest'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { subscriptionSyncQueue } from '../../payments/settle/enqueue-settlement.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { listSubscriptionsToCheck } from '../../payments/queries.ts'
import { insertBuyers } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'
import {
  controlStripe,
  expectProAccess,
  fetchInvoiceStatuses,
  decideDispute,
  createDispute,
  advanceClocks,
  canReadWithPro,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'

const hour = 60 * 60

// Webhooks are off, so that the shop has to poll Stripe.
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })

async function subscriber(name: string): Promise<{ person: Person; payment: string }> {
  const person = await shop.signUp(name)
  const payment = await subscribeByCard(shop, person)
  await settleStripeObject(shop.deps, payment)
  expect(await canReadWithPro(shop, person)).toBe(true)
  return { person, payment }
}

const pausedAtStripe = async (person: Person) =>
  (await fetchSubscriptions(shop, person)).map((each) => each.pause_collection?.behavior ?? null)

/** Returns whether a change of Pro still has to be synced to Stripe. */
async function isSyncPending({ uid }: Person): Promise<boolean | undefined> {
  const { rows } = await shop.deps.pool.query<{ owed: boolean }>(
    'select subscription_owed as owed from users where firebase_uid = $1',
    [uid],
  )
  return rows[0]?.owed
}

test('the end of a dispute of Pro is noticed within an hour without a webhook', async () => {
  const { person, payment } = await subscriber('aiko')
  const opened = await createDispute(shop, payment)
  await settleStripeObject(shop.deps, payment)
  await expect.poll(() => pausedAtStripe(person)).toEqual(['void'])
  await expect.poll(() => isSyncPending(person)).toBe(false)
  expect(await canReadWithPro(shop, person)).toBe(false)
  await decideDispute(shop, opened, 'won')

  await advanceClocks(shop, hour + 60)
  await recoverMissedPayments(shop.deps)

  await expectProAccess(shop, person)
  await expect.poll(() => pausedAtStripe(person)).toEqual([null])
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid'])
  await expect.poll(() => isSyncPending(person)).toBe(false)
})

test('a renewal is noticed without a webhook before access ends', async () => {
  const { person } = await subscriber('chie')
  const [subscription] = await fetchSubscriptions(shop, person)
  const [item] = subscription?.items.data ?? []
  await advanceClocks(shop, (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0) + 2 * hour)

  await recoverMissedPayments(shop.deps)

  const receipts = () =>
    shop.deps.pool.query(
      'select receipts.id from receipts join users on users.id = user_id where firebase_uid = $1',
      [person.uid],
    )
  await expect.poll(async () => (await receipts()).rowCount).toBe(2)
})

test('a plan that a job could not cancel at Stripe is canceled by the recovery job', async () => {
  const { person, payment } = await subscriber('emi')
  await controlStripe(shop, 'faults', {
    path: '/v1/subscriptions/*',
    method: 'DELETE',
    status: 500,
    times: 99,
  })
  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await settleStripeObject(shop.deps, payment)
  await shop.deps.pool.query(`delete from pgboss.job where name = '${subscriptionSyncQueue}'`)
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })

  await recoverMissedPayments(shop.deps)

  const statesAtStripe = async () => (await fetchSubscriptions(shop, person)).map(({ status }) => status)
  await expect.poll(statesAtStripe).toEqual(['canceled'])
})

test('a plan that an operator paused at Stripe stays paused', async () => {
  const { person, payment } = await subscriber('daichi')
  const [subscription] = await fetchSubscriptions(shop, person)
  await shop.deps.stripe.subscriptions.update(subscription?.id ?? '', {
    pause_collection: { behavior: 'void' },
  })

  await settleStripeObject(shop.deps, payment)

  expect(await isSyncPending(person)).toBe(false)
  expect(await pausedAtStripe(person)).toEqual(['void'])
})

/** Counts the jobs that synced this user's Pro with Stripe. NaN while one is pending. */
async function countSyncs({ uid }: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ asked: number; waiting: number }>(
    `select count(*)::int as asked, (count(*) filter (where state < 'completed'))::int as waiting
     from pgboss.job where name = '${subscriptionSyncQueue}'
     and data ->> 'userId' = (select id::text from users where firebase_uid = $1)`,
    [uid],
  )
  return rows[0]?.waiting === 0 ? rows[0].asked : Number.NaN
}

test('Pro is checked at Stripe hourly during a dispute, and no longer once it has ended', async () => {
  const { person, payment } = await subscriber('fumi')
  const opened = await createDispute(shop, payment)
  await settleStripeObject(shop.deps, payment)
  await expect.poll(() => isSyncPending(person)).toBe(false)
  await expect.poll(() => countSyncs(person)).not.toBeNaN()
  const before = await countSyncs(person)
  const { clock } = shop.deps
  const countSyncsAfter = async (minutes: number) => {
    const later = new Date(clock().getTime() + minutes * 60_000)
    await recoverMissedPayments({ ...shop.deps, clock: () => later })
    await expect.poll(() => countSyncs(person)).not.toBeNaN()
    return (await countSyncs(person)) - before
  }

  expect([await countSyncsAfter(0), await countSyncsAfter(5), await countSyncsAfter(61)]).toEqual([1, 1, 2])
  await decideDispute(shop, opened, 'lost')
  await settleStripeObject(shop.deps, payment)
  await expect.poll(() => isSyncPending(person)).toBe(false)
  await expect.poll(() => countSyncs(person)).not.toBeNaN()
  const over = (await countSyncs(person)) - before
  expect(await countSyncsAfter(40 * 24 * 60)).toBe(over)
})

test('Pro ends after the grace period of an unpaid renewal, even without a webhook', async () => {
  const { person, payment } = await subscriber('gen')
  const portal = await shop.post('/api/users/billing-portal', {}, person)
  const card = new URLSearchParams({ number: '4000000000000341' })
  await fetch(portal.json<{ url: string }>().url, { method: 'POST', body: card, redirect: 'manual' })
  await advanceClocks(shop, 31 * 24 * hour + 2 * hour)
  await settleStripeObject(shop.deps, payment)
  expect(await canReadWithPro(shop, person)).toBe(true)

  await advanceClocks(shop, 21 * 24 * hour)
  await recoverMissedPayments(shop.deps)

  const plan = async () => {
    const { rows } = await shop.deps.pool.query(
      'select subscription_active as active from users where firebase_uid = $1',
      [person.uid],
    )
    return rows
  }
  await expect.poll(plan).toEqual([{ active: false }])
})

test('plans that were checked longest ago are checked first when there are too many for one run', async () => {
  const { deps } = shop
  const [recent, never, old] = await insertBuyers(deps.pool, 3)
  await deps.pool.query('update users set subscription_asked_at = now()')
  for (const [buyer, yearsAgo] of [
    [recent, 1],
    [never, null],
    [old, 2],
  ] as const)
    await deps.pool.query(
      `update users set stripe_customer_id = 'cus_of_' || id, subscription_owed = true,
       subscription_asked_at = now() - make_interval(years => $2) where id = $1`,
      [buyer?.id, yearsAgo],
    )

  expect(await listSubscriptionsToCheck(deps.db, deps.clock(), 2)).toEqual([never?.id, old?.id])
  await deps.pool.query('update users set subscription_owed = false')
})

/** Returns a Stripe client that adds another paid invoice to each list of invoices. */
const stripeWithBill = (other: object) =>
  createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    const answer = await fetch(address, init)
    if (!address.includes('/v1/invoices?')) return answer
    const list = (await answer.json()) as { data: object[] }
    return Response.json({ ...list, data: [{ ...list.data[0], ...other }, ...list.data] })
  })

test.each([
  ['a free month from an operator', { id: 'in_of_nothing', amount_paid: 0 }],
  ['an invoice for something else', { id: 'in_of_advice', parent: null }],
  ['a month in an unsupported currency', { id: 'in_of_euros', currency: 'eur' }],
])('%s gets no receipt of Pro, and Pro continues', async (_title, bill) => {
  const { person, payment } = await subscriber('ben')

  await settleStripeObject({ ...shop.deps, stripe: stripeWithBill(bill) }, payment)

  expect(await canReadWithPro(shop, person)).toBe(true)
  const { rows } = await shop.deps.pool.query(
    'select reference from receipts join users on users.id = user_id where firebase_uid = $1',
    [person.uid],
  )
  expect(rows).toHaveLength(1)
})
