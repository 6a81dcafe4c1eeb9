import { expect, test } from 'vitest'
import { formatDay } from '../../../shared/dates.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { notifyOfFailedRenewal } from '../../payments/settle/notify-of-failed-renewal.ts'
import { fetchProDecision } from '../../payments/settle/settle-pro.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { parsePaymentId } from '../../testing/buyers.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'

const hour = 60 * 60
const day = 24 * hour

const shop = await openTestShop()
await shop.stock({ id: 1 })

/** Advances the clocks of Stripe and the shop together. */
async function pass(seconds: number): Promise<void> {
  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + seconds * 1000)
  await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: seconds })
}

async function subscriber(name: string, language: 'en' | 'ja'): Promise<Person> {
  const person = await shop.signUp(name)
  const started = await shop.post('/api/create-subscription', { language }, person)
  await shop.deps.stripe.paymentIntents.confirm(parsePaymentId(started.json()), {
    payment_method: 'pm_card_visa',
  })
  await waitForSubjects(person, [/receipt|領収書/])
  return person
}

/** Enters a card in Stripe's billing portal. */
async function changeCard(person: Person, number: string): Promise<void> {
  const { url } = (await shop.post('/api/users/billing-portal', {}, person)).json<{ url: string }>()
  await fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
}

async function waitForSubjects(person: Person, subjects: RegExp[]) {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, person.email)).map(({ subject }) => subject)
    })
    .toEqual(subjects.map((subject) => expect.stringMatching(subject)))
  return fetchMailsTo(shop, person.email)
}

async function rowOf<T>(person: Person): Promise<T> {
  const { rows } = await shop.deps.pool.query('select * from users where firebase_uid = $1', [person.uid])
  return rows[0] as T
}
const customerOf = async (person: Person) =>
  (await rowOf<{ stripe_customer_id: string }>(person)).stripe_customer_id
const readCustomer = async (person: Person) => {
  const customer = await shop.deps.stripe.customers.retrieve(await customerOf(person))
  return 'deleted' in customer ? undefined : [customer.email, customer.preferred_locales]
}

test.each([
  ['en', /^Your Pro payment didn’t go through$/, 'http://localhost:3000/profile'],
  ['ja', /^【Proプラン】お支払いを完了できませんでした$/, 'http://localhost:3000/ja/profile'],
] as const)(
  'a failed renewal is mailed once, with the end of access and a link to change the card (%s)',
  async (language, subject, link) => {
    const reader = await subscriber(`reader-${language}`, language)
    await changeCard(reader, '4000000000000341')

    await pass(31 * day + 2 * hour)

    const mails = await waitForSubjects(reader, [/receipt|領収書/, subject])
    const { subscription_expires_at: end } = await rowOf<{ subscription_expires_at: Date }>(reader)
    for (const body of [mails[1]?.text, mails[1]?.html]) {
      expect(body).toContain(formatDay(language, end))
      expect(body).toContain(link)
    }
    // Stripe retries the same invoice and sends an event for each try.
    await pass(4 * day)
    const { stripe_subscription_id: subscription } = await rowOf<{ stripe_subscription_id: string }>(reader)
    for (let time = 0; time < 3; time += 1) await settleStripeObject(shop.deps, subscription)
    await waitForSubjects(reader, [/receipt|領収書/, subject])

    await changeCard(reader, '4242424242424242')
    await pass(6 * day)
    await waitForSubjects(reader, [/receipt|領収書/, subject, /receipt|領収書/])
  },
)

test('no email about a failed renewal is sent after access has ended', async () => {
  const reader = await subscriber('late', 'en')
  const { id } = await rowOf<{ id: number }>(reader)
  const plan = await fetchProDecision(shop.deps, { id, stripeCustomerId: await customerOf(reader) })
  const [held] = plan.subscriptions
  if (held === undefined) throw new Error('no plan')
  const now = shop.deps.clock()
  const isNotified = (expiresAt: Date) => {
    const state = { ...plan.decision.state, status: 'past_due' as const, expiresAt }
    const subscriptions = [{ ...held, unpaidInvoiceId: 'in_late' }]
    const failed = { ...plan, subscriptions, decision: { ...plan.decision, state } }
    return shop.deps.db.transaction().execute((tx) => notifyOfFailedRenewal(tx, shop.deps, id, failed, now))
  }

  expect(await isNotified(now)).toEqual([])
  expect(await isNotified(new Date(now.getTime() + 1000))).toHaveLength(1)
})

test('a Stripe customer gets the user’s email address and language, and their later changes', async () => {
  const aiko = await shop.signUp('aiko')
  await shop.post('/api/users/create-payment-intent', { guideId: 1, language: 'ja' }, aiko)
  expect(await readCustomer(aiko)).toEqual([aiko.email, ['ja']])

  const newAddress = `new-${aiko.email}`
  await shop.deps.pool.query('update users set email = $2 where firebase_uid = $1', [aiko.uid, newAddress])
  await recoverMissedPayments(shop.deps)
  expect(await readCustomer(aiko)).toEqual([newAddress, ['ja']])

  await shop.post('/api/users/create-payment-intent', { guideId: 1, language: 'en' }, aiko)
  await recoverMissedPayments(shop.deps)
  expect(await readCustomer(aiko)).toEqual([newAddress, ['en']])
})

test('a Stripe customer without an email address gets the address of the user', async () => {
  const ben = await shop.signUp('ben')
  const customer = await shop.deps.stripe.customers.create({})
  await shop.deps.pool.query('update users set stripe_customer_id = $2 where firebase_uid = $1', [
    ben.uid,
    customer.id,
  ])

  await recoverMissedPayments(shop.deps)

  expect(await readCustomer(ben)).toEqual([ben.email, ['en']])
})

test('a buyer whose email address Stripe rejects can still pay', async () => {
  const chie = await shop.signUp('chie')
  await shop.deps.pool.query("update users set email = 'chie@localhost' where firebase_uid = $1", [chie.uid])

  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, chie)

  expect(started.status).toBe(200)
  expect(await readCustomer(chie)).toEqual([null, ['en']])
  await recoverMissedPayments(shop.deps)
  expect(await readCustomer(chie)).toEqual([null, ['en']])
})
