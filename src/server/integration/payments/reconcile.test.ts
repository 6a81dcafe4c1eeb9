import { expect, test } from 'vitest'
import { findRepeatedRefunds, insertAuditEntry } from '../../admin/index.ts'
import { toLocalDay } from '../../../shared/payments/gift-days.ts'
import { reconcile } from '../../payments/index.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { readCallData, callMutation } from '../../testing/call.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  decideDispute,
  createDispute,
  advanceClocks,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'

// Webhooks are off, so that the data of Stripe and of the shop differ.
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 })

const canView = async (guideId: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView

async function payWithoutWebhook(person: Person, path: string, body: object): Promise<string> {
  const { clientSecret } = (await shop.post(path, body, person)).json<{ clientSecret: string }>()
  const payment = clientSecret.split('_secret')[0] ?? ''
  await shop.deps.stripe.paymentIntents.confirm(payment, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/guides',
  })
  return payment
}

async function findDiscrepancies(person: Person, apply: boolean) {
  const found = []
  for await (const drift of reconcile(shop.deps, { apply }))
    if ('email' in drift && drift.email === person.email) found.push(drift)
  return found
}

test('reconciliation finds a payment without a webhook and grants its guide once', async () => {
  const aiko = await shop.signUp('aiko')
  const payment = await payWithoutWebhook(aiko, '/api/users/create-payment-intent', { guideId: 1 })

  const found = await findDiscrepancies(aiko, false)
  expect(found).toMatchObject([{ email: aiko.email, stripeId: payment, changes: ['grant guide 1'] }])
  expect(await canView(1, aiko)).toBe(false)

  expect(await findDiscrepancies(aiko, true)).toEqual(found)
  expect(await canView(1, aiko)).toBe(true)
  expect(await findDiscrepancies(aiko, true)).toEqual([])
})

test('reconciliation finds a month of Pro without a receipt and creates the receipt once', async () => {
  const dai = await shop.signUp('dai')
  await payWithoutWebhook(dai, '/api/create-subscription', {})
  await findDiscrepancies(dai, true)
  await shop.deps.pool.query(
    'delete from receipts using users where users.id = user_id and firebase_uid = $1',
    [dai.uid],
  )

  const found = await findDiscrepancies(dai, false)

  expect(found).toMatchObject([{ changes: [expect.stringMatching(/^receipt for in_/)] }])
  expect(await findDiscrepancies(dai, true)).toEqual(found)
  expect(await findDiscrepancies(dai, true)).toEqual([])
})

test('settling in a dry run changes nothing, not even for an expired Stripe session', async () => {
  const emi = await shop.signUp('emi')
  const offer = { mode: 'payment', guideId: 1 }
  const { url } = (await shop.post('/api/users/create-checkout-session', offer, emi)).json<{ url: string }>()
  const session = /cs_\w+/.exec(url)?.[0] ?? ''
  await shop.deps.stripe.checkout.sessions.expire(session)

  await settleStripeObject({ ...shop.deps, dryRun: true }, session)

  const { rows } = await shop.deps.pool.query('select state from orders where stripe_id = $1', [session])
  expect(rows).toEqual([{ state: 'open' }])
})

test('reconciliation finds a refund and a subscription without webhooks', async () => {
  const [ben, chie] = [await shop.signUp('ben'), await shop.signUp('chie')]
  const payment = await payWithoutWebhook(ben, '/api/users/create-payment-intent', { guideId: 2 })
  await shop.post('/api/purchases', { guideId: 2, stripePaymentId: payment }, ben)
  await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await payWithoutWebhook(chie, '/api/create-subscription', {})

  expect(await findDiscrepancies(ben, false)).toMatchObject([
    {
      email: ben.email,
      stripeId: payment,
      changes: ['revoke guide 2: refunded', 'note $2 refunded on the receipt of guide 2'],
    },
  ])
  expect(await findDiscrepancies(chie, false)).toMatchObject([
    { changes: [expect.stringMatching(/^Pro until /), expect.stringMatching(/^receipt for in_/)] },
  ])
})

const describeDiscrepancies = async (person: Person, apply: boolean) =>
  (await findDiscrepancies(person, apply)).flatMap(({ changes }) => changes).join('; ')
const waitForNoDiscrepancies = (person: Person) =>
  expect.poll(() => describeDiscrepancies(person, true)).toBe('')

test('reconciliation restores a guide that a lost partial dispute had revoked', async () => {
  const fumi = await shop.signUp('fumi')
  const payment = await payWithoutWebhook(fumi, '/api/users/create-payment-intent', { guideId: 1 })
  await findDiscrepancies(fumi, true)
  await decideDispute(shop, await createDispute(shop, payment, 80), 'lost')
  // State as stored by earlier releases, which did not compare the disputed amount with the payment.
  await shop.deps.pool.query(
    `update purchases set revoked_at = now(), revoked_reason = 'dispute lost' where stripe_payment_id = $1`,
    [payment],
  )
  await shop.deps.pool.query(
    'update receipts set refunded_at = now(), refunded_amount = amount where reference = $1',
    [payment],
  )

  const found = await describeDiscrepancies(fumi, false)

  expect(found).toBe(
    'restore guide 1: only a part was returned; note $0 refunded and $0.80 returned by the bank on the receipt of guide 1',
  )
  expect(await describeDiscrepancies(fumi, true)).toBe(found)
  expect(await canView(1, fumi)).toBe(true)
  expect(await describeDiscrepancies(fumi, true)).toBe('')
})

test('reconciliation ends Pro for a lost dispute of an earlier month and refunds the later one', async () => {
  const gen = await shop.signUp('gen')
  const payment = await payWithoutWebhook(gen, '/api/create-subscription', {})
  await advanceClocks(shop, 31 * 24 * 60 * 60 + 7200)
  await findDiscrepancies(gen, true)
  await decideDispute(shop, await createDispute(shop, payment), 'lost')

  const found = await describeDiscrepancies(gen, false)

  expect(found).toContain('end Pro; end the subscription sub_')
  expect(found).toContain('note $0 refunded and $15 returned by the bank on the receipt of in_')
  expect(found).toMatch(/refund \$15 of in_\w+: the plan ended with a lost dispute/)
  expect(await describeDiscrepancies(gen, true)).toBe(found)
  await waitForNoDiscrepancies(gen)
  expect((await fetchSubscriptions(shop, gen)).map(({ status }) => status)).toEqual(['canceled'])
})

test('reconciliation lists refunds of equal amounts that an operator submitted repeatedly', async () => {
  const hana = await shop.signUp('hana')
  const payment = await payWithoutWebhook(hana, '/api/users/create-payment-intent', { guideId: 1 })
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    'select id from users where firebase_uid = $1',
    [hana.uid],
  )
  const ids: string[] = []
  for (const attempt of ['1', '2']) {
    const asked = { payment_intent: payment, amount: 50, reason: 'requested_by_customer' } as const
    ids.unshift((await shop.deps.stripe.refunds.create(asked)).id)
    const noted = { kind: 'refund', reason: 'asked', userId: rows[0]?.id ?? 0 } as const
    const operator = { uid: 'sora', email: 'sora@example.com' }
    await insertAuditEntry(
      shop.deps.db,
      { ...noted, operator, after: { payment, attempt } },
      shop.deps.clock(),
    )
  }

  expect(await findRepeatedRefunds(shop.deps)).toMatchObject([
    {
      email: hana.email,
      paymentId: payment,
      description: expect.stringContaining(`$0.50 2 times (${ids.join(', ')})`),
    },
  ])
})

test('reconciliation refunds one of two months of Pro for the same days, even after both ended', async () => {
  const hana = await shop.signUp('hana')
  const first = await payWithoutWebhook(hana, '/api/create-subscription', {})
  await findDiscrepancies(hana, true)
  const { id } = await shop.deps.stripe.refunds.create({ payment_intent: first })
  await waitForNoDiscrepancies(hana)
  await payWithoutWebhook(hana, '/api/create-subscription', {})
  await findDiscrepancies(hana, true)
  await controlStripe(shop, `refunds/${id}/fail`, {})
  await advanceClocks(shop, 40 * 24 * 60 * 60)

  const found = await describeDiscrepancies(hana, false)

  expect(found).toMatch(/refund \$15 of in_\w+: another plan runs at the same time/)
  expect(await describeDiscrepancies(hana, false)).toBe(found)
  expect(await describeDiscrepancies(hana, true)).toBe(found)
  expect(await describeDiscrepancies(hana, true)).toBe('')
})

test('reconciliation moves given months that overlap a paid month to its end', async () => {
  const [iku, giver] = [await shop.signUp('iku'), await shop.signUp('jun')]
  const payment = await payWithoutWebhook(iku, '/api/create-subscription', {})
  await findDiscrepancies(iku, true)
  const { id } = await shop.deps.stripe.refunds.create({ payment_intent: payment })
  await waitForNoDiscrepancies(iku)
  await giveTo(iku, giver, null)
  await controlStripe(shop, `refunds/${id}/fail`, {})

  const found = await describeDiscrepancies(iku, false)

  expect(found).toMatch(
    /^Pro until (\S+); begin the given months of \S+ on \1; note \$0 refunded on the receipt of in_/,
  )
  expect(await describeDiscrepancies(iku, true)).toBe(found)
  expect(await describeDiscrepancies(iku, true)).toBe('')
})

test('reconciliation restores the access of a claimed gift once', async () => {
  const [kei, giver] = [await shop.signUp('kei'), await shop.signUp('lea')]
  await giveTo(kei, giver, 2)
  // State as stored by earlier releases, which considered only one payment per gift.
  await shop.deps.pool.query(
    `update purchases set revoked_at = now() from users where users.id = user_id and firebase_uid = $1`,
    [kei.uid],
  )

  const found = await describeDiscrepancies(kei, false)

  expect(found).toBe('restore guide 2: the gift stands again, $2 paid')
  expect(await canView(2, kei)).toBe(false)
  expect(await describeDiscrepancies(kei, true)).toBe(found)
  expect(await canView(2, kei)).toBe(true)
  expect(await describeDiscrepancies(kei, true)).toBe('')
})

/** Gives a guide, or months of Pro if `guideId` is null, and claims the gift. */
async function giveTo(recipient: Person, giver: Person, guideId: number | null): Promise<void> {
  const id = crypto.randomUUID()
  const telling = { recipient: null, language: 'en', day: toLocalDay('en', shop.deps.clock()), message: '' }
  await callMutation(shop, giver, 'gifts.order', { id, guideId, ...telling })
  const started = await callMutation(shop, giver, 'gifts.pay', { id, language: 'en' })
  const payment = parsePaymentId(readCallData<{ clientSecret: string }>(started))
  await payWithCard(shop.deps.stripe, payment)
  await callMutation(shop, giver, 'gifts.recordPaid', { id, stripePaymentId: payment })
  const { url } = readCallData<{ url: string }>(
    await callMutation(shop, giver, 'gifts.showLink', { id, language: 'en' }),
  )
  expect((await callMutation(shop, recipient, 'gifts.claim', { key: url.split('#')[1] })).status).toBe(200)
}
